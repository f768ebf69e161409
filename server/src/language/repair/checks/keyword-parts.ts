import { folded } from '../../../text/apostrophes.js';
import type { Ability } from '../../abilities/ability.js';
import type { Grammar } from '../../grammar/grammar.js';
import type { Phrase } from '../../grammar/phrase.js';
import { costKeywords, numberKeywords } from '../../keyword-costs.js';
import type { Slip } from '../slip.js';
import { phrasesOf } from './phrases-of.js';

/** A keyword that is followed by a cost or a number wherever it is printed. */
const needing = new RegExp(`^(?:(${costKeywords})|${numberKeywords})$`, 'u');

/**
 * Keywords without the cost or number that belongs to them, and keywords with a full stop after them. What is missing follows from
 * the reminder text. Offsets are UTF-16 units of the rules text.
 */
export function keywordSlips(abilities: readonly Ability[], grammar: Grammar): Slip[] {
  const slips: Slip[] = [];
  for (const { phrase, line } of phrasesOf(abilities)) {
    if (grammar.names[phrase.category] !== 'keyword-line') continue;
    const { lexemes, offset, text } = line;
    const after = lexemes.words[phrase.end];
    const last = lexemes.words[phrase.end - 1]!;
    // "Firebending X, where X is Zora's power." is a sentence.
    const isSentence = lexemes.words.some(({ lower }) => lower === 'where');
    if (after?.text === '.' && phrase.end === lexemes.length - 1 && !isSentence) {
      const [start, end] = [offset + last.start, offset + after.end];
      slips.push({ kind: 'punctuation', start, end, repairs: [{ start: end - 1, end, newText: '' }] });
    }
    for (const keyword of keywordsIn(phrase, grammar)) {
      const [first, final] = [lexemes.words[keyword.start]!, lexemes.words[keyword.end - 1]!];
      const needs = needing.exec(folded(text.slice(first.start, final.end)));
      // "Equip (2)" has its cost in the wrong parentheses.
      if (!needs || /^ ?[([]\S+[)\]]/.test(text.slice(final.end))) continue;
      const end = offset + final.end;
      const part = partIn(text.slice(final.end), needs[1] !== undefined);
      const repairs = part === null ? [] : [{ start: end, end, newText: ` ${part}` }];
      slips.push({ kind: 'missing-word', start: offset + first.start, end, repairs });
    }
  }
  return slips;
}

/** The keywords of a line. */
function keywordsIn(phrase: Phrase, grammar: Grammar): Phrase[] {
  return phrase.slots.flatMap((slot) =>
    grammar.names[slot.category] === 'keyword-line' ? keywordsIn(slot, grammar) : [slot],
  );
}

/** The only cost or number of the reminder text that a text begins with; null if there are several. */
function partIn(text: string, isCost: boolean): string | null {
  const reminder = /^ \(([^()]*)\)/.exec(text)?.[1] ?? '';
  const all = reminder.match(isCost ? /(?:\{(?![TQ]\})[^{}]+\})+/g : /(?<![\d/+−{-])\b\d+\b(?!\/)/g) ?? [];
  return all.length === 1 ? all[0] : null;
}
