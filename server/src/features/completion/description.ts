import type { Snapshot } from '../../analysis/set/snapshot.js';
import { typeWords } from '../../language/lexicon.js';
import { type Proposal, wordProposals } from './proposal.js';
import { byUse, type Nearby } from './usage/nearby.js';
import { usageOf } from './usage/usage.js';
import { colors, lastWord, subtypes } from './words.js';

const creatureFamilies: ReadonlySet<string> = new Set(['creature', 'artifact', 'enchantment']);

/** Returns the words that can continue the description of a token: after "1/1 red", a subtype, a type or the noun. */
export function descriptionProposals(
  written: string,
  number: 'one' | 'several',
  snapshot: Snapshot,
  nearby: Nearby,
): Proposal[] {
  const word = lastWord(written);
  const back = word.length;
  const previous = written.slice(0, written.length - back).trim();
  const dialect = snapshot.edition.game;
  const noun = number === 'several' ? 'tokens' : 'token';
  if (/\btokens?$/i.test(previous)) return wordProposals(['with', 'named'], 'phrase', back);
  const types = wordProposals(typeWords[dialect], 'type', back);
  const nouns = wordProposals([noun], 'phrase', back);
  const hasType = [...typeWords[dialect]].some((type) => new RegExp(`\\b${type}\\b`, 'i').test(previous));
  if (hasType) return [...nouns, ...types];
  if (dialect === 'riftbound') return [...types, ...nouns];
  const known = byUse(subtypes(snapshot, creatureFamilies), word, usageOf(dialect).subtypes, nearby);
  const names = wordProposals(known, 'subtype', back);
  return [
    ...(/^\p{Ll}/u.test(word) ? [] : names),
    ...wordProposals(colors(snapshot), 'color', back),
    ...types,
    ...nouns,
    ...wordProposals(['legendary', 'snow'], 'type', back),
    ...(/^\p{Ll}/u.test(word) ? names : []),
  ];
}
