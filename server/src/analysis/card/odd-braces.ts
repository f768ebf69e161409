import type { Face } from '../../formats/card.js';
import { type Braces, bracesIn, symbolKind, symbolsMeant } from '../../language/symbols.js';
import type { Region } from '../../text/region.js';

/** Braces that hold no symbol of the rules, or one brace alone. The span counts in the region's text. */
export interface OddBraces extends Braces {
  readonly region: Region;
}

/** A face with more of them is no card text, and its first ones say so. */
const MOST = 1000;

/** Nearly every face has none: one list serves them all. */
const none: readonly never[] = [];

/** A brace that does not belong to one of the symbols that nearly all braces hold: most texts have none, and are done. */
const unusual = /\{(?![0-9WUBRGCXTE]\})|(?<!\{[0-9WUBRGCXTE])\}/;

/** The braces of a face's name, mana cost and rules text that are no symbols of Magic's rules, in order: at most a thousand. */
export function oddBraces({ name, manaCost, rulesText }: Face): readonly OddBraces[] {
  let found: OddBraces[] | null = null;
  for (const region of [name, manaCost, rulesText]) {
    if (!region || !hasBraces(region.text) || !unusual.test(region.text)) continue;
    for (const braces of bracesIn(region.text)) {
      if (braces.inner !== null && symbolKind(braces.inner)) continue;
      found ??= [];
      if (found.length === MOST) return found;
      found.push({ ...braces, region });
    }
  }
  return found ?? none;
}

function hasBraces(text: string): boolean {
  return text.includes('{') || text.includes('}');
}

/**
 * The symbols in braces that can only be the set's own, in upper case: of `{I/U}` that is `I`. None where the braces hold a slip for
 * a known symbol, or words that are no symbol at all.
 */
export function ownSymbols(inner: string): string[] {
  if (symbolKind(inner) || symbolsMeant(inner) !== null) return [];
  const upper = inner.toUpperCase();
  // `IU` is a hybrid without its slash.
  const parts = /^\p{L}{2}$/u.test(upper) && /[WUBRG]/.test(upper) ? [...upper] : upper.split('/');
  if (!parts.every((part) => /^[\p{L}\p{N}+]{1,8}$/u.test(part))) return [];
  return parts.filter((part) => part !== 'P' && !symbolKind(part));
}
