import type { Tier } from './candidate.js';
import { digits } from './digits.js';
import { labelDash } from './label-dash.js';
import {
  braces,
  clauseComma,
  commaInCost,
  costColon,
  costComma,
  effectComma,
  listComma,
  movedComma,
  punctuation,
  semicolon,
  subjectComma,
} from './marks.js';
import { mentionedNouns } from './mentioned-nouns.js';
import {
  missing,
  missingAnywhere,
  missingArticle,
  missingCounter,
  missingDeterminer,
  missingNear,
  missingNumber,
  missingOfPhrase,
  missingOpening,
  missingPair,
  missingPreposition,
} from './missing.js';
import {
  doubled,
  extra,
  extraNear,
  forms,
  intruding,
  otherNumbers,
  repeated,
  replaced,
  replacedNear,
} from './order.js';
import { otherReferences } from './other-references.js';
import { otherWords } from './other-words.js';
import { abbreviated, letterCases, misspelled, nearKnown, resembling, twiceMisspelled } from './spelling.js';
import { moved, movedFar, swapped, swappedAcrossComma } from './swaps.js';
import { synonyms } from './synonyms.js';
import { verbGroups } from './verb-groups.js';

/** Ways to look for repairs whose results compete with each other. */
export interface Round {
  readonly tiers: readonly Tier[];
  /** By how many pairs of words the text must be more usual after a repair. */
  readonly evidence: number;
  /** Whether a repair counts only if it is the only one. */
  readonly isUnique?: true;
}

/** What is tried first, since nothing else is likely where it helps. */
export const certain: Round = {
  tiers: [doubled, misspelled, braces, effectComma, costColon, commaInCost, semicolon, labelDash],
  evidence: 0,
};

/** What is tried for words that nothing knows. */
export const unknownWord: readonly Round[] = [
  certain,
  { tiers: [synonyms, verbGroups], evidence: 0 },
  { tiers: [resembling], evidence: 1 },
  { tiers: [abbreviated], evidence: 1 },
  { tiers: [twiceMisspelled], evidence: 2, isUnique: true },
];

/** The rounds, the most reliable first: if one finds a repair, the later ones are not tried. */
export const rounds: readonly Round[] = [
  certain,
  { tiers: [letterCases, costComma, listComma, subjectComma], evidence: 0 },
  {
    tiers: [
      swapped,
      missingDeterminer,
      punctuation,
      movedComma,
      mentionedNouns,
      otherNumbers,
      otherReferences,
      verbGroups,
      forms,
      missing,
      replaced,
      synonyms,
      nearKnown,
      repeated,
      extra,
      moved,
    ],
    evidence: 1,
  },
  { tiers: [swappedAcrossComma], evidence: 2 },
  { tiers: [intruding], evidence: 2 },
  { tiers: [missingOfPhrase, missingPair, movedFar], evidence: 1 },
  {
    tiers: [
      swapped,
      missingDeterminer,
      missingCounter,
      missingNumber,
      movedComma,
      clauseComma,
      digits,
      mentionedNouns,
      otherNumbers,
      otherReferences,
      punctuation,
      verbGroups,
      forms,
      replacedNear,
      synonyms,
      missingArticle,
      missingNear,
      extraNear,
    ],
    evidence: 0,
  },
  { tiers: [missingPreposition], evidence: 0, isUnique: true },
  { tiers: [missingOpening, missingAnywhere, repeated], evidence: 0 },
  { tiers: [intruding], evidence: 1, isUnique: true },
  { tiers: [otherWords], evidence: 2 },
  { tiers: [otherWords], evidence: 1, isUnique: true },
];
