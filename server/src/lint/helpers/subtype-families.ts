import { editionOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import type { PartOf } from '../../language/tokens/ast.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Span } from '../../text/span.js';
import type { TokenDescription } from './token-description.js';

/** The families of a subtype, as card types (205.3); empty if the rulebook does not know it. */
export function familiesOf(subtype: string, { vocabulary }: Edition): readonly string[] {
  return vocabulary.subtypes.get(subtype.toLowerCase())?.families ?? [];
}

/** A subtype as written in a phrase; *Time Lord* consists of two words (205.3m). */
export interface WrittenSubtype {
  readonly span: Span;
  readonly word: string;
}

/** The subtypes of a description, in order; capitalised words joined by small words stay one entry. */
export function subtypesIn({ subtypes }: TokenDescription, { vocabulary }: Edition): WrittenSubtype[] {
  const written: WrittenSubtype[] = [];
  for (let i = 0; i < subtypes.length; i++) {
    const one = subtypes[i]!;
    const two = joined(one, subtypes[i + 1]);
    if (two && vocabulary.subtypes.has(two.word.toLowerCase())) {
      written.push(two);
      i++;
    } else written.push(one);
  }
  return written;
}

/** Groups of adjacent subtypes. */
export function adjacentGroups(subtypes: readonly WrittenSubtype[]): WrittenSubtype[][] {
  const groups: WrittenSubtype[][] = [];
  for (const subtype of subtypes) {
    const last = groups.at(-1);
    if (last && last.at(-1)!.span.end + 1 === subtype.span.start) last.push(subtype);
    else groups.push([subtype]);
  }
  return groups;
}

function joined(first: PartOf<'subtype'>, second: PartOf<'subtype'> | undefined): WrittenSubtype | null {
  if (!second || second.span.start !== first.span.end + 1) return null;
  return { span: { start: first.span.start, end: second.span.end }, word: `${first.word} ${second.word}` };
}

/** The families whose subtypes a described token may have: those of its card types. */
export function familiesFor({ types, pt }: TokenDescription): ReadonlySet<string> {
  const families = types.map(({ word }) => familyOfType(word.toLowerCase()));
  if (families.length === 0 && pt) families.push('creature');
  return new Set(families);
}

/** The family of a card type: kindreds share the creature types (308.2), instants and sorceries the spell types (205.3k). */
export function familyOfType(type: string): string {
  if (type === 'kindred' || type === 'tribal') return 'creature';
  return type === 'instant' || type === 'sorcery' ? 'spell' : type;
}

/** The subtypes of these families, as printed. */
export function* subtypesOf(families: ReadonlySet<string>, { vocabulary }: Edition): Generator<string> {
  for (const { word, families: own } of vocabulary.subtypes.values()) {
    if (own.some((family) => families.has(family))) yield word;
  }
}

/** The subtype meant by a lower-case word, as printed, if a token of this description can have it; else null. */
export function intendedSubtype(word: string, described: TokenDescription, { vocabulary }: Edition): string | null {
  const known = vocabulary.subtypes.get(word);
  const families = familiesFor(described);
  return known?.families.some((family) => families.has(family)) ? known.word : null;
}

/** Whether a word is a subtype in the newest bundled rulebook of the game, even if it is not one in this edition. */
export function isLaterSubtype(word: string, { game, id }: Edition): boolean {
  const newest = bundledRulebookIds.find((other) => bundledRulebook(other)?.game === game);
  const rulebook = newest === undefined || newest === id ? null : bundledRulebook(newest);
  return rulebook ? editionOf(rulebook).vocabulary.subtypes.has(word.toLowerCase()) : false;
}
