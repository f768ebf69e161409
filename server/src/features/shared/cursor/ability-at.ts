import type { Abilities } from '../../../analysis/card/abilities.js';
import type { Ability } from '../../../language/abilities/ability.js';
import { type Span, touches } from '../../../text/span.js';

/** An ability around a cursor. */
export interface AbilityAt {
  readonly ability: Ability;
  /** The reading that the ability belongs to: that of the face, or of a quoted text. */
  readonly abilities: Abilities;
  /** Where that text begins in the rules text, in UTF-16 units. */
  readonly shift: number;
}

/** Quoted abilities within quoted abilities are searched this deep. */
const MAX_DEPTH = 3;

/** Returns the abilities around an offset in the rules text: that of the line, then those quoted in it. */
export function abilitiesAt(abilities: Abilities, at: number, shift = 0, depth = 0): AbilityAt[] {
  const found = flattened(abilities.abilities).find(({ line }) => touches(spanOfLine(line, shift), at));
  if (!found || depth > MAX_DEPTH) return [];
  const { lexemes, offset } = found.line;
  const from = shift + offset;
  const quote = lexemes.words.find(({ kind, start, end }) => kind === 'quote' && from + start < at && at < from + end);
  const inner = quote
    ? abilitiesAt(abilities.quoted(quote.text.slice(1, -1)), at, from + quote.start + 1, depth + 1)
    : [];
  return [{ ability: found, abilities, shift }, ...inner];
}

/** Abilities, and those that belong to their levels. */
function flattened(abilities: readonly Ability[]): Ability[] {
  return abilities.flatMap((ability) => [...flattened(ability.level?.abilities ?? []), ability]);
}

function spanOfLine({ offset, text }: Ability['line'], shift: number): Span {
  return { start: offset + shift, end: offset + shift + text.length };
}
