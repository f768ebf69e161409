import { type Region, regionEnd } from '../../../text/region.js';
import { joined } from '../../../text/region-parts.js';
import { htmlText } from '../../notation/html-text.js';
import { replaced } from '../../notation/replaced.js';
import { eachIn, firstOf, inside, list, plainText, regionOf, text } from '../fields.js';
import type { FieldReader, JsonShape } from '../shape.js';

const mainTypes: ReadonlySet<string> = new Set(['unit', 'spell', 'gear', 'legend', 'rune', 'battlefield']);
const typeWords: ReadonlySet<string> = new Set([...mainTypes, 'champion', 'basic', 'signature', 'token']);
const domains: ReadonlySet<string> = new Set(['fury', 'calm', 'mind', 'body', 'chaos', 'order', 'colorless']);

/** Whether a text is a type of Riftbound, "Champion Unit" or "spell". */
function isType(text: string): boolean {
  if (text.length > 60) return false;
  const words = (text.toLowerCase().split(/ [—–-] /)[0] ?? '').split(' ');
  return words.every((word) => typeWords.has(word)) && words.some((word) => mainTypes.has(word));
}

/** Whether a text is a collector number as printed: `OGN-007a/298`. */
const isCode = (text: string) => /^[A-Z]{3}-[\dTR]{1,4}[a-z*]{0,2}\/\d{1,4}$/.test(text);

const isDomain = (text: string) => domains.has(text.toLowerCase());

const names = ['name', 'cardName', 'card_name', 'title'];
const types = ['cardType', 'card_type', 'type'];
const supertypes = ['supertype', 'superType', 'super'];
const energies = ['energy', 'energyCost', 'energy_cost'];
const flavors = ['flavorText', 'flavor', 'flavour', 'flavor_text'];
const inDomain = ['domain', 'domains', 'color', 'colors'];

/** Rules text properties with line breaks come first: others run their lines together. */
const anyText = firstOf([
  inside('text', firstOf([text(['rich', 'plain'], htmlText), inside('richText', text('body', htmlText))])),
  text(
    [
      'textRich',
      'effect_text',
      'abilityText',
      'ability',
      'effect',
      'text',
      'textPlain',
      'rulesText',
      'rules_text',
      'description',
    ],
    htmlText,
  ),
]);

/** What one catalogue has as the text of a card without text. */
const NO_TEXT = '[NO TEXT]';

const rulesText: FieldReader = (face) => {
  const region = anyText(face);
  return region?.text === NO_TEXT ? null : region;
};

/** The same field in the object itself, or in one of the groups that some catalogues use. */
function grouped(field: FieldReader): FieldReader {
  return firstOf([field, inside('attributes', field), inside('classification', field)]);
}

/**
 * A value that the official gallery stores with a label: `{ "label": "Might", "value": { "id": 3, "label": "3" } }`.
 */
const labelled = (property: string): FieldReader => inside(property, inside('value', text('label')));

const mainType = firstOf([
  grouped(text(types, capitalised)),
  inside('cardType', eachIn('type', text('label', capitalised))),
]);
const supertype = grouped(text(supertypes, capitalised));

/** The supertype, if it is a separate property, and the type; then only the type can be edited. */
const typeLine: FieldReader = (face) => {
  const [first, type] = [supertype(face), mainType(face)];
  if (!first || !type || type.text.startsWith(first.text)) return type ?? first;
  const lead = `${first.text} `;
  return {
    text: lead + type.text,
    start: type.start,
    pieces: [[regionEnd(type) - type.start, lead.length + type.text.length, 'fixed']],
  };
};

/** Some catalogues give cards without Might a Might of zero. */
const might: FieldReader = (face) => {
  const region = firstOf([grouped(text('might')), labelled('might')])(face);
  return region?.text === '0' && !/unit/i.test(mainType(face)?.text ?? '') ? null : region;
};

const energy = cost(['energy', 'energyCost', 'energy_cost', 'cost'], 'E');
const power = cost(['power', 'powerCost', 'power_cost', 'powerAmount'], 'P');

/**
 * Energy and power in the notation of a cost, `{E3}{P1}`. Cards that are not played have none, though some lists
 * contain zeros.
 */
