import type { Word } from '../../text/words.js';
import { readAfterNoun } from './after-noun.js';
import type { FollowUp, Item, PhrasePart, Source } from './ast.js';
import { partOf } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import { Cursor } from './cursor.js';
import { readPlace } from './place.js';
import { after, sentences, type WordRange } from './source.js';
import { readStateAfter } from './state-after.js';
import { readAbilities, readUnquoted, readWith } from './with-list.js';

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

const plurals = new Set(['they', "they're", 'their', 'them', 'those', 'these', 'each']);

/** `They enter tapped`, `Give them haste`, `The tokens have flying`. */
function refersToAll({ words }: Source, { from }: WordRange): boolean {
  const [first, second] = [words[from]?.lower ?? '', words[from + 1]?.lower ?? ''];
  return plurals.has(first) || ['tokens', 'copies', 'them', 'those'].includes(second);
}

/** A follow-up without its tokens and its condition. */
type FollowUpBase = Omit<FollowUp, 'ofAll' | 'isConditional' | 'sentence'>;

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

const aboutIt = new Set([
  'exile',
  'sacrifice',
  'put',
  'attach',
  'at',
  'untap',
  'activate',
  'this',
  'then',
  'it',
  'they',
  'its',
  'their',
  'repeat',
  'destroy',
  'return',
  'the',
  'that',
  'those',
  'these',
]);

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

function readFollowUp(cursor: Cursor, items: readonly Item[]): FollowUpBase | null {
  const first = cursor.at;
  if (cursor.lower === 'its' || cursor.lower === 'their') return readPower(cursor, first);
  if (cursor.take('treat')) return readTreat(cursor, first);
  if (cursor.take('give')) return readGive(cursor, first);
  const being = readBeing(cursor, first);
  if (being) return being;
  if (!readSubject(cursor, items)) return null;
  cursor.take('each');
  if (cursor.take('has') || cursor.take('have')) {
    const at = cursor.at;
    const abilities = readAbilities(cursor);
    if (abilities.length === 0) return null;
    const part: PhrasePart = { kind: 'abilities', span: cursor.nodeFrom(at).span, abilities };
    return { kind: 'has', span: cursor.nodeFrom(first).span, parts: [part], text: cursor.nodeFrom(at).text };
  }
  if (cursor.take('gains') || cursor.take('gain')) return rest(cursor, first, 'gains');
  if (
    cursor.take('becomes', 'a', 'copy', 'of') ||
    cursor.take('become', 'copies', 'of') ||
    cursor.take('becomes', 'copies', 'of') ||
    cursor.take('become', 'a', 'copy', 'of')
  ) {
    return rest(cursor, first, 'becomes');
  }
  if (cursor.take('enters') || cursor.take('enter')) return readEntering(cursor, first);
  if (cursor.take('is') || cursor.take('are')) return readState(cursor, first);
  const at = cursor.at;
  if (!readUnquoted(cursor)) return null;
  return { kind: 'gains', span: cursor.nodeFrom(first).span, parts: [], text: cursor.nodeFrom(at).text };
}

/** `It's attacking`, `They're tapped and attacking that player`, `It's a 2/2 green Insect creature with reach`. */
function readBeing(cursor: Cursor, first: number): FollowUpBase | null {
  if (!cursor.take("it's") && !cursor.take("they're")) return null;
  const followUp = readState(cursor, first) ?? readDescribing(cursor, first);
  if (!followUp) cursor.at = first;
  return followUp;
}

/** `a 2/2 green Insect creature with reach`, up to the end of the sentence: the token's characteristics. */
function readDescribing(cursor: Cursor, first: number): FollowUpBase | null {
  const ahead = cursor.fork();
  const parts = [...readBeforeNoun(ahead, true).parts, ...readAfterNoun(ahead)];
  const isWhole = ahead.done && !parts.some(({ kind }) => kind === 'unknown');
  if (!isWhole || !parts.some(({ kind }) => kind === 'type')) return null;
  cursor.at = ahead.at;
  return { kind: 'is', span: cursor.nodeFrom(first).span, parts, text: '' };
}

function readState(cursor: Cursor, first: number): FollowUpBase | null {
  const part = readStateAfter(cursor);
  return part && { kind: 'enters', span: cursor.nodeFrom(first).span, parts: [part], text: '' };
}

/** `enters the battlefield tapped and attacking`, `enters with two +1/+1 counters on it`, in any order. */
function readEntering(cursor: Cursor, first: number): FollowUpBase | null {
  const parts: PhrasePart[] = [];
  cursor.take('the', 'battlefield');
  for (;;) {
    const at = cursor.at;
    if (parts.length > 0) cursor.take('and');
    const part = readStateAfter(cursor) ?? readPlace(cursor) ?? readWith(cursor);
    if (!part) {
      cursor.at = at;
      break;
    }
    parts.push(part);
  }
  return parts.length > 0 ? { kind: 'enters', span: cursor.nodeFrom(first).span, parts, text: '' } : null;
}

