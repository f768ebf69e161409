import { numberOfWord } from '../grammar/lexemes.js';
import type { Phrase } from '../grammar/phrase.js';
import type { Ability, OwnKeyword } from './ability.js';
import type { Line } from './line.js';

/**
 * The keywords from a place of a line to its end, and what limits them: "Equip {0}. Activate only once each turn."
 * @param withoutLimit whether they may end with the line
 */
export function keywordsFrom(
  line: Line,
  from: number,
  withoutLimit = true,
): Pick<Ability, 'keywords' | 'sentences'> | null {
  const keywords = withoutLimit ? keywordLine(line, from) : null;
  if (keywords) return { keywords };
  const stop = line.stopAfter(from);
  const limited = stop < line.length - 1 ? line.phrase('keyword-line', from, stop) : null;
  return limited && { keywords: limited, sentences: line.sentences(stop + 1) };
}

function keywordLine(line: Line, from: number): Phrase | null {
  const { length, words } = line;
  const whole = line.phrase('keyword-line', from, length);
  return whole ?? (words[length - 1]!.text === '.' ? line.phrase('keyword-line', from, length - 1) : null);
}

/**
 * A keyword of which only its number, cost or reminder text shows that it is one: "Kindle 3", "Meditate {1}{W}",
 * "Tideproof (…)".
 */
export function ownKeyword(line: Line): OwnKeyword | null {
  const { words, length } = line;
  const isExplained = /\)\s*$/.test(line.text);
  // Most lines begin with a word that cards use, and are decided here.
  if (!isExplained && numberOfWord(words[0]!) > 0) return null;
  const last = words.at(-1)!.text === '.' ? length - 1 : length;
  for (const { end } of line.phrases('unknown-keyword', 0)) {
    const name = words.slice(0, end);
    if (!isExplained && (end === length || name.some((word) => numberOfWord(word) > 0))) continue;
    const own = { name: name.map(({ lower }) => lower).join(' '), number: null, cost: null, quality: null };
    if (end === length) return own;
    if (end === length - 1 && /^(?:\d+|X)$/.test(words[end]!.text)) return { ...own, number: words[end]!.text };
    const cost = line.costs(words[end]!.kind === 'dash' ? end + 1 : end, last);
    if (cost) return { ...own, cost };
    if (!isExplained || isSentence(line)) continue;
    const first = words[end]!.kind === 'dash' ? end + 1 : end;
    const quality = line.phrase('own-quality', first, last);
    if (quality) return { ...own, quality };
    const mana = words.findIndex(({ kind }, index) => index > first && kind === 'symbol');
    const qualified = mana > 0 ? line.phrase('own-quality', first, mana) : null;
    const paid = qualified && line.costs(mana, last);
    if (paid) return { ...own, quality: qualified, cost: paid };
  }
  return null;
}

function isSentence(line: Line): boolean {
  return line.phrase('sentence', 0, line.stopAfter(0)) !== null;
}
