import { manaCost } from '../../notation/mana-cost.js';
import { firstOf, list, pair, text } from '../fields.js';
import type { JsonShape } from '../shape.js';

const names = ['name'];
const costs = ['cost', 'mana', 'manaCost', 'mana_cost', 'manacost'];
const texts = [
  'text',
  'rules',
  'rulesText',
  'rules_text',
  'oracle',
  'oracleText',
  'abilities',
  'ability',
  'description',
];

/** Whether a text is a mana cost, with braces or without: `{1}{W}`, `1W`, `XRR`. */
function isCost(text: string): boolean {
  return /^(?:\{[^{}\s]{1,8}\}){1,20}$/.test(text) || /^(?=.*[WUBRGC])X{0,3}\d{0,2}[WUBRGC]{0,8}$/.test(text);
}

/** Magic cards in JSON that people have written for their own purposes, with the usual property names. */
export const other: JsonShape = {
  id: 'other',
  about: {
    title: 'Cards in JSON of one’s own making',
    recognized:
      'Entries have a name (their own, or their key), a `type`, rules text, and a mana cost (`{1}{W}`, `1W`) or “Land” in the type.',
  },
  signatures: [
    ['name', 'type', '@cost', '@rules'],
    ['name', '@land', '@rules'],
  ],
  evidence: {
    '@cost': { keys: new Set(costs), matches: isCost },
    '@land': { keys: new Set(['type']), matches: (type) => /^(?:\p{Lu}\p{L}* )*Land(?: [—–-] |$)/u.test(type) },
    '@rules': { keys: new Set(texts) },
  },
  proofs: ['type'],
  // A file with only lands could be about countries.
  needed: '@cost',
  faces: (card) => [card],
  fields: {
    name: text(names),
    manaCost: text(costs, manaCost),
    typeLine: text('type'),
    rulesText: firstOf([text(texts), ...texts.map((property) => list(property, '\n'))]),
    stats: firstOf([pair('power', 'toughness'), text('pt')]),
    flavor: text(['flavor', 'flavorText', 'flavor_text']),
    metadata: { Loyalty: text('loyalty'), Rarity: text('rarity'), Artist: text('artist') },
  },
};
