import type { Item, PartOf, PhrasePart, TokenPhrase } from '../../language/tokens/ast.js';
import { partOf, partsOf } from '../../language/tokens/ast.js';
import type { Span } from '../../text/span.js';

/** The description of a token in an instruction, before and after the noun *token*. */
export interface TokenDescription {
  /** The parts before the noun, in text order. */
  readonly before: readonly PhrasePart[];
  readonly noun: PartOf<'noun'>;
  readonly after: readonly PhrasePart[];
  readonly pt: PartOf<'pt'> | undefined;
  readonly colors: readonly PartOf<'colors'>[];
  readonly subtypes: readonly PartOf<'subtype'>[];
  readonly types: readonly PartOf<'type'>[];
  /** Words before the noun that the grammar does not recognise. */
  readonly unknown: readonly PartOf<'unknown'>[];
}

/**
 * The description of the token that an instruction creates. Null for conditions, copies and names alone, and for tokens
 * that are described elsewhere: "with those characteristics", "the following tokens".
 */
export function descriptionOf(item: Item, phrase: TokenPhrase | null): TokenDescription | null {
  if (!phrase || item.kind !== 'described' || phrase.options.length > 0) return null;
  const { parts } = item;
  const at = parts.findIndex(({ kind }) => kind === 'noun');
  const noun = partOf(item, 'noun');
  const elsewhere =
    partsOf(item, 'abilities').some((part) => part.abilities.some(({ kind }) => kind === 'characteristics')) ||
    partsOf(item, 'unknown').some(({ text }) => /\bfollowing\b/i.test(text));
  // "A token that's a 3/3 green Beast creature".
  const isRelative = parts.slice(at + 1).some(({ kind }) => kind === 'type' || kind === 'pt');
  if (!noun || elsewhere || isRelative) return null;
  const before = parts.slice(0, at);
  const head = { parts: before };
  return {
    before,
    noun,
    after: parts.slice(at + 1),
    pt: partOf(head, 'pt'),
    colors: partsOf(item, 'colors'),
    subtypes: partsOf(head, 'subtype'),
    types: partsOf(head, 'type'),
    unknown: partsOf(head, 'unknown'),
  };
}

/** Whether a description has this card type. */
export function hasType({ types }: TokenDescription, type: string): boolean {
  return types.some(({ word }) => word.toLowerCase() === type);
}

/** Whether a description has this subtype. */
export function hasSubtype({ subtypes }: TokenDescription, subtype: string): boolean {
  return subtypes.some(({ word }) => word.toLowerCase() === subtype);
}

/** Whether the words after the noun may decide more than those before it: a choice, or unrecognised words. */
export function isSettledAfterNoun({ after }: TokenDescription): boolean {
  return after.some(({ kind }) => kind === 'unknown' || kind === 'chosen' || kind === 'every land type');
}

const notCharacteristics: ReadonlySet<PhrasePart['kind']> = new Set(['name', 'count', 'state']);

/** The parts before the noun that describe the token itself, without its count, name and state. */
export function characteristicsOf({ before }: TokenDescription): PhrasePart[] {
  return before.filter(({ kind }) => !notCharacteristics.has(kind));
}

/** The subtypes and unknown words, joined by spaces: what a card or token of the set may be named. */
export function describingWords({ subtypes, unknown }: TokenDescription): string {
  return [...subtypes.map(({ word }) => word), ...unknown.map(({ text }) => text)].join(' ');
}

/** The span from the first descriptive word to the noun. */
export function descriptionSpan(described: TokenDescription): Span {
  const { noun } = described;
  return { start: (characteristicsOf(described)[0] ?? noun).span.start, end: noun.span.end };
}

/** Whether one of the parts is *legendary*. */
export function isLegendary(parts: readonly PhrasePart[]): boolean {
  return partsOf({ parts }, 'supertype').some(({ word }) => word.toLowerCase() === 'legendary');
}