/** `Give it [Temporary].`, `Give them +1/+0 until end of turn.` */
function readGive(cursor: Cursor, first: number): FollowUpBase | null {
  const toTokens =
    cursor.take('it') ||
    cursor.take('them') ||
    cursor.take('that', 'token') ||
    cursor.take('those', 'tokens') ||
    cursor.take('each', 'of', 'them');
  if (!toTokens) return null;
  cursor.take('each');
  return rest(cursor, first, 'gains');
}

/** The words up to the end of the sentence, as written. */
function rest(cursor: Cursor, first: number, kind: 'gains' | 'becomes'): FollowUpBase | null {
  if (cursor.done) return null;
  const at = cursor.at;
  cursor.at = cursor.end;
  return { kind, span: cursor.nodeFrom(first).span, parts: [], text: cursor.nodeFrom(at).text };
}

/** `It`, `They`, `That token`, `The tokens`, or the name in the phrase. */
function readSubject(cursor: Cursor, items: readonly Item[]): boolean {
  if (cursor.take('it') || cursor.take('they')) return true;
  const pointed = cursor.fork();
  if (
    pointed.take('that') ||
    pointed.take('those') ||
    pointed.take('these') ||
    pointed.take('the') ||
    pointed.take('each') ||
    pointed.take('this')
  ) {
    pointed.take('of', 'those');
    if (subjectNouns.some((noun) => pointed.take(noun)) || takeKind(pointed, items)) {
      cursor.at = pointed.at;
      return true;
    }
  }
  for (const item of items) {
    const name = partOf(item, 'name')?.name.text;
    if (name && takeName(cursor, name)) return true;
  }
  return false;
}

const subjectNouns = ['token', 'tokens', 'copy', 'copies'];

/** "The Goblin", "Those Goblins": the tokens by their last subtype. */
function takeKind(cursor: Cursor, items: readonly Item[]): boolean {
  const lower = cursor.lower;
  const isKind = items.some((item) => {
    const kind = item.parts.findLast((part) => part.kind === 'subtype')?.word.toLowerCase();
    return kind !== undefined && (lower === kind || lower === `${kind}s`);
  });
  if (!isKind || !cursor.word.capital) return false;
  cursor.skip();
  cursor.take('token');
  return true;
}

/** The whole name, or its first part: *Ragavan*, *Voja* for *Voja, Friend to Elves*. */
function takeName(cursor: Cursor, name: string): boolean {
  const from = cursor.word.start;
  const { text } = cursor.source;
  for (const form of [name, name.split(',')[0]!]) {
    if (!text.startsWith(form, from)) continue;
    const end = from + form.length;
    while (!cursor.done && cursor.word.start < end) cursor.skip();
    return true;
  }
  return false;
}

/** "Its power is equal to …", "Its power and toughness are each equal to …": the sentence sets the P/T. */
function readPower(cursor: Cursor, first: number): FollowUpBase | null {
  cursor.skip();
  if (!cursor.take('power', 'and', 'toughness') && !cursor.take('power') && !cursor.take('toughness')) return null;
  if (cursor.lower !== 'is' && cursor.lower !== 'are') return null;
  cursor.at = cursor.end;
  const node = cursor.nodeFrom(first);
  return { kind: 'power', span: node.span, parts: [], text: node.text };
}

/** Fifth Edition: "Treat this token as a 4/4 red creature that counts as a Chicken." */
function readTreat(cursor: Cursor, first: number): FollowUpBase | null {
  const named =
    cursor.take('this', 'token') ||
    cursor.take('these', 'tokens') ||
    cursor.take('it') ||
    cursor.take('them') ||
    cursor.take('the', 'token') ||
    cursor.take('each', 'token') ||
    cursor.take('each', 'of', 'these', 'tokens');
  if (!named || !cursor.take('as')) return null;
  const parts = [...readBeforeNoun(cursor).parts];
  for (;;) {
    const more = [...readAfterNoun(cursor)];
    const part = readMore(cursor);
    parts.push(...more, ...(part ? [part] : []));
    if (!part) break;
  }
  return { kind: 'treat', span: cursor.nodeFrom(first).span, parts, text: '' };
}

/** Reads additions of a *Treat* sentence after the description. */
function readMore(cursor: Cursor): PhrasePart | null {
  return readWith(cursor) ?? readHas(cursor) ?? readCountsAs(cursor);
}

/** `that has "When this damages a player, …"`. */
function readHas(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (cursor.take('that', 'has') || cursor.take('that', 'have')) {
    const abilities = readAbilities(cursor);
    if (abilities.length > 0) return { kind: 'abilities', span: cursor.nodeFrom(first).span, abilities };
  }
  cursor.at = first;
  return null;
}

function readCountsAs(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  cursor.take('and');
  const plural = cursor.take('that', 'count', 'as');
  if (!plural && !cursor.take('that', 'counts', 'as')) {
    cursor.at = first;
    return null;
  }
  if (cursor.lower === 'a' || cursor.lower === 'an') cursor.skip();
  const words: string[] = [];
  while (cursor.word.capital) {
    words.push(cursor.word.text);
    cursor.skip();
  }
  return { kind: 'counts as', span: cursor.nodeFrom(first).span, words, plural };
}
