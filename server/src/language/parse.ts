import type { Context, Dialect, RulesTree, Source, TokenMention, TokenPhrase } from './ast.js';
import { readInstruction } from './instruction.js';
import type { Stretch } from './source.js';
import { after, readSource, sentences } from './source.js';

const verbs: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  magic: new Set(['create', 'creates', 'creating', 'created', 'put', 'puts']),
  fifth: new Set(['create', 'creates', 'put', 'puts']),
  riftbound: new Set(['play', 'plays', 'add', 'adds', 'replace', 'replaces', 'create', 'creates']),
};

/** Reads rules text: every instruction that makes tokens, at every level of quotes and parentheses. Never throws; linear. */
export function parseRules(text: string, dialect: Dialect): RulesTree {
  const source = readSource(text, dialect);
  const phrases: TokenPhrase[] = [];
  const mentions: TokenMention[] = [];
  const read = (stretch: Stretch, context: Context) => {
    const lines = splitLines(source, stretch);
    for (const [index, line] of lines.entries()) {
      const all = sentences(source, line);
      for (const [number, sentence] of all.entries()) {
        for (let i = sentence.from; i < sentence.to; i = after(source, i)) {
          if (source.closes[i]! >= i) {
            read(inside(source, i), source.words[i]!.kind === 'open' || context === 'reminder' ? 'reminder' : 'quoted');
          } else if (verbs[dialect].has(source.words[i]!.lower)) {
            const place = { source, sentence, rest: all.slice(number + 1), context, following: lines.slice(index + 1) };
            const reading = readInstruction(place, i);
            if (reading && 'phrase' in reading) phrases.push(withOneOfEach(reading.phrase, mentions.at(-1)));
            else if (reading) mentions.push(reading.mention);
          }
        }
      }
    }
  };
  read({ from: 0, to: source.words.length }, 'rules');
  phrases.sort((a, b) => a.span.start - b.span.start);
  return { ...source, phrases, mentions };
}

/** "If you would create a Clue, Food, or Treasure token, instead create one of each": each of what was mentioned. */
function withOneOfEach(phrase: TokenPhrase, mention: TokenMention | undefined): TokenPhrase {
  const first = phrase.items[0];
  if (phrase.items.length !== 1 || first?.kind !== 'back-reference' || first.parts[0]?.kind !== 'count') return phrase;
  if (first.parts[0].text !== 'one of each' || !mention) return phrase;
  return { ...phrase, items: mention.items };
}

/** The words between a group's opening and closing. */
function inside(source: Source, opener: number): Stretch {
  const close = source.closes[opener]!;
  const closed = source.words[close]!.kind.startsWith('close');
  return { from: opener + 1, to: closed ? close : close + 1 };
}

/** One stretch a line: each line of rules text is one ability. */
function splitLines(source: Source, { from, to }: Stretch): Stretch[] {
  const lines: Stretch[] = [];
  let start = from;
  for (let i = from; i < to; i = after(source, i)) {
    if (source.words[i]!.kind !== 'line') continue;
    if (i > start) lines.push({ from: start, to: i });
    start = i + 1;
  }
  if (start < to) lines.push({ from: start, to });
  return lines;
}
