import type { Phrase } from '../grammar/phrase.js';
import type { Ability } from './ability.js';
import { keywordBefore } from './keyword-before.js';
import type { Line } from './line.js';

/** What an ability says, without where it stands. */
export interface Body extends Omit<Ability, 'start' | 'end' | 'line' | 'level'> {
  /** A level that consists of one ability on the same line. */
  readonly level?: { readonly label: string; readonly body: Body };
}

/** An activated, triggered, static or spell ability, from a place of a line to its end. */
export function bodyFrom(line: Line, from: number): Body {
  const colon = line.colonAfter(from);
  if (colon > from) {
    const cost = line.costs(from, colon);
    if (!cost) line.miss(from, colon);
    const keyword = keywordBefore(line, colon + 1);
    return {
      kind: 'activated',
      cost,
      sentences: line.sentences(keyword?.end ?? colon + 1),
      modes: [],
      ...(keyword ? { keywordBefore: keyword.phrase } : {}),
    };
  }
  const opening = openingAt(line, from);
  const first = opening ? opening.end + 1 : from;
  if (isTriggerWord(line, first))
    return {
      kind: line.isSpell && isDelayed(line, first + 1) ? 'spell' : 'triggered',
      ...triggered(line, first),
      modes: [],
      ...(opening ? { opening } : {}),
    };
  return { kind: line.isSpell ? 'spell' : 'static', sentences: line.sentences(from), modes: [] };
}

function isTriggerWord(line: Line, at: number): boolean {
  const word = line.words[at]?.lower;
  return word === 'when' || word === 'whenever' || word === 'at';
}

/**
 * Whether what a trigger word begins happens once or for a time: "the next end step", "this turn". On an instant or
 * sorcery such an ability is created when the spell resolves (603.7); others work from other zones.
 */
function isDelayed({ words }: Line, from: number): boolean {
  for (let i = from; i < words.length && words[i]!.text !== ','; i++)
    if (
      words[i]!.lower === 'next' ||
      (words[i]!.lower === 'this' && /^(?:turn|combat)$/.test(words[i + 1]?.lower ?? ''))
    )
      return true;
  return false;
}

function isComma(line: Line, at: number): boolean {
  return line.words[at]?.text === ',';
}

/** What stands before the trigger of an ability: "While you control this battlefield, when …". */
function openingAt(line: Line, from: number): Phrase | undefined {
  return line.phrases('opening', from, (end) => isComma(line, end) && isTriggerWord(line, end + 1))[0];
}

/** The condition under which a Case is solved (719.3a). */
export function toSolve(line: Line, from: number): Body {
  return { kind: 'triggered', condition: line.require('clauses', from, line.stopAfter(from)) };
}

/** By the first word of a triggered ability: what may follow it, if not any event. */
const triggerAfter: ReadonlyMap<string, string> = new Map([
  ['at', 'step-time'],
  ['when', 'when-trigger'],
]);

/** A trigger ends at a comma after which the rest of the sentence can be read; otherwise at the last that it can. */
function triggered(line: Line, from: number): Pick<Ability, 'trigger' | 'condition' | 'sentences'> {
  const stop = line.stopAfter(from);
  const category = triggerAfter.get(line.words[from]!.lower) ?? 'trigger';
  const triggers = line.phrases(category, from + 1, (end) => isComma(line, end) && end < stop);
  for (const trigger of triggers) {
    const rest = conditionAt(line, trigger.end + 1);
    const effects = line.sentence(rest.end, stop);
    if (effects) return { trigger, condition: rest.condition, sentences: [effects, ...line.sentences(stop + 1)] };
  }
  const [trigger] = triggers;
  if (!trigger) {
    line.miss(from, stop);
    return { trigger: null, condition: null, sentences: line.sentences(stop + 1) };
  }
  const rest = conditionAt(line, trigger.end + 1);
  return { trigger, condition: rest.condition, sentences: line.sentences(rest.end) };
}

/** The intervening if of a triggered ability (603.4), and the place after its comma. */
function conditionAt(line: Line, from: number): { condition: Phrase | null; end: number } {
  const isIf = line.words[from]?.lower === 'if';
  const [condition] = isIf ? line.phrases('condition', from, (end) => isComma(line, end)) : [];
  return condition ? { condition, end: condition.end + 1 } : { condition: null, end: from };
}
