import { readAfterNoun } from './after-noun.js';
import type { FollowUpBase, Item, PhrasePart } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import type { Cursor } from './cursor.js';
import { readPlace } from './place.js';
import { readStateAfter } from './state-after.js';
import { readSubject } from './token-subject.js';
import { readTreat } from './treat.js';
import { readUnquoted } from './unquoted.js';
import { readAbilities, readWith } from './with-list.js';

/** A sentence about the tokens, from its subject on; null for any other sentence. */
export function readFollowUp(cursor: Cursor, items: readonly Item[]): FollowUpBase | null {
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

/** "Its power is equal to …", "Its power and toughness are each equal to …": the sentence sets the P/T. */
function readPower(cursor: Cursor, first: number): FollowUpBase | null {
  cursor.skip();
  if (!cursor.take('power', 'and', 'toughness') && !cursor.take('power') && !cursor.take('toughness')) return null;
  if (cursor.lower !== 'is' && cursor.lower !== 'are') return null;
  cursor.at = cursor.end;
  const node = cursor.nodeFrom(first);
  return { kind: 'power', span: node.span, parts: [], text: node.text };
}
