import type { WrittenCard } from '../format-properties.js';

/** How a program writes text into a JSON string. */
type Notation = (text: string) => string;

const [POWER, TOUGHNESS] = [0, 1] as const;

function side({ stats }: WrittenCard, which: 0 | 1): string {
  return stats.split('/')[which] ?? '';
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** A list of cards as returned by Scryfall. */
export function writeScryfall(cards: readonly WrittenCard[]): string {
  return json(
    cards.map((card) => ({
      object: 'card',
      id: 'c0ffee',
      name: card.name,
      image_uris: { normal: 'https://cards.example/a.jpg?1', large: [] },
      mana_cost: card.manaCost,
      type_line: card.typeLine,
      oracle_text: card.rulesText,
      power: side(card, POWER),
      toughness: side(card, TOUGHNESS),
      colors: ['R', 'G'],
      legalities: { standard: 'legal', vintage: null },
      flavor_text: 'Ash "falls"\non.',
    })),
  );
}

/** The same with every character outside ASCII escaped, on one line, as Python writes it. */
export function writeEscapedScryfall(cards: readonly WrittenCard[]): string {
  const text = JSON.stringify({ object: 'list', data: JSON.parse(writeScryfall(cards)) });
  return text
    .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');
}

/** A set file of MTGJSON. */
export function writeMtgjson(cards: readonly WrittenCard[]): string {
  const written = cards.map((card) => ({
    colors: ['R'],
    layout: 'normal',
    manaCost: card.manaCost,
    name: card.name,
    power: side(card, POWER),
    printings: ['AKD'],
    subtypes: ['Elf'],
    text: card.rulesText,
    toughness: side(card, TOUGHNESS),
    type: card.typeLine,
    types: ['Creature'],
  }));
  const meta = { date: '2026-09-25', version: '5.3.0+20260925' };
  return json({ meta, data: { baseSetSize: 2, booster: { default: { boosters: [] } }, cards: written, tokens: [] } });
}

/** Reminder text in italics, as the exporter writes it. */
const italicised: Notation = (text) => text.replace(/\([^()\n]*\)|“[^”\n]*”/g, '[i]$&[/i]');

/** A set exported from Magic Set Editor. */
export function writeMseExport(cards: readonly WrittenCard[]): string {
  const written = cards.map((card) => ({
    card_name: card.name,
    color: 'RG',
    rarity: 'common',
    type: card.typeLine,
    number: 7,
    cost: card.manaCost,
    rules_text: italicised(card.rulesText),
    flavor_text: '[i][/i]',
    pt: card.stats,
    special_text: '',
    shape: 'normal',
    notes: '',
  }));
  return json({ name: 'Ashes', formats: '', version: 6, cards: written });
}

/** A card file of LackeyBot, keyed by name and set, with reminder text in asterisks. */
export function writeLackeyBot(cards: readonly WrittenCard[]): string {
  const entries = cards.map((card, i) => {
    const written = {
      fullName: card.name,
      cardName: card.name,
      manaCost: card.manaCost,
      typeLine: `${card.typeLine} `,
      rulesText: `${card.rulesText.replace(/\((?=\w)[^()\n]*\w\.\)/g, '*$&*')}\n`,
      flavorText: '*Ash.*\n',
      power: side(card, POWER),
      toughness: side(card, TOUGHNESS),
      loyalty: '',
      color: '{Red} ',
      cmc: 2,
      shape: 'normal',
      notes: [],
    };
    return [`${card.name}_AKD${i}`, written];
  });
  return json(Object.fromEntries(entries));
}

/** Snapshots of card definitions, each after a line with its name. */
export function writeSnapshots(cards: readonly WrittenCard[]): string {
  return cards
    .map((card) => {
      const written = {
        name: card.name,
        manaCost: card.manaCost,
        typeLine: card.typeLine,
        oracleText: card.rulesText,
        creatureStats: { power: side(card, POWER), toughness: side(card, TOUGHNESS) },
        script: { triggeredAbilities: [{ id: 'ability_1', effect: { type: 'CreateToken', name: 'Berry' } }] },
        metadata: { rarity: 'UNCOMMON', flavorText: 'Ash.' },
      };
      return `// ${card.name}\n${json(written)}\n`;
    })
    .join('\n');
}

/** A fan cube's table of 2024. */
export function writeFanCube(cards: readonly WrittenCard[]): string {
  const four = (value: string | null) => [value, '', '', ''];
  const data = cards.map((card) => {
    const [types = '', subtypes = ''] = card.typeLine.split(' — ');
    return {
      Name: card.name,
      Cost: four(card.manaCost),
      'Supertype(s)': four(''),
      'Card Type(s)': four(types.replaceAll(' ', ';')),
      'Subtype(s)': four(subtypes.replaceAll(' ', ';')),
      power: four(side(card, POWER)),
      toughness: four(side(card, TOUGHNESS)),
      'Text Box': four(card.rulesText.replaceAll('\n', '\\n')),
      Tags: '',
    };
  });
  return json({ data });
}

/** A Draftmancer list: settings, custom cards, and a list of names. */
export function writeDraftmancer(cards: readonly WrittenCard[]): string {
  const written = cards.map((card) => ({
    name: card.name,
    rarity: 'common',
    mana_cost: card.manaCost,
    type: `${card.typeLine} `,
    oracle_text: card.rulesText,
    power: side(card, POWER),
    toughness: side(card, TOUGHNESS),
    image_uris: { en: 'https://cards.example/a.jpg' },
  }));
  const cardsAndComments = json(written).replace(/^ {2}\{$/gm, '  # one more\n  {');
  const head = `# a list\n[Settings]\n${json({ name: 'Ashes', layouts: {} })}\n# cards\n[CustomCards]\n`;
  return `${head}${cardsAndComments}\n[Common {"collation": "random"}]\n# names\n2 Ash\n1 Ember (akd) 7\n`;
}
