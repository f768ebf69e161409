import { foldName } from '../../analysis/card/card-names.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { toSource, toText } from '../../text/region.js';
import { mentionAt } from '../shared/cursor/mention-at.js';
import type { TypingPlace } from './place.js';
import type { Proposal } from './proposal.js';

/** So many printed cards are offered at a time, for so many letters at least. */
const MOST = 60;
const LETTERS = 2;

/** The names of printed cards that begin with what is typed; none for a letter alone. */
export function printedNames(written: string, { set }: Snapshot): readonly string[] {
  return written.trim().length < LETTERS ? [] : (set.declared.cards?.startingWith(written, MOST) ?? []);
}

/** The names of cards that begin with what is typed: the set's own, then printed ones. */
export function cardProposals(written: string, snapshot: Snapshot): Proposal[] {
  const folded = foldName(written);
  const own = snapshot.set.ownCardNames().filter((name) => foldName(name).startsWith(folded));
  const printed = printedNames(written, snapshot).filter((name) => !own.includes(name));
  const offered = [own.map((name) => ({ name, rank: 1 })), printed.map((name) => ({ name, rank: 2 }))].flat();
  return offered.map(({ name, rank }) => ({
    subject: { kind: 'card', key: name },
    label: name,
    detail: snapshot.set.card(name)?.faces[0]?.typeLine?.text ?? '',
    text: name,
    back: written.length,
    rank,
  }));
}

/** Where somebody types a name in a cube list; null elsewhere. */
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
    // The rest of a name that is replaced goes with it.
    spanOf: (back, less = 0) => toSource(name, { start: at - back, end: less === 0 ? end : at - less }),
    encode: name.encode ?? ((text) => text),
  };
}
