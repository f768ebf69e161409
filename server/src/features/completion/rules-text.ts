import { pluralOf } from '../../analysis/card/plural.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { descriptionProposals } from './description.js';
import { actionProposals } from './keywords.js';
import { type Proposal, wordProposals } from './proposal.js';
import { sentenceProposals } from './sentence.js';
import { phraseSnippets, wholePhrases } from './snippets.js';
import { mentionProposals, nameProposals, type PhraseStart, phraseStart, tokenProposals } from './tokens.js';
import type { TypingPlace } from './typing-place.js';
import { contextOf } from './usage/context.js';
import { byUse, type Nearby } from './usage/nearby.js';
import { numberAfter } from './usage/number.js';
import { usageOf } from './usage/usage.js';
import { fieldKeyProposals } from './values.js';
import { lastWord, subtypes } from './words.js';

/** Verbs that make tokens, by game. */
const verbs = {
  magic: /\b(?:creates?|creating|put|puts) /gi,
  fifth: /\b(?:puts?) /gi,
  riftbound: /\b(?:plays?|adds?) /gi,
};

/** Places where few words are possible, so that a list is welcome before the first letter. */
const awaited = /\b(?:with|gains?|have|has|loses?) $/;

/**
 * Returns the completions in rules text, the most likely first; null if there are none to offer.
 * @param isRequested whether the user requested the list; otherwise it waits for a letter, unless few words are possible
 */
export function rulesTextProposals(
  place: TypingPlace,
  snapshot: Snapshot,
  nearby: Nearby,
  isRequested: boolean,
): Proposal[] | null {
  const { before } = place;
  const { game } = snapshot.edition;
  const named = /\bnamed ([^.,"“”]{0,60})$/.exec(before);
  if (named) return nameProposals(named[1]!, snapshot);
  const bracket = game === 'riftbound' ? /\[([\p{L}-]*)$/u.exec(before) : null;
  if (bracket) return bracketProposals(bracket[1]!, snapshot, nearby);
  const word = lastWord(before);
  const front = before.slice(0, before.length - word.length);
  // After a digit or a comma without a space no word begins.
  if (/[^\s("“‘—–]$/.test(front)) return null;
  const start = phraseStart(before, verbs[game]);
  if (!start && !isRequested && word === '' && !awaited.test(before)) return null;
  const made = start ? madeTokens(start, place, snapshot, nearby) : [];
  if (start?.written === '') return made;
  const { proposals, isStart } = sentenceProposals(place, snapshot, nearby);
  const isName = /^\p{Lu}/u.test(word);
  const names = isName && !start ? nameWords(place, snapshot, nearby) : made;
  // A capital within a sentence begins a name; a small letter after "create" may describe a token.
  const isNameFirst = isStart ? false : isName || /\bcreat\w+ [^.]*$/i.test(before);
  return [
    ...actionProposals(before, snapshot),
    ...(isNameFirst ? [...names, ...proposals] : [...proposals, ...names]),
    ...(isStart && word === before ? fieldKeyProposals(place, snapshot) : []),
    ...(isStart && game === 'magic' && place.role === 'card' ? wholePhrases(word.length) : []),
  ];
}

/** The tokens that the verb of the line may make, and the words that describe one. */
function madeTokens(start: PhraseStart, { after }: TypingPlace, snapshot: Snapshot, nearby: Nearby): Proposal[] {
  const { written, count, number } = start;
  const isMagic = snapshot.edition.game === 'magic';
  const words = count === null ? [] : descriptionProposals(written, number, snapshot, nearby);
  const tokens = tokenProposals(start, after, snapshot);
  return [
    ...(written === '' && isMagic ? phraseSnippets(count, number) : []),
    ...(/^\p{Ll}/u.test(written) ? [...words, ...tokens] : [...tokens, ...words]),
  ];
}

/** Words with a capital: tokens that are mentioned but not made, and subtypes in the number that the sentence requires. */
function nameWords(place: TypingPlace, snapshot: Snapshot, nearby: Nearby): Proposal[] {
  const { edition } = snapshot;
  const written = /\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]*)?$/u.exec(place.before)?.[0] ?? '';
  const word = lastWord(place.before);
  const before = place.before.slice(0, place.before.length - word.length);
  const isPlural = numberAfter(contextOf({ ...place, before }, edition.vocabulary)) === 'several';
  // A plural may differ from the singular in its last letters: Elf, Elves.
  const shared = word.slice(0, IRREGULAR_FROM);
  const singular = byUse(subtypes(snapshot), shared, usageOf(edition.game).subtypes, nearby);
  const plural = singular.map(pluralOf);
  const words = isPlural ? [...plural, ...singular] : [...singular, ...plural];
  // Tokens of the set come first; those of the rules are subtypes like others, but have an explanation.
  const mentioned = isPlural ? [] : mentionProposals(written, snapshot);
  const own = mentioned.filter(({ subject }) => snapshot.set.definition(subject.key) !== null);
  const explained = new Map(mentioned.map((each) => [each.label, each]));
  const known = wordProposals(words, 'subtype', word.length).map((each) => explained.get(each.label) ?? each);
  return [...own, ...known, ...mentioned];
}

/** How many letters a plural and its singular have in common at least, as far as they are typed. */
const IRREGULAR_FROM = 2;

/** The keywords of Riftbound, which are in brackets. */
function bracketProposals(written: string, { edition }: Snapshot, nearby: Nearby): Proposal[] {
  const words = byUse(edition.rulebook.words.keywordAbilities, written, usageOf(edition.game).keywords, nearby);
  return wordProposals(words, 'keyword', written.length);
}
