import type { Link } from '../formats/card.js';
import { manaValue } from '../language/mana-value.js';
import { parseTypeLine } from '../language/type-line.js';

/**
 * A link of an entry to another one, as Cockatrice offers it: `count` is a number, or `x` if Cockatrice should ask for
 * one.
 */
export interface EntryLink {
  /** `makes`: the entry makes the named one; `made by`: the other way round. */
  readonly kind: Link['kind'];
  readonly name: string;
  readonly count?: string | null;
  /** Whether it is not made when all tokens of a card are made at once. */
  readonly exclude?: boolean;
  /** Whether the card is attached to the token that it makes. */
  readonly attach?: boolean;
}

/** One card or token of a card database, version 4. */
export interface CockatriceEntry {
  readonly name: string;
  readonly text: string;
  /** `Front // Back` if it has two faces; likewise the cost and the stats. */
  readonly typeLine: string;
  readonly manaCost: string;
  readonly stats: string;
  readonly loyalty: string;
  readonly defense: string;
  /** Letters in the order W U B R G, then the set's custom colors. */
  readonly colors: string;
  readonly set: string;
  readonly rarity: string;
  readonly number: string;
  readonly isToken: boolean;
  readonly links: readonly EntryLink[];
}

/** A set, as Cockatrice lists it. */
export interface DatabaseSet {
  readonly code: string;
  readonly name: string;
}

/**
 * A card database that conforms to Cockatrice's schema for version 4: each entry has its name, text, properties, set,
 * links, token flag and table row, in this order.
 */
export function cardDatabase(set: DatabaseSet, entries: readonly CockatriceEntry[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_carddatabase version="4">',
    '  <sets>',
    '    <set>',
    `      ${element('name', set.code)}`,
    `      ${element('longname', set.name)}`,
    '      <settype>Custom</settype>',
    '    </set>',
    '  </sets>',
    '  <cards>',
    ...entries.flatMap(entryLines),
    '  </cards>',
    '</cockatrice_carddatabase>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines(entry: CockatriceEntry): string[] {
  const { name, text, manaCost, typeLine, stats, loyalty, defense, colors, set, rarity, number, isToken } = entry;
  const front = typeLine.split(' // ')[0] ?? '';
  const properties: [string, string][] = [
    ['type', typeLine],
    ['maintype', mainType(front)],
    ['manacost', manaCost],
    ['cmc', String(manaValue(manaCost.split(' // ')[0] ?? ''))],
    ['colors', colors],
    ['pt', stats],
    ['loyalty', loyalty],
    ['defense', defense],
  ];
  return [
    '    <card>',
    `      ${element('name', name)}`,
    ...(text === '' ? [] : [`      ${element('text', text)}`]),
    '      <prop>',
    ...properties.flatMap(([key, value]) => (value === '' ? [] : [`        ${element(key, value)}`])),
    '      </prop>',
    `      ${element('set', set, { rarity, num: number })}`,
    ...entry.links.map((link) => `      ${linkElement(link)}`),
    ...(isToken ? ['      <token>1</token>'] : []),
    `      <tablerow>${tableRow(mainType(front))}</tablerow>`,
    '    </card>',
  ];
}

function linkElement({ kind, name, count, exclude, attach }: EntryLink): string {
  const attributes = { count: count ?? '', exclude: exclude ? 'exclude' : '', attach: attach ? 'attach' : '' };
  return element(kind === 'makes' ? 'related' : 'reverse-related', name, attributes);
}

/** An element with text; empty attributes are omitted. */
function element(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => (value === '' ? '' : ` ${key}="${escaped(value)}"`));
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or an attribute in double quotes. Characters that XML cannot contain are dropped. */
function escaped(text: string): string {
  return writable(text).replace(/[&<>"]/g, (character) => escapes[character]!);
}

/** A text without the control characters and lone surrogates that XML cannot contain. */
export function writable(text: string): string {
  return text.replace(/(?![\t\n\x7f-\x9f])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu, '');
}

/** The types by which Cockatrice sorts, by precedence: an artifact creature is a creature. */
const mainTypes = ['Creature', 'Planeswalker', 'Battle', 'Land', 'Instant', 'Sorcery', 'Artifact', 'Enchantment'];

function mainType(typeLine: string): string {
  const types = parseTypeLine(typeLine).types.map(({ text }) => text);
  return mainTypes.find((type) => types.includes(type)) ?? types.at(-1) ?? '';
}

/**
 * The row where Cockatrice puts the card on its table: lands in front, then other permanents, creatures, and spells.
 */
function tableRow(type: string): number {
  if (type === 'Land') return 0;
  if (type === 'Creature') return 2;
  return type === 'Instant' || type === 'Sorcery' ? 3 : 1;
}
