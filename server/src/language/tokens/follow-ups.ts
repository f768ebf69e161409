import type { Word } from '../../text/words.js';
import { wordSet } from '../../util/word-set.js';
import type { FollowUp, Item, Source } from './ast.js';
import { namesOf, readFollowUp } from './follow-up.js';
import { Reading } from './reading.js';
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
    const reading = new Reading(source, { from: sentence.from, to: sentenceEnd(source, sentence) }, namesOf(items));
    if (reading.isDone(0)) continue;
    const followUp = readSentence(reading, items);
    if (followUp) found.push({ ...followUp, ofAll: refersToAll(source, sentence) });
    else if (!mayContinue(reading)) break;
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
function readSentence(reading: Reading, items: readonly Item[]): Omit<FollowUp, 'ofAll'> | null {
  const first = reading.read('if-you-do', 0)?.end ?? 0;
  const condition = reading.read('if-clause', first);
  const read = readFollowUp(reading, condition?.end ?? first, items);
  if (!read) return null;
  const hasCondition = condition !== null || /^(?:if|unless)$/.test(reading.word(read.end).lower);
  const { span, text } = reading.node({ start: first, end: reading.lexemes.length - 1 });
  return {
    ...read.followUp,
    span: hasCondition ? span : read.followUp.span,
    isConditional: hasCondition,
    sentence: text,
  };
}

const aboutIt = wordSet(
  'exile sacrifice put attach at untap activate this then it they its their repeat destroy return the that ' +
    'those these (',
);

/** Whether more about the tokens may follow a sentence: "If you control a Forest, put a counter on it." */
function mayContinue(reading: Reading): boolean {
  const condition = reading.read('if-clause', 0);
  return aboutIt.has(reading.word(condition?.end ?? 0).lower);
}
