import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cockatriceCards } from '../../../server/src/export/cockatrice-cards.js';
import { jsonCards } from '../../../server/src/export/json-cards.js';
import { plainCards } from '../../../server/src/export/plain-cards.js';
import type { Card, CardDocument } from '../../../server/src/formats/card.js';
import { formatFor } from '../../../server/src/formats/index.js';
import { textsOf } from '../support/card-text.js';
import { edition } from '../support/phrases.js';
import { seeded } from '../support/seeded.js';

/** Words that each format may take for something else. */
const odd = fc.constantFrom(
  ...[
    'Token',
    'Ember Token',
    ' Leading',
    'Trailing ',
    'Double  Space',
    'Ash // Ember',
    'Emblem',
    '#1',
    'Set: A',
    '//',
    '---',
  ],
  ...['Instant', '2/2', '[5]', 'Quince', 'Mira, the Grafter', 'Ember & <Ash>', '"Quoted"', 'Æther', '{R}', '', 'null'],
);
const typeLine = fc.constantFrom(
  ...[
    'Creature — Elf',
    'Token',
    'Token Creature — Elf',
    'Instant',
    '',
    'Land',
    'Artifact Token',
    'Card',
    'Emblem',
    ' Sorcery',
  ],
);
const manaCost = fc.constantFrom('', '{1}{R}', '{2/W}{G/P}', '{X}{X}', '{0}', '1R', '{10}');
const rulesText = fc
  .array(
    fc.constantFrom(
      ...[
        'Draw a card.',
        '',
        '  Flying',
        'Rarity: rare',
        '2/2',
        '//',
        '---',
        '# not a comment',
        'Flavor: no',
        'a \\n b',
        '//x',
      ],
      ...[
        '{T}: Create a Food token.',
        'Color: red',
        'Ember Token',
        '[5]',
        '*soft*',
        '5',
        '<b>',
        'Trailing ',
        'ALTERNATE',
      ],
    ),
    { maxLength: 5 },
  )
  .map((lines) => lines.join('\n'));
const stats = fc.constantFrom('', '1/1', '*/1+*', '[5]', '5', ' 2 / 2 ', '1/1/1');
const metadata = fc.array(
  fc.tuple(
    fc.constantFrom('Color', 'Color', 'Rarity', 'Artist', 'Number', 'Loyalty', 'Defense', 'Note'),
    fc.constantFrom('red', 'W', 'white and blue', 'silver', 'rare', '5', '', ' x ', 'WU', 'colorless', 'a, b'),
  ),
  { maxLength: 4 },
);
const face = fc.record({
  name: odd,
  typeLine,
  manaCost,
  rulesText,
  stats,
  metadata,
  flavor: fc.constantFrom('', 'So.', 'Two\nlines'),
});
type WrittenFace = typeof face extends fc.Arbitrary<infer T> ? T : never;

/** Files as people and programs write them, odd and legal. */
const file = fc.tuple(
  fc.constantFrom('a.cards', 'a.tokens', 'a.json', 'a.xml', 'akd.mse-set/set'),
  fc.array(face, { minLength: 1, maxLength: 2 }),
);

function written(path: string, faces: readonly WrittenFace[]): string {
  const [first] = faces as [WrittenFace];
  if (path.endsWith('.json'))
    return JSON.stringify([
      { object: 'card', ...jsonFace(first), ...(faces.length > 1 ? { card_faces: faces.map(jsonFace) } : {}) },
    ]);
  if (path.endsWith('.xml')) return xml(first);
  if (path.endsWith('set')) return mse(first);
  return faces.map(plainFace).join('\n//\n');
}

function plainFace({
  name,
  manaCost: cost,
  typeLine: types,
  rulesText: rules,
  stats: numbers,
  metadata: known,
  flavor,
}: WrittenFace): string {
  const said = [
    ...known.map(([key, value]) => `${key}: ${value}`),
    ...flavor.split('\n').map((line) => `Flavor: ${line}`),
  ];
  return [`${name} ${cost}`, types, rules, numbers, ...said].filter((line) => line !== '').join('\n');
}

function jsonFace({
  name,
  manaCost: cost,
  typeLine: types,
  rulesText: rules,
  stats: numbers,
  metadata: known,
  flavor,
}: WrittenFace) {
  const [power, toughness] = numbers.split('/');
  const more = Object.fromEntries(
    known.map(([key, value]) => [
      key === 'Color' ? 'color_indicator' : key.toLowerCase(),
      key === 'Color' ? [value] : value,
    ]),
  );
  return {
    name,
    mana_cost: cost,
    type_line: types,
    oracle_text: rules,
    flavor_text: flavor,
    power,
    toughness,
    ...more,
  };
}

