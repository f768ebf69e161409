import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import { supertypeWords } from '../../language/lexicon.js';
import { capitalized } from '../../util/capital.js';
import { type Proposal, wordProposals } from './proposal.js';
import type { TypingPlace } from './typing-place.js';
import { byUse, type Nearby } from './usage/nearby.js';
import { usageOf } from './usage/usage.js';
import { lastWord, subtypes } from './words.js';

const dashes = /[—–]|(?<= )-{1,2}(?= )/;

/** Whether a line up to a cursor may become a type line: all words but the one being typed are types or supertypes. */
export function isTypeLineStart(before: string, { vocabulary }: Edition): boolean {
  const complete = before.slice(0, before.length - lastWord(before).length).toLowerCase();
  return complete.split(/\s+/).every((word) => word === '' || isType(word) || vocabulary.supertypes.has(word));

  function isType(word: string): boolean {
    return vocabulary.cardTypes.has(word);
  }
}

/** Returns words for a type line. Only subtypes of its card types are offered: for creatures no Equipment. */
export function typeLineProposals(place: TypingPlace, snapshot: Snapshot, nearby: Nearby): Proposal[] {
  const { before } = place;
  const word = lastWord(before);
  const front = before.slice(0, before.length - word.length);
  const dash = dashes.exec(front);
  if (dash) return subtypeProposals(front.slice(0, dash.index), front.slice(dash.index + 1), word, snapshot, nearby);
  const { vocabulary } = snapshot.edition;
  const written = new Set(front.toLowerCase().split(/\s+/));
  const isNew = (each: string) => !written.has(each.toLowerCase());
  const known = [
    ...vocabulary.cardTypes.values(),
    ...[...supertypeWords].filter((each) => vocabulary.supertypes.has(each)),
  ];
  const names = [...new Set([...known.map(capitalized)])].filter(isNew);
  const previous = front.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const usual = usageOf(snapshot.edition.game).after;
  const common = [...((previous && usual.get(`${previous}—`)) || []), ...(usual.get('Types') ?? [])];
  return [
    ...dashProposal(before, word, place.after, vocabulary.cardTypes),
    ...wordProposals(byUse(names, word, common, new Map()), 'type', word.length),
  ];
}

/** The dash after a type, unless there is one. */
function dashProposal(before: string, word: string, after: string, types: ReadonlyMap<string, string>): Proposal[] {
  const last = before.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  if (!types.has(last) || dashes.test(after)) return [];
  const text = word === '' ? '— ' : ' — ';
  return [{ subject: { kind: 'phrase', key: '—' }, label: '—', detail: 'subtypes follow', text, back: 0 }];
}

/** @param types what is before the dash @param written the complete subtypes after it */
function subtypeProposals(
  types: string,
  written: string,
  word: string,
  snapshot: Snapshot,
  nearby: Nearby,
): Proposal[] {
  const lower = types.toLowerCase();
  const families = new Set(
    [...snapshot.edition.vocabulary.subtypes.values()]
      .flatMap((each) => each.families)
      .filter((family) => lower.includes(family)),
  );
  // Kindreds have creature types (308.2), instants and sorceries share theirs (205.3k).
  if (/\b(?:kindred|tribal)\b/.test(lower)) families.add('creature');
  if (/\b(?:instant|sorcery)\b/.test(lower)) families.add('spell');
  const existing = new Set(written.toLowerCase().split(/\s+/));
  const fitting = subtypes(snapshot, families.size > 0 ? families : undefined).filter(
    (each) => !existing.has(each.toLowerCase()),
  );
  const { subtypes: common, second } = usageOf(snapshot.edition.game);
  const isSecond = written.trim() !== '';
  const position = (each: string) => (second.has(each) === isSecond ? 0 : 1);
  const order = common.toSorted((a, b) => position(a) - position(b));
  return wordProposals(byUse(fitting, word, order, nearby), 'subtype', word.length);
}
