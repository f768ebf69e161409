import type { Word } from '../../text/words.js';
import { wordSet } from '../../util/word-set.js';
import type { FollowUp, Item, Source } from './ast.js';
import { Cursor } from './cursor.js';
import { readFollowUp } from './follow-up.js';
import { after, sentences, type WordRange } from './source.js';

/** The most sentences after a phrase that may be about its tokens; cards have at most four. */
const MAX_SENTENCES = 8;

/**
 * Reads the sentences after a phrase that continue to describe its tokens, up to one with another subject.
 * @param sentences those of the ability
 * @param from the index of the first one after the phrase
 */
export function readFollowUps(
  source: Source,
  sentences: readonly WordRange[],
  from: number,
  items: readonly Item[],
): FollowUp[] {
  const found: FollowUp[] = [];
  for (let next = from; next < Math.min(sentences.length, from + MAX_SENTENCES); next++) {
    const sentence = sentences[next]!;
    const cursor = new Cursor(source, sentence.from, sentenceEnd(source, sentence));
    if (cursor.done) continue;
    const followUp = readSentence(cursor, items);
    if (followUp) found.push({ ...followUp, ofAll: refersToAll(source, sentence) });
    else if (!mayContinue(source, sentence)) break;
  }
  return found;
}

/** How many words after a keyword are searched for sentences about its tokens. */
const reach = 120;

/** The sentences about its tokens after a keyword that makes them: "Populate. The token enters tapped." */
export function readFollowUpsAfter(source: Source, keyword: number, items: readonly Item[]): FollowUp[] {
  const { words } = source;
  const last = Math.min(words.length, keyword + reach);
  let to = keyword;
  while (to < last && !endsLevel(words[to]!.kind)) to = after(source, to);
  const [, ...others] = sentences(source, { from: keyword, to: Math.min(to, last) });
  return readFollowUps(source, others, 0, items);
}

function endsLevel(kind: Word['kind']): boolean {
  return kind === 'line' || kind === 'close' || kind === 'close-quote' || kind === 'close-single';
}

/** The sentence without its full stop and what follows it. */
function sentenceEnd(source: Source, { from, to }: WordRange): number {
  let end = to;
  while (end > from && (source.words[end - 1]!.text === '.' || source.words[end - 1]!.kind === 'line')) end--;
  return end;
}

const plurals = wordSet("they they're their them those these each");

/** `They enter tapped`, `Give them haste`, `The tokens have flying`. */
function refersToAll({ words }: Source, { from }: WordRange): boolean {
  const [first, second] = [words[from]?.lower ?? '', words[from + 1]?.lower ?? ''];
  return plurals.has(first) || ['tokens', 'copies', 'them', 'those'].includes(second);
}

/** A sentence about the tokens, with an optional condition before or after it. */
function readSentence(cursor: Cursor, items: readonly Item[]): Omit<FollowUp, 'ofAll'> | null {
  if (!cursor.take('if', 'you', 'do', ',')) cursor.take('when', 'you', 'do', ',');
  const first = cursor.at;
  const isConditional = skipCondition(cursor);
  const followUp = readFollowUp(cursor, items);
  if (!followUp) return null;
  const hasCondition = isConditional || conditions.has(cursor.lower);
  cursor.at = cursor.end;
  const { span, text } = cursor.nodeFrom(first);
  return { ...followUp, span: hasCondition ? span : followUp.span, isConditional: hasCondition, sentence: text };
}

const conditions = new Set(['if', 'unless']);

/** Skips `If you control a Wolf,`; only if a comma ends the condition. */
function skipCondition(cursor: Cursor): boolean {
  if (cursor.lower !== 'if') return false;
  const ahead = cursor.fork();
  while (!ahead.done && ahead.lower !== ',') ahead.skip();
  if (!ahead.take(',')) return false;
  cursor.at = ahead.at;
  return true;
}

const aboutIt = wordSet(
  'exile sacrifice put attach at untap activate this then it they its their repeat destroy return the that ' +
    'those these',
);

/** Whether more about the tokens may follow a sentence: "If you control a Forest, put a counter on it." */
function mayContinue(source: Source, { from, to }: WordRange): boolean {
  let first = source.words[from]!;
  if (first.lower === 'if') {
    const cursor = new Cursor(source, from, to);
    if (!skipCondition(cursor)) return false;
    first = cursor.word;
  }
  return first.kind === 'open' || aboutIt.has(first.lower);
}
