import { foldName } from '../../analysis/card/card-names.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { toSource, toText } from '../../text/region.js';
import { mentionAt } from '../shared/cursor/mention-at.js';
import type { Proposal } from './proposal.js';
import type { TypingPlace } from './typing-place.js';

/** At most this many printed cards are offered, for at least this many letters. */
const MOST = 60;
const LETTERS = 2;

/** Returns the names of printed cards that begin with what is typed; none for a single letter. */
export function printedNames(written: string, { set }: Snapshot): readonly string[] {
  return written.trim().length < LETTERS ? [] : (set.declared.cards?.startingWith(written, MOST) ?? []);
}

/** Returns the names of cards that begin with what is typed: first those of the set, then printed ones. */
export function cardProposals(written: string, snapshot: Snapshot): Proposal[] {
  const folded = foldName(written);
  const own = snapshot.set.ownCardNames().filter((name) => foldName(name).startsWith(folded));
  const printed = printedNames(written, snapshot).filter((name) => !own.includes(name));
  return [...own, ...printed].map((name) => ({
    subject: { kind: 'card', key: name },
    label: name,
    detail: snapshot.set.card(name)?.faces[0]?.typeLine?.text ?? '',
    text: name,
    back: written.length,
  }));
}

/** Returns the place of a cursor in a card name of a cube list; null elsewhere. */
export function listPlaceAt(
  snapshot: Snapshot,
  offset: number,
): Pick<TypingPlace, 'before' | 'spanOf' | 'encode'> | null {
  const { name } = mentionAt(snapshot, offset)?.mention ?? {};
  const at = name && toText(name, offset);
  if (!name || at === null || at === undefined) return null;
  const end = name.text.length;
  return {
    before: name.text.slice(0, at),
    // A replacement also covers the rest of the name.
    spanOf: (back, less = 0) => toSource(name, { start: at - back, end: less === 0 ? end : at - less }),
    encode: name.encode ?? ((text) => text),
  };
}
