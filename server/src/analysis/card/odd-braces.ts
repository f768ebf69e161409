import type { Face } from '../../formats/card.js';
import { type Braces, bracesIn, correctedSymbols, symbolKind } from '../../language/symbols.js';
import type { Region } from '../../text/region.js';

/** Braces without a symbol of the rules, or a single brace. The span counts in the region's text. */
export interface OddBraces extends Braces {
  readonly region: Region;
}

/** The most that are reported for a face; more than this is not card text. */
const MAX_BRACES = 1000;

/** A shared empty list: nearly every face has none. */
const none: readonly never[] = [];

/** A brace that is not part of one of the most common symbols: a fast path, as most texts have no other braces. */
const unusual = /\{(?![0-9WUBRGCXTE]\})|(?<!\{[0-9WUBRGCXTE])\}/;

/**
 * The braces in a face's name, mana cost and rules text that are not symbols of Magic's rules, in order: at most 1000.
 */
export function oddBraces({ name, manaCost, rulesText }: Face): readonly OddBraces[] {
  let found: OddBraces[] | null = null;
  for (const region of [name, manaCost, rulesText]) {
    if (!region || !hasBraces(region.text) || !unusual.test(region.text)) continue;
    for (const braces of bracesIn(region.text)) {
      if (braces.inner !== null && symbolKind(braces.inner)) continue;
      found ??= [];
      if (found.length === MAX_BRACES) return found;
      found.push({ ...braces, region });
    }
  }
  return found ?? none;
}

function hasBraces(text: string): boolean {
  return text.includes('{') || text.includes('}');
}

/**
 * The symbols in braces that can only be custom ones, in upper case: `I` for `{I/U}`. Empty if the braces contain a
 * misspelled known symbol, or words that cannot be a symbol.
 */
export function customSymbols(inner: string): string[] {
  if (symbolKind(inner) || correctedSymbols(inner) !== null) return [];
  const upper = inner.toUpperCase();
  // `IU` is a hybrid without its slash.
  const parts = /^\p{L}{2}$/u.test(upper) && /[WUBRG]/.test(upper) ? [...upper] : upper.split('/');
  if (!parts.every((part) => /^[\p{L}\p{N}+]{1,8}$/u.test(part))) return [];
  return parts.filter((part) => part !== 'P' && !symbolKind(part));
}
