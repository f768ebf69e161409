import { capitalized } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { Ability, LineContext } from '../../abilities/ability.js';
import type { Grammar } from '../../grammar/grammar.js';
import type { Phrase } from '../../grammar/phrase.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';
import { phrasesOf } from './phrases-of.js';

/** Categories whose words have the capitals of a name. */
const named: ReadonlySet<string> = new Set([
  'card-self',
  'card-name',
  'other-name',
  'subtype',
  'own-type',
  'ability-word',
  'quote',
  'word',
]);

/**
 * Capitals within sentences, in what was read. Offsets are UTF-16 units of the rules text.
 * @param known its `withCapital` are the words that wordings write with a capital: *Ring*, *X*
 */
export function capitalSlips(abilities: readonly Ability[], grammar: Grammar, { withCapital }: KnownWords): Slip[] {
  const slips: Slip[] = [];
  const check = (from: number, to: number, { lexemes: { words, text }, offset }: LineContext): void => {
    for (let at = from; at < to; at++) {
      const { kind, text: written, start, end, capital } = words[at]!;
      if (kind !== 'word' || !capital || !isWithinSentence(text, start)) continue;
      if (withCapital.has(written.split('-')[0]!) || !/^(?:A|\p{Lu}[^\p{Lu}]+)$/u.test(written)) continue;
      const place = { start: offset + start, end: offset + end };
      slips.push({ kind: 'capitalization', ...place, repairs: [{ ...place, newText: written.toLowerCase() }] });
    }
  };
  const visit = (phrase: Phrase, line: LineContext): void => {
    const category = grammar.names[phrase.category]!;
    if (phrase.ending === null) {
      // The keyword More Than Meets the Eye has more capitals.
      const end = category === 'keyword-name' ? phrase.start + 1 : phrase.end;
      if (!named.has(category) && !category.startsWith('own-')) check(phrase.start, end, line);
      return;
    }
    // Each part of a cost begins with a capital.
    let start = category === 'cost' ? phrase.start + 1 : phrase.start;
    for (const slot of phrase.slots) {
      check(start, slot.start, line);
      visit(slot, line);
      start = slot.end;
    }
    check(start, phrase.end, line);
  };
  for (const { phrase, line } of phrasesOf(abilities)) visit(phrase, line);
  return slips;
}

/** Parts of costs of activated abilities that begin without a capital: "{T}, sacrifice a Forest: …". */
export function costStartSlips(abilities: readonly Ability[], grammar: Grammar): Slip[] {
  const slips: Slip[] = [];
  const visit = (phrase: Phrase, line: LineContext): void => {
    const category = grammar.names[phrase.category];
    if (category === 'costs') for (const slot of phrase.slots) visit(slot, line);
    const { words } = line.lexemes;
    const { kind, text, start, end, capital } = words[phrase.start]!;
    // "Remove three counters and sacrifice it" is one part.
    const before = words[phrase.start - 1]?.lower;
    if (category !== 'cost' || kind !== 'word' || capital || before === 'or' || before === 'and') return;
    const place = { start: line.offset + start, end: line.offset + end };
    slips.push({ kind: 'capitalization', ...place, repairs: [{ ...place, newText: capitalized(text) }] });
  };
  const visitAll = (all: readonly Ability[]): void => {
    for (const { line, cost, level } of all) {
      if (cost) visit(cost, line);
      if (level) visitAll(level.abilities);
    }
  };
  visitAll(abilities);
  return slips;
}

function isWithinSentence(text: string, start: number): boolean {
  return /[\p{L}\d,}'’]$/u.test(text.slice(0, start).trimEnd());
}

/** What every line with such a sentence has. */
const lowerCaseStart = /^(?:• )?\p{Ll}|[.:—] \p{Ll}|["“]\p{Ll}/u;

/** Sentences of a line that begin without a capital. */
export function sentenceStartSlips(abilities: readonly Ability[]): Slip[] {
  const slips: Slip[] = [];
  for (const { text, offset } of linesOf(abilities)) {
    if (!lowerCaseStart.test(text)) continue;
    for (const { index, 0: written } of matchesOf(
      text,
      /(?<=^| |["“])(?<=^(?:• )?|[^.][.:] | — |\b(?:with|have|has|gains?|and) ["“](?=[^"“”]*\.["”]))\p{Ll}[\p{L}'’]+/gu,
    )) {
      if (!/["“]$/.test(text.slice(0, index)) && isInside(text, index)) continue;
      const place = { start: offset + index, end: offset + index + written.length };
      slips.push({ kind: 'capitalization', ...place, repairs: [{ ...place, newText: capitalized(written) }] });
    }
  }
  return slips;
}

/** Whether an offset is within parentheses or quotation marks. */
function isInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return /\([^()]*$|“[^“”]*$/.test(before) || (before.match(/"/g) ?? []).length % 2 === 1;
}

/** The lines of abilities, each once. */
function linesOf(abilities: readonly Ability[]): ReadonlySet<LineContext> {
  const lines = new Map<number, LineContext>();
  for (const { line, modes, level } of abilities) {
    lines.set(line.offset, line);
    for (const mode of modes ?? []) lines.set(mode.line.offset, mode.line);
    for (const inner of level ? linesOf(level.abilities) : []) lines.set(inner.offset, inner);
  }
  return new Set(lines.values());
}