function xml({ name, typeLine: types, rulesText: rules, stats: numbers, metadata: known }: WrittenFace): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const value = (key: string) => escaped(known.find(([each]) => each === key)?.[1] ?? '');
  return `<?xml version="1.0"?>
<cockatrice_carddatabase version="4"><cards><card><name>${escaped(name)}</name><text>${escaped(rules)}</text><prop><type>${escaped(types)}</type>
<manacost>1R</manacost><pt>${numbers}</pt><colors>${value('Color')}</colors></prop><set rarity="${value('Rarity')}">AKD</set></card></cards></cockatrice_carddatabase>`;
}

function mse({ name, typeLine: types, rulesText: rules, flavor, metadata: known }: WrittenFace): string {
  const block = (text: string) => (text.includes('\n') ? `\n\t\t${text.split('\n').join('\n\t\t')}` : ` ${text}`);
  const rarity = known.find(([key]) => key === 'Rarity')?.[1] ?? '';
  return `mse version: 2.0.0\ngame: magic\ncard:\n\tname: ${name}\n\tcasting cost: 1R\n\tsuper type: ${types}\n\trule text:${block(rules)}\n\tflavor text:${block(flavor)}\n\trarity: ${rarity}\n`;
}

function read(path: string, text: string): CardDocument {
  return formatFor(path, text.slice(0, 4096))!.read(path, text);
}

/** All that a card says, by its parts; what formats may write in another way is put one way. */
function parts({ role, faces }: Card): Map<string, string> {
  const all = new Map([['role', role as string]]);
  faces.forEach((each, i) => {
    const {
      name,
      manaCost: cost,
      typeLine: types,
      rulesText: rules,
      stats: numbers,
      flavor,
      metadata: known,
    } = textsOf(each);
    const add = (part: string, text: string | undefined) => {
      if (text) all.set(`${part} ${i}`, text);
    };
    add('name', name);
    add('mana cost', cost);
    add('type line', types);
    add('stats', numbers?.replace(/ *\/ */, '/'));
    add(
      'rules text',
      rules
        ?.split('\n')
        .map((line) => line.trim())
        .join('\n')
        .trim(),
    );
    add(
      'flavor',
      flavor
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n'),
    );
    for (const line of known) {
      const [, key, value] = /^(\w+): *(.*?) *$/s.exec(line) ?? [];
      if (key && key !== 'Color' && value) add(`${key}: ${value.replace(/\s+/g, ' ')}`, 'said');
    }
    const colors = known.filter((line) => /^Color: *\S/.test(line)).length;
    add('colors', colors > 0 ? `${colors} lines` : '');
  });
  return all;
}

const targets = {
  cards: (document: CardDocument, role: Card['role']) => ({
    ...plainCards([document], role),
    path: role === 'token' ? 'b.tokens' : 'b.cards',
  }),
  cockatrice: (document: CardDocument) => ({
    ...cockatriceCards([document], edition(), { code: 'AKD', name: 'Ashes' }),
    path: 'b.xml',
  }),
  json: (document: CardDocument) => ({ ...jsonCards([document]), path: 'b.json' }),
} as const;

describe('a card that is converted', () => {
  it.each(Object.keys(targets) as (keyof typeof targets)[])(
    'to %s keeps all it says, or is named with what is lost',
    (to) => {
      fc.assert(
        fc.property(file, ([path, faces]) => {
          const document = read(path, written(path, faces));
          for (const { card } of document.cards) {
            const single = { ...document, header: null, suppressions: [], cards: [{ card, start: 0 }] };
            const { text, losses, path: target } = targets[to](single, card.role);
            const back = text === '' ? [] : (read(target, text).cards as CardDocument['cards']);
            const before = parts(card);
            const after = back.length === 1 ? parts(back[0]!.card) : new Map<string, string>();
            const changed = [...before].filter(([part, value]) => after.get(part) !== value).map(([part]) => part);
            if (changed.length > 0) expect(losses, `${changed.join(', ')}\n${text}`).not.toEqual([]);
          }
        }),
        { ...seeded, numRuns: 500 },
      );
    },
  );
});
