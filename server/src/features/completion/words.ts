import type { KeywordKind } from '../../analysis/keywords/explanation.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { colorLetters, supertypeWords, typeWords } from '../../language/lexicon.js';
import type { CompletionKind, Proposal } from './proposal.js';

/** Returns proposals for the words of a list; the last `back` units before the cursor are typed already. */
export function wordProposals(words: Iterable<string>, kind: CompletionKind, back: number, rank: number): Proposal[] {
  return [...words].map((word) => ({
    subject: { kind, key: word.toLowerCase() },
    label: word,
    text: word,
    back,
    rank,
  }));
}

/** Returns the subtypes of the rulebook and of the set, as printed. */
export function subtypes({ edition, set }: Snapshot, families?: ReadonlySet<string>): string[] {
  const known = [...edition.vocabulary.subtypes.values()];
  const wanted = families ? known.filter((each) => each.families.some((family) => families.has(family))) : known;
  return [...new Set([...set.declared.subtypes, ...wanted.map(({ word }) => word)])];
}

/** Returns the color words, and the set's own. */
export function colors({ set }: Snapshot): string[] {
  return [...new Set([...set.declared.colors, ...colorLetters.keys(), 'colorless'])];
}

/** The word at the end of a line, at most `LONGEST_WORD` units of it. */
function lastWord(line: string): string {
  return /[\p{L}'’-]*$/u.exec(line.slice(-LONGEST_WORD))?.[0] ?? '';
}

const LONGEST_WORD = 60;

/** Returns the words that can continue a description: after "1/1 red", a subtype, a type or the noun. */
export function descriptionProposals(written: string, number: 'one' | 'several', snapshot: Snapshot): Proposal[] {
  const word = lastWord(written);
  const previous = written.slice(0, written.length - word.length).trim();
  const dialect = snapshot.edition.game;
  const types = [...typeWords[dialect]];
  const hasType = types.some((type) => new RegExp(`\\b${type}\\b`, 'i').test(previous));
  const noun = number === 'several' ? 'tokens' : 'token';
  if (/\btokens?$/i.test(previous)) return wordProposals(['with', 'named'], 'phrase', word.length, 1);
  const proposals = [
    ...wordProposals([noun], 'phrase', word.length, hasType ? 11 : 14),
    ...wordProposals(types, 'type', word.length, hasType ? 13 : 12),
  ];
  if (dialect === 'riftbound') return proposals;
  if (!hasType) {
    proposals.push(...wordProposals(colors(snapshot), 'color', word.length, 11));
    proposals.push(...wordProposals(subtypes(snapshot, creatureFamilies), 'subtype', word.length, 13));
    proposals.push(...wordProposals(['legendary', 'snow'], 'type', word.length, 15));
  }
  return proposals;
}

const creatureFamilies: ReadonlySet<string> = new Set(['creature', 'artifact', 'enchantment']);

/** Returns words for a type line. Only subtypes of its card types are offered: for creatures no Equipment. */
export function typeLineProposals(before: string, snapshot: Snapshot): Proposal[] {
  const word = lastWord(before);
  const front = before.slice(0, before.length - word.length);
  const dash = /[—–]|(?<= )-{1,2}(?= )/.exec(front);
  if (!dash) {
    const written = front.toLowerCase();
    const capitalized = (each: string) => each.charAt(0).toUpperCase() + each.slice(1);
    const isNew = (each: string) => !written.includes(each);
    const types = [...typeWords[snapshot.edition.game]].filter(isNew).map(capitalized);
    const supertypes = [...supertypeWords].filter(isNew).map(capitalized);
    return [...wordProposals(types, 'type', word.length, 1), ...wordProposals(supertypes, 'type', word.length, 2)];
  }
  const types = front.slice(0, dash.index).toLowerCase();
  const families = new Set(
    [...snapshot.edition.vocabulary.subtypes.values()]
      .flatMap((each) => each.families)
      .filter((family) => types.includes(family)),
  );
  // Kindreds have creature types (308.2), instants and sorceries share theirs (205.3k).
  if (/\b(?:kindred|tribal)\b/.test(types)) families.add('creature');
  if (/\b(?:instant|sorcery)\b/.test(types)) families.add('spell');
  const known = subtypes(snapshot, families.size > 0 ? families : undefined);
  return wordProposals(known, 'subtype', word.length, 1);
}

/** Returns keywords for a list within a sentence: "with fly", "gains flying and fir". */
export function keywordProposals(before: string, snapshot: Snapshot): Proposal[] | null {
  const list =
    /\b(?:with|gains?|have|has|loses?) ((?:[a-z][a-z '’-]*, (?:and )?|[a-z][a-z '’-]* and )*)([a-z ]*)$/.exec(before);
  if (!list) return null;
  const back = list[2]!.length;
  return [
    ...ownKeywords(snapshot, 'ability', back, identity),
    ...wordProposals(keywordWords(snapshot), 'keyword', back, 1),
  ];
}

/** Returns keywords for a line that begins with one or continues a list of them. */
export function keywordLineProposals(before: string, snapshot: Snapshot): Proposal[] | null {
  const line = /^((?:[A-Z][a-z ]*)(?:, [a-z][a-z ]*)*, )?([A-Za-z][a-z ]*)?$/.exec(before);
  if (!line) return null;
  const [, listed, written = ''] = line;
  const words = keywordWords(snapshot);
  const back = written.length;
  const cased = listed !== undefined ? identity : capitalized;
  return [
    ...ownKeywords(snapshot, 'ability', back, cased),
    ...withReminder(snapshot, back, cased),
    ...wordProposals(words.map(cased), 'keyword', back, 1),
  ];
}

/** Returns the set's own keyword actions for the beginning of a clause: "you may lib", "Whenever this attacks, lib". */
export function actionProposals(before: string, snapshot: Snapshot): Proposal[] | null {
  const clause = /(?:^|[.,:] |• |\b(?:then|may|and) )([A-Za-z]{1,24})$/.exec(before);
  const written = clause?.[1];
  if (!clause || written === undefined) return null;
  const isStart = /(?:^|[.:] |• )$/.test(before.slice(0, before.length - written.length));
  const cased = isStart && /^[A-Z]/.test(written) ? capitalized : identity;
  const matching = ownKeywords(snapshot, 'action', written.length, cased).filter(({ subject }) =>
    subject.key.startsWith(written.toLowerCase()),
  );
  return matching.length > 0 ? matching : null;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function identity(word: string): string {
  return word;
}

/** The set's own keywords, with the meaning that their reminder text gives. */
function ownKeywords({ set }: Snapshot, kind: KeywordKind, back: number, cased: (word: string) => string): Proposal[] {
  return set.keywords.all.flatMap(({ word, kinds, meanings }) =>
    kinds.includes(kind)
      ? wordProposals([cased(word)], 'keyword', back, 1).map((proposal) => ({
          ...proposal,
          detail: meanings[0]?.meaning ?? 'keyword of this set',
        }))
      : [],
  );
}

/** The set's own keywords with their reminder text, unless it depends on a number or a cost. */
function withReminder({ set }: Snapshot, back: number, cased: (word: string) => string): Proposal[] {
  return set.keywords.all.flatMap(({ word, kinds, meanings }) => {
    const plain = meanings.find(({ number, meaning }) => number === null && !/\bcost\b|\{/.test(meaning));
    if (!kinds.includes('ability') || !plain) return [];
    const text = `${cased(word)} (${plain.meaning})`;
    return [
      {
        subject: { kind: 'keyword', key: word },
        label: `${cased(word)} (…)`,
        detail: plain.meaning,
        text,
        back,
        rank: 2,
      },
    ];
  });
}

function keywordWords({ edition }: Snapshot): string[] {
  const { rulebook, vocabulary } = edition;
  const abilities = rulebook.words.keywordAbilities.map((word) => word.toLowerCase());
  return abilities.length > 0 ? abilities : [...vocabulary.keywords.keys()];
}
