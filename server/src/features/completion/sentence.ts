import type { Snapshot } from '../../analysis/set/snapshot.js';
import { wordingWords } from '../../language/grammar/lexemes.js';
import { folded } from '../../text/apostrophes.js';
import { capitalized } from '../../util/capital.js';
import { appendTo } from '../../util/multimap.js';
import { allowedAfter } from './expected.js';
import { keywordPlaceAt, keywordProposals, ownKeywordProposals } from './keywords.js';
import { type Proposal, wordProposals } from './proposal.js';
import type { TypingPlace } from './typing-place.js';
import { contextOf, withoutNames } from './usage/context.js';
import type { Nearby } from './usage/nearby.js';
import { nextWords } from './usage/next-words.js';
import { type Continuation, continuations } from './usage/phrases.js';
import { usageOf } from './usage/usage.js';
import { lastWord } from './words.js';

/** Words after which a sentence begins; a line begins one as well. */
const starts: ReadonlySet<string> = new Set(['.', '!', ':', '•', '"', '(', '—', '–']);

/** The words of a sentence that may be typed at a place, the most likely first. */
export interface SentenceProposals {
  readonly proposals: readonly Proposal[];
  /** Whether the place is the beginning of a sentence. */
  readonly isStart: boolean;
}

/** Returns the words, keywords and phrases that may continue rules text. */
export function sentenceProposals(place: TypingPlace, snapshot: Snapshot, nearby: Nearby): SentenceProposals {
  const { edition } = snapshot;
  const typed = lastWord(place.before);
  const line = place.before.slice(0, place.before.length - typed.length);
  const context = contextOf({ ...place, before: line }, edition.vocabulary);
  const isStart = context.length === 1 || starts.has(context.at(-1)!);
  const usage = usageOf(edition.game);
  const words = nextWords(context, folded(typed), usage);
  const keywordPlace = edition.game === 'riftbound' ? null : keywordPlaceAt(place.before, context.at(-1) === ',k');
  const keywords = keywordPlace ? keywordProposals(keywordPlace, snapshot, nearby) : [];
  const isUsual = ({ label }: Proposal) =>
    usage.keywords.includes(label.toLowerCase()) || nearby.has(label.toLowerCase());
  const own = keywordPlace ? ownKeywordProposals(keywordPlace, snapshot) : [];
  const found = edition.game === 'magic' ? continuationsAt(place) : [];
  const phrases = found.filter(({ isLikely }) => !isLikely).map((each) => phraseProposal(each, typed.length));
  // A sentence may begin with any keyword action, however rare it is in print: "Goad", not "Goaded".
  const verbs = isStart ? edition.rulebook.words.keywordActions.map((each) => each.toLowerCase()) : [];
  const longer = new Map<string, Proposal[]>();
  for (const proposal of [...phrases, ...keywords]) appendTo(longer, firstWord(proposal.label), proposal);
  const sentenceCased = (each: readonly string[]) => (isStart ? each.map(capitalized) : each);
  const ofWord = ({ word }: { readonly word: string }): Proposal[] => [
    ...(longer.get(word) ?? []),
    ...wordProposals(sentenceCased([...verbs.filter((verb) => word.startsWith(verb)), word]), 'phrase', typed.length),
  ];
  const likely = words.filter(({ isLikely }) => isLikely).flatMap(ofWord);
  const others = words.filter(({ isLikely }) => !isLikely).flatMap(ofWord);
  // Instants and sorceries have few keywords of their own.
  const isSpellLine = context.length === 1 && context[0]!.startsWith('^spell');
  const isAllowed = allowedAfter(line, place, snapshot);
  const offered = [
    ...own,
    ...found.filter(({ isLikely }) => isLikely).map((each) => phraseProposal(each, typed.length)),
    ...likely,
    ...(isSpellLine ? [] : keywords.filter(isUsual)),
    ...others,
    ...keywords,
    ...phrases,
    ...(typed === '' ? [] : wordProposals(repeated(nearby, isStart), 'phrase', typed.length)),
  ];
  return { proposals: isAllowed ? ranked(offered, isAllowed, typed) : offered, isStart };
}

/** Words that the grammar allows come before others, each in the order of their use; then those that are used rarely. */
function ranked(offered: readonly Proposal[], isAllowed: (word: string) => boolean, typed: string): Proposal[] {
  const fits = ({ label }: Proposal) => isAllowed(firstWord(label));
  const start = typed.toLowerCase();
  const labels = new Set(offered.map(({ label }) => label.toLowerCase()));
  const fitting = offered.filter(fits);
  // Before the first letter nothing speaks for a word that cannot follow.
  if (typed === '' && fitting.length > 0) return fitting;
  const rare = [...wordingWords()].filter((word) => word.startsWith(start) && !labels.has(word) && isAllowed(word));
  return [
    ...fitting,
    ...wordProposals(rare.sort(), 'phrase', typed.length),
    ...offered.filter((proposal) => !fits(proposal)),
  ];
}

/** Returns the rests of phrases that a line begins; none before other words of the line, which they would not fit. */
export function continuationsAt({ before, after, face }: TypingPlace): Continuation[] {
  if (after.trim() !== '') return [];
  const typed = lastWord(before);
  return continuations(withoutNames(before.slice(0, before.length - typed.length), face), typed);
}

function phraseProposal({ rest }: Continuation, back: number): Proposal {
  const label = rest.replace(/,? $/, '');
  return { subject: { kind: 'phrase', key: label }, label, text: rest, back };
}

/** Words of the cards nearby that occur at least twice there: names of counters, mechanics and the like. */
function repeated(nearby: Nearby, isStart: boolean): string[] {
  const words = [...nearby].filter(([word, count]) => count > 1 && word.length > MIN_REPEATED).map(([word]) => word);
  return isStart ? words.map(capitalized) : words;
}

/** Shorter words are not worth a completion. In letters. */
const MIN_REPEATED = 4;

function firstWord(label: string): string {
  return label.split(/[ ,.]/, 1)[0]!.toLowerCase();
}
