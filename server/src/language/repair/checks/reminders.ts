import { matchesOf } from '../../../util/cheap-search.js';
import type { UnreadPiece } from '../../abilities/ability.js';
import type { CardContext } from '../../abilities/card-context.js';
import { type ReadLine, readAbilities } from '../../abilities/read-abilities.js';
import type { Grammar } from '../../grammar/grammar.js';
import { readLexemes } from '../../grammar/lexemes.js';
import { Matcher } from '../../grammar/match.js';
import type { Slip, SlipKind } from '../slip.js';

/** Reminder text of several words without quotes, without its parentheses. */
const reminder = /(?<=\()[^()\n"“”]* [^()\n"“”]*(?=\))/g;

/** The reminder texts of a rules text, with their offsets in it in UTF-16 units. */
export function remindersIn(text: string): { readonly start: number; readonly text: string }[] {
  return matchesOf(text, reminder).map(({ index, 0: inner }) => ({ start: index, text: inner }));
}

/**
 * Whether words are right in reminder text, which is less strict than rules text and explains what only its set has: "Exile
 * this: Draw a card.", "(Cast when you attack alone.)", "(Cast either half.)"
 */
export function isCasual(text: string, { kind, start, end, repairs: [repair] }: Slip): boolean {
  if (kind === 'misspelt-word') return /^.{1,3}$|['’]/.test(text.slice(start, end));
  return isCasualChange(kind, repair?.newText ?? '');
}

/** Whether all slips of a kind that are repaired by a text are right in reminder text. */
export function isCasualChange(kind: SlipKind, newText: string): boolean {
  if (kind === 'missing-word') return !/^(?:the|an?|of|to|on|from|with)$/.test(newText.trim());
  return kind === 'wrong-word' || kind === 'extra-word' || kind === 'swapped-words';
}

/** The pieces of a reminder text that are no sentence, not even one as only reminder text has them. */
export function unreadInReminder(text: string, grammar: Grammar, card: CardContext, read?: ReadLine): UnreadPiece[] {
  const { unread } = readAbilities(text, grammar, { ...card, isSpell: true }, read);
  return unread.filter(({ start, end }) => {
    const lexemes = readLexemes(text.slice(start, end), []);
    return !new Matcher(grammar, lexemes).phrase(grammar.category('reminder'), 0, lexemes.length);
  });
}