const playCost: FieldReader = (face) => {
  const isPlayed = /unit|spell|gear/i.test(mainType(face)?.text ?? '');
  const parts = isPlayed ? [energy(face), power(face)] : [];
  const all = parts.filter((part) => part !== null && part.text !== '{P0}') as Region[];
  const [first] = all;
  if (!first || all.length === 1) return first ?? null;
  return { ...joined(all, ''), encode: () => null };
};

const domain = firstOf([
  grouped(firstOf(inDomain.map((property) => text(property)))),
  grouped(firstOf(inDomain.map((property) => list(property)))),
  inside('domain', eachIn('values', text('label'))),
]);

/** Riftbound cards from various lists, which store the same data under different property names. */
export const riftbound: JsonShape = {
  id: 'riftbound',
  about: {
    title: 'Riftbound cards (catalogues, the official gallery, exports of collection tools)',
    recognized:
      'Entries have a name, a type that is one of Riftbound’s (Unit, Spell, Gear, Legend, Rune, Battlefield), and two of energy, Might and a domain, whatever their properties are called.',
  },
  signatures: [
    ['@name', '@type', '@energy', '@might'],
    ['@name', '@type', '@energy', '@domain'],
    ['@name', '@type', '@might', '@domain'],
    ['name', 'cardType', 'abilityText'],
    ['name', '@code', 'cardType{}'],
  ],
  evidence: {
    '@name': { keys: new Set(names), matches: (name) => name !== '' },
    '@type': { keys: new Set(types), matches: isType, proves: true, inherited: true },
    '@energy': { keys: new Set(energies), inherited: true },
    '@might': { keys: new Set(['might']), inherited: true },
    '@code': { keys: new Set(['publicCode']), matches: isCode, proves: true },
    '@domain': { keys: new Set(inDomain), matches: isDomain, inherited: true },
  },
  proofs: ['cardType'],
  game: 'riftbound',
  faces: (card) => [card],
  fields: {
    name: text(names, htmlText),
    manaCost: playCost,
    typeLine,
    rulesText,
    flavor: firstOf([text(flavors, htmlText), inside('text', text(flavors, htmlText))]),
    metadata: {
      Might: might,
      Domain: domain,
      Tags: firstOf([list('tags', ', '), inside('tags', list('tags', ', '))]),
      Rarity: firstOf([grouped(text('rarity')), labelled('rarity')]),
      Artist: firstOf([text('artist'), inside('media', text('artist'))]),
    },
  },
  // Tokens have their own numbering: SFD T02.
  isToken: (card) => /-t\d+$/i.test(plainText(card, 'id')) || supertype(card)?.text === 'Token',
};

/** Reads a number of a cost and adds its letter. */
function cost(properties: readonly string[], letter: string): FieldReader {
  const symbol = (number: string) => `{${letter}${number}}`;
  const written = new RegExp(`^\\{${letter}(\\d+)\\}$`);
  const notation = (region: Region) =>
    replaced(region, /^\d{1,2}$/g, symbol, (text) => written.exec(text)?.[1] ?? null);
  const field: FieldReader = ({ source, get }) => {
    for (const property of properties) {
      const region = regionOf(source, get(property));
      if (region && /^\d{1,2}$/.test(region.text)) return notation(region);
    }
    return null;
  };
  const labels: FieldReader = (face) => {
    const region = firstOf(properties.map(labelled))(face);
    return region && /^\d{1,2}$/.test(region.text) ? notation(region) : null;
  };
  return firstOf([grouped(field), inside('playCost', field), labels]);
}

/** A type with capitals, as in the rules: some catalogues have `unit` or `UNIT`. */
function capitalised(region: Region): Region {
  const isLower = region.text === region.text.toLowerCase();
  const isUpper = region.text === region.text.toUpperCase();
  if (!isLower && !isUpper) return region;
  const words = isLower ? /\b\p{Ll}/gu : /\p{Lu}{2,}/gu;
  const read = (word: string) => (isLower ? word.toUpperCase() : word.charAt(0) + word.slice(1).toLowerCase());
  return replaced(region, words, read, (written) => (isLower ? written.toLowerCase() : written.toUpperCase()));
}
