import { countOf } from '../../../language/lexicon.js';
import type { Word } from '../../../text/words.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { createRule } from '../../helpers/create-rule.js';
import { startsSentence } from '../../helpers/sentence-start.js';
import type { Rule } from '../../rule.js';

export const createSubjectAgreement: Rule = {
  id: 'create-subject-agreement',
  summary: '“Create” does not agree with its subject.',
  why:
    'You create a token, and so do two players; each player, target opponent or its controller creates one. The ' +
    'form of the verb shows who gets the token.',
  cite: createRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['reate'],
  examples: [
    { wrong: 'Each player create a Food token.', right: 'Each player creates a Food token.' },
    {
      wrong: 'Destroy target land. You creates a Treasure token.',
      right: 'Destroy target land. You create a Treasure token.',
    },
    {
      wrong: 'When this creature dies, creates a Food token.',
      right: 'When this creature dies, create a Food token.',
    },
  ],
  check({ tree }, report) {
    const { words } = tree;
    for (let at = 0; at < words.length; at++) {
      const verb = words[at]!;
      if (verb.lower !== 'create' && verb.lower !== 'creates') continue;
      const number = numberOfSubject(words, at);
      const subjectless = number === null && verb.lower === 'creates' && lacksSubject(words, at);
      if (!subjectless && (number === null || (number === 'singular') === (verb.lower === 'creates'))) continue;
      const right = verb.lower === 'create' ? `${verb.text}s` : verb.text.slice(0, -1);
      report({
        span: verb,
        message: subjectless
          ? `“${verb.text}” has no subject; if you create the token, write “${right}”.`
          : `“${verb.text}” does not agree with its subject; write “${right}”.`,
        fix: {
          kind: subjectless ? 'suggestion' : 'safe',
          title: `Change to “${right}”`,
          edits: [replacement(verb, right)],
        },
      });
    }
  },
};

const people: ReadonlyMap<string, 'singular' | 'plural'> = new Map([
  ['player', 'singular'],
  ['opponent', 'singular'],
  ['controller', 'singular'],
  ['owner', 'singular'],
  ['players', 'plural'],
  ['opponents', 'plural'],
]);

const modifiers = new Set(
  'a active all an another any attacking chosen defending each enchanted its next other target that the their those your'.split(
    ' ',
  ),
);

/**
 * Words before the subject that make it the subject of another verb: "have its controller create", "each of those
 * players".
 */
const otherVerbs = new Set(
  'and does do for had has have having let lets make makes may must of or than to with'.split(' '),
);

const auxiliaries = new Set(['can', "can't", 'may', 'must', 'would', "wouldn't"]);

/** Whether the subject directly before the verb is singular or plural; null if it is not clear. */
function numberOfSubject(words: readonly Word[], verb: number): 'singular' | 'plural' | null {
  const noun = words[verb - 1]?.lower ?? '';
  // "They may creates": after these words a verb has no ending.
  if (auxiliaries.has(noun) && (!words[verb - 1]!.capital || startsSentence(words, verb - 1)))
    return words[verb]!.lower === 'creates' ? 'plural' : null;
  const first = firstModifier(words, verb - 1);
  const before = words[first - 1]?.lower ?? '';
  // "You creates" and "and you creates" are wrong in any case; "each of you creates" is not.
  if (noun === 'you' && words[verb]!.lower === 'creates')
    return beginsClause(words, verb - 1) || before === 'and' || isAlternative(words, first - 1) ? 'plural' : null;
  // "Each player other than target opponent": the first of the two is the subject.
  if (before === 'than' && words[first - 2]?.lower === 'other') return numberOfSubject(words, first - 2);
  if (otherVerbs.has(before)) return null;
  // "Whenever you attack that player create …": the preceding word is the subject only at the start of a clause.
  if (!beginsClause(words, first)) return null;
  if (noun === 'you' || noun === 'they') return first === verb - 1 ? 'plural' : null;
  return first < verb - 1 ? (people.get(noun) ?? null) : null;
}

const clauseOpeners = new Set(
  'when whenever if then until unless while as where though although because instead'.split(' '),
);

/** Whether a clause begins at a word: at the start of a sentence, after a mark, or after a conjunction. */
function beginsClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return !before || startsSentence(words, at) || before.kind !== 'word' || clauseOpeners.has(before.lower);
}

/**
 * Whether a clause begins after an "or": "They lose 4 life, or you create …". Not if the "or" may continue a relative
 * clause: "a spell that targets a creature, a land, or you".
 */
function isAlternative(words: readonly Word[], or: number): boolean {
  if (words[or]?.text !== 'or' || words[or - 1]?.text !== ',') return false;
  for (let at = or - 2; at >= 0 && at > or - REACH; at--) {
    if (/^(?:that|which|who|whose)$/.test(words[at]!.text)) return false;
    if (words[at]!.text === '—' || startsSentence(words, at)) return true;
  }
  return false;
}

/** The index of the first of the words that belong to a noun. */
function firstModifier(words: readonly Word[], noun: number): number {
  let first = noun;
  for (;;) {
    while (words[first - 1]?.kind === 'word' && isModifier(words[first - 1]!.lower)) first--;
    const owner = words[first]?.lower.endsWith("'s") ? startOfOwner(words, first) : null;
    if (owner === null) return first;
    first = owner;
  }
}

const determiners = new Set(['a', 'an', 'each', 'that', 'the', 'this']);

/** How many words there may be between the determiner and an owner: "the last exiled card's controller". */
const OWNER = 3;

/** The index of the determiner of an owner: of "the" in "the exiled card's"; null if there is none nearby. */
function startOfOwner(words: readonly Word[], owner: number): number | null {
  for (let at = owner - 1; at >= 0 && at >= owner - OWNER && words[at]!.kind === 'word'; at--)
    if (determiners.has(words[at]!.lower)) return at;
  return null;
}

function isModifier(lower: string): boolean {
  return modifiers.has(lower) || lower.endsWith("'s");
}

const conditions = new Set(['when', 'whenever', 'at', 'if']);

/** The maximum number of words in a condition. */
const REACH = 60;

/**
 * "Creates a …" at the start of a sentence, or directly after its condition: "When this creature dies, creates a …".
 */
function lacksSubject(words: readonly Word[], verb: number): boolean {
  const next = words[verb + 1];
  if (!next || !(countOf(next.lower) || next.lower === 'that' || next.capital)) return false;
  if (startsSentence(words, verb)) return true;
  if (words[verb - 1]?.text !== ',') return false;
  let at = verb - 2;
  while (at > verb - REACH && at > 0 && words[at]!.text !== ',' && !startsSentence(words, at)) at--;
  return at >= 0 && startsSentence(words, at) && conditions.has(words[at]!.lower);
}
