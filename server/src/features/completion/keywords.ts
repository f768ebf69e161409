import type { KeywordKind } from '../../analysis/keywords/explanation.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { capitalized } from '../../util/capital.js';
import { type Proposal, wordProposals } from './proposal.js';
import { byUse, type Nearby } from './usage/nearby.js';
import { usageOf } from './usage/usage.js';

/** A place where keywords are usual. */
export interface KeywordPlace {
  /** What is typed of a keyword, which may be several words: `first st`. */
  readonly written: string;
  /** Whether it begins a line, and so with a capital. */
  readonly isStart: boolean;
  /** Whether it is in a line of keywords, where reminder text may follow. */
  readonly isLine: boolean;
}

/**
 * Returns the place of a keyword at the end of a line: "Flying, fir", "gains flying and fir", "with "; null elsewhere.
 * @param isAfterKeyword whether the word follows a keyword and a comma: "When this creature enters, fir" lists none
 */
export function keywordPlaceAt(before: string, isAfterKeyword: boolean): KeywordPlace | null {
  const list =
    /\b(?:with|gains?|have|has|loses?) ((?:[a-z][a-z '’-]*, (?:and )?|[a-z][a-z '’-]* and )*)([a-z ]*)$/.exec(before);
  if (list) return { written: list[2]!, isStart: false, isLine: false };
  const line = /^((?:[A-Z][a-z ]*)(?:, [a-z][a-z ]*)*, )?([A-Za-z][a-z ]*)?$/.exec(before);
  const isStart = line?.[1] === undefined;
  return line && (isStart || isAfterKeyword) ? { written: line[2] ?? '', isStart, isLine: true } : null;
}

/** Returns the keywords of the rulebook, the most common first. */
export function keywordProposals(place: KeywordPlace, { edition }: Snapshot, nearby: Nearby): Proposal[] {
  const abilities = edition.rulebook.words.keywordAbilities.map((word) => word.toLowerCase());
  const words = abilities.length > 0 ? abilities : [...edition.vocabulary.keywords.keys()];
  const sorted = byUse(words, place.written, usageOf(edition.game).keywords, nearby);
  return wordProposals(cased(sorted, place.isStart), 'keyword', place.written.length);
}

/** Returns the set's own keywords, those with an unambiguous meaning also with their reminder text. */
export function ownKeywordProposals(place: KeywordPlace, snapshot: Snapshot): Proposal[] {
  const plain = ownKeywords(snapshot, 'ability', place.written.length, place.isStart);
  return place.isLine ? [...plain, ...withReminder(snapshot, place)] : plain;
}

/** Returns the set's own keyword actions for the beginning of a clause: "you may lib", "Whenever this attacks, lib". */
export function actionProposals(before: string, snapshot: Snapshot): Proposal[] {
  const clause = /(?:^|[.,:] |• |\b(?:then|may|and) )([A-Za-z]{1,24})$/.exec(before);
  const written = clause?.[1];
  if (written === undefined) return [];
  const isStart = /(?:^|[.:] |• )$/.test(before.slice(0, before.length - written.length));
  return ownKeywords(snapshot, 'action', written.length, isStart && /^[A-Z]/.test(written));
}

/** The set's own keywords, with the meaning that their reminder text gives. */
function ownKeywords({ set }: Snapshot, kind: KeywordKind, back: number, isStart: boolean): Proposal[] {
  return set.keywords.all
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(({ word, meanings }) =>
      wordProposals(cased([word], isStart), 'keyword', back).map((proposal) => ({
        ...proposal,
        detail: meanings[0]?.meaning ?? 'keyword of this set',
      })),
    );
}

/** The set's own keywords with their reminder text, unless it depends on a number or a cost. */
function withReminder({ set }: Snapshot, { written, isStart }: KeywordPlace): Proposal[] {
  return set.keywords.all.flatMap(({ word, kinds, meanings }) => {
    const plain = meanings.find(({ number, meaning }) => number === null && !/\bcost\b|\{/.test(meaning));
    if (!kinds.includes('ability') || !plain) return [];
    const [keyword = word] = cased([word], isStart);
    return [
      {
        subject: { kind: 'keyword', key: word },
        label: `${keyword} (…)`,
        detail: plain.meaning,
        text: `${keyword} (${plain.meaning})`,
        back: written.length,
      },
    ];
  });
}

function cased(words: readonly string[], isStart: boolean): readonly string[] {
  return isStart ? words.map(capitalized) : words;
}
