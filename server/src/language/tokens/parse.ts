import { wordSet } from '../../util/word-set.js';
import type { Dialect } from '../lexicon.js';
import type { Context, RulesTree, Source, TokenMention, TokenPhrase } from './ast.js';
import { readInstruction } from './instruction.js';
import type { WordRange } from './source.js';
import { after, readSource, sentences } from './source.js';

const verbs: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  magic: wordSet('create creates creating created put puts add adds'),
  fifth: new Set(['create', 'creates', 'put', 'puts']),
  riftbound: wordSet('play plays add adds replace replaces create creates'),
};

/** A range of words at one level of quotes and parentheses, and the context of its phrases. */
interface NestedRange extends WordRange {
  readonly context: Context;
}

/**
 * Reads rules text: every instruction that makes tokens, at every level of quotes and parentheses, with the wordings of
 * `tokens.txt`, also where the rest of a sentence is wrong or unfinished. Never throws; linear, as each verb examines a
 * bounded number of words, and levels are kept in a list instead of recursing.
 */
export function parseRules(text: string, dialect: Dialect): RulesTree {
  const source = readSource(text, dialect);
  const phrases: TokenPhrase[] = [];
  const mentions: TokenMention[] = [];
  const pending: NestedRange[] = [{ from: 0, to: source.words.length, context: 'rules' }];
  for (let level = pending.pop(); level; level = pending.pop()) readLevel(source, level, pending, phrases, mentions);
  phrases.sort((a, b) => a.span.start - b.span.start);
  mentions.sort((a, b) => a.span.start - b.span.start);
  return treeOf(source, { phrases, mentions });
}

/** The phrases and sentences of a text about tokens. */
export type TokenSentences = Pick<RulesTree, 'phrases' | 'mentions'>;

/** For a text that does not mention tokens. */
const nothing: TokenSentences = { phrases: [], mentions: [] };

/** The tree of a text whose sentences about tokens are known (null: none); only scans the words. */
export function treeFromSentences(
  text: string,
  dialect: Dialect,
  sentencesAboutTokens: TokenSentences | null,
): RulesTree {
  return treeOf(readSource(text, dialect), sentencesAboutTokens ?? nothing);
}

/** Without object spread, which is slower and would run for every card. */
function treeOf({ text, dialect, words, closes }: Source, { phrases, mentions }: TokenSentences): RulesTree {
  return { text, dialect, words, closes, phrases, mentions };
}

function readLevel(
  source: Source,
  level: NestedRange,
  pending: NestedRange[],
  phrases: TokenPhrase[],
  mentions: TokenMention[],
): void {
  const { context } = level;
  const lines = splitLines(source, level);
  let mention: TokenMention | null = null;
  for (const [lineNumber, line] of lines.entries()) {
    const inLine = sentences(source, line);
    for (const [number, sentence] of inLine.entries()) {
      for (let i = sentence.from; i < sentence.to; i = after(source, i)) {
        const word = source.words[i]!;
        if (source.closes[i]! >= i) {
          const reminder = word.kind === 'open' || context === 'reminder';
          pending.push({ ...inside(source, i), context: reminder ? 'reminder' : 'quoted' });
        } else if (verbs[source.dialect].has(word.lower)) {
          const reading = readInstruction({ source, context, lines, lineNumber, sentences: inLine, number }, i);
          if (reading && 'phrase' in reading) phrases.push(withOneOfEach(reading.phrase, mention));
          else if (reading) {
            mention = reading.mention;
            mentions.push(mention);
          }
        }
      }
    }
  }
}

/** "If you would create a Clue, Food, or Treasure token, instead create one of each": each of the mentioned tokens. */
function withOneOfEach(phrase: TokenPhrase, mention: TokenMention | null): TokenPhrase {
  const first = phrase.items[0];
  if (phrase.items.length !== 1 || first?.kind !== 'back-reference' || first.parts[0]?.kind !== 'count') return phrase;
  if (first.parts[0].text !== 'one of each' || !mention) return phrase;
  return { ...phrase, items: mention.items };
}

/** The words between the opening and the closing word of a group. */
function inside(source: Source, opener: number): WordRange {
  const close = source.closes[opener]!;
  const closed = source.words[close]!.kind.startsWith('close');
  return { from: opener + 1, to: closed ? close : close + 1 };
}

/** One range per line: each line of rules text is one ability. */
function splitLines(source: Source, { from, to }: WordRange): WordRange[] {
  const lines: WordRange[] = [];
  let start = from;
  for (let i = from; i < to; i = after(source, i)) {
    if (source.words[i]!.kind !== 'line') continue;
    if (i > start) lines.push({ from: start, to: i });
    start = i + 1;
  }
  if (start < to) lines.push({ from: start, to });
  return lines;
}
