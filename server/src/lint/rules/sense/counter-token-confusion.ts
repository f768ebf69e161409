import { countOf } from '../../../language/lexicon.js';
import type { Source } from '../../../language/tokens/ast.js';
import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import type { Edit } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isTokenNoun } from '../../helpers/nouns.js';
import { isAuraOfSet, isTokenOfSet } from '../../helpers/set-names.js';
import type { Rule, Violation } from '../../rule.js';

export const counterTokenConfusion: Rule = {
  id: 'counter-token-confusion',
  summary: 'A counter is created, or a token is put on something.',
  why:
    'A token is a permanent, which an effect creates; a counter is a marker, which an effect puts on an object ' +
    '(rules 111.1 and 122.1). “Create two +1/+1 counters”, “a +1/+1 token” and “put a charge token on it” confuse ' +
    'the two.',
  cite: magicRule('122.1'),
  severity: 'error',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['reate', 'oken'],
  examples: [
    {
      wrong: 'Create two +1/+1 counters on target creature.',
      right: 'Put two +1/+1 counters on target creature.',
    },
    { wrong: 'Put a +1/+1 token on target creature.', right: 'Put a +1/+1 counter on target creature.' },
    { wrong: 'Put a charge token on target artifact.', right: 'Put a charge counter on target artifact.' },
    { wrong: 'Create a tapped Treasure counter.', right: 'Create a tapped Treasure token.' },
  ],
  check(face, report) {
    const { tree } = face;
    for (let i = 0; i < tree.words.length; i++) {
      const found = confusionAt(face, tree.words[i]!, i);
      if (found) report(found);
    }
  },
};

function confusionAt(face: FaceReading, { lower, kind }: Word, at: number): Violation | null {
  if (lower === 'create' || lower === 'creates') return createdCounter(face, at);
  if (lower === 'put' || lower === 'puts') return tokenPutOn(face, at);
  return kind === 'pair' ? changeAsToken(face.tree, at) : null;
}

/** The maximum number of words for the kind of a counter: "a first strike counter". */
const KIND = 3;

/** The maximum number of things created together. */
const LISTED = 4;

/** "create two +1/+1 counters", "create a Food token and a charge counter". */
function createdCounter(face: FaceReading, at: number): Violation | null {
  const { words } = face.tree;
  let next = at + 1;
  if (words[next + 1]?.lower === 'choice' && words[next + 2]?.lower === 'of') next += 3;
  for (let item = 0; item < LISTED; item++) {
    const first = afterCount(words, next);
    if (first === null) return null;
    const noun = endOfPhrase(words, first);
    // "a Counter token"
    if (/^counters?$/.test(words[noun]?.lower ?? '') && !isTokenNoun(words[noun + 1]))
      return noun <= first + KIND ? counterFound(face, at, first, noun) : null;
    if (!isTokenNoun(words[noun])) return null;
    next = noun + 1;
    while ([',', 'and', 'or'].includes(words[next]?.lower ?? '')) next++;
    if (next === noun + 1) return null;
  }
  return null;
}

/** The maximum number of words that describe a token. */
const DESCRIPTION = 14;

/** The index of the first word after those that may describe a token or counter. */
function endOfPhrase(words: readonly Word[], first: number): number {
  let at = first;
  while (at < first + DESCRIPTION && describes(words[at])) at++;
  return at;
}

function describes(word: Word | undefined): boolean {
  return isKind(word) || word?.kind === 'pair' || word?.lower === 'creature';
}

function counterFound(
  { tree: { words }, text, edition }: FaceReading,
  at: number,
  first: number,
  noun: number,
): Violation {
  const [verb, counter] = [words[at]!, words[noun]!];
  const kind = noun > first ? text.slice(words[first]!.start, words[noun - 1]!.end) : '';
  const message = 'Counters are put on something, not created; only tokens are created.';
  if (edition.predefined.has(kind.toLowerCase().replace(/^tapped /, ''))) {
    const right = counter.lower === 'counters' ? 'tokens' : 'token';
    const fix = { title: `Change to “${kind} ${right}”`, edits: [replacement(counter, right)] };
    return { span: { start: words[first]!.start, end: counter.end }, message, fix };
  }
  const span = { start: verb.start, end: counter.end };
  const isPutSomewhere = words[noun + 1]?.lower === 'on';
  return {
    span,
    message,
    fix: isPutSomewhere ? { title: `Change to “${put(verb)}”`, edits: [replacement(verb, put(verb))] } : null,
  };
}

/** "a +1/+1 token", which does not exist. */
function changeAsToken({ words }: Source, at: number): Violation | null {
  const change = words[at]!;
  const noun = words[at + 1];
  if (!isSigned(change) || !noun || !isTokenNoun(noun) || isTokenNoun(words[at + 2])) return null;
  const verb = words.slice(Math.max(0, at - 3), at).find(({ lower }) => lower === 'create' || lower === 'creates');
  const isPutSomewhere = words[at + 2]?.lower === 'on';
  const edits: Edit<'text'>[] = [replacement(noun, counterFor(noun))];
  if (verb) edits.unshift(replacement(verb, put(verb)));
  return {
    span: { start: change.start, end: noun.end },
    message: `“${change.text}” is a counter; the power and toughness of a token have no signs.`,
    fix: verb && !isPutSomewhere ? null : { title: `Change to “${change.text} ${counterFor(noun)}”`, edits },
  };
}

const hosts = new Set('target it them this that each a an another enchanted equipped up one two ~ cardname'.split(' '));

/** "put a charge token on target artifact". An Aura token can be put on something. */
function tokenPutOn(face: FaceReading, at: number): Violation | null {
  const { edition, text } = face;
  const { words } = face.tree;
  const first = afterCount(words, at + 1);
  if (first === null) return null;
  let last = first;
  while (last < first + KIND && isKind(words[last])) last++;
  const noun = words[last];
  const host = words[last + 2];
  if (last === first || !noun || !isTokenNoun(noun) || words[last + 1]?.lower !== 'on') return null;
  if (!host || !(hosts.has(host.lower) || host.capital) || isSigned(words[last - 1]!)) return null;
  const kind = text.slice(words[first]!.start, words[last - 1]!.end);
  const known = edition.predefined.get(kind.toLowerCase())?.characteristics.subtypes;
  if (known?.includes('Aura') || words[last - 1]!.lower === 'role' || face.query(isAuraOfSet, kind)) return null;
  const span = { start: words[first]!.start, end: noun.end };
  if (face.query(isTokenOfSet, kind)) return { span, message: 'Tokens are created, not put on something.' };
  return {
    span,
    message: `Tokens are created, not put on something: write “${counterFor(noun)}” instead of “${noun.text}”.`,
    fix: { title: `Change to “${kind} ${counterFor(noun)}”`, edits: [replacement(noun, counterFor(noun))] },
  };
}

/** The index after a count and "additional"; null if there is no count. */
function afterCount(words: readonly Word[], at: number): number | null {
  const isReference = words[at]?.lower === 'that' && words[at + 1]?.lower === 'many';
  if (words[at]?.lower === 'a' && words[at + 1]?.lower === 'number' && words[at + 2]?.lower === 'of') return at + 3;
  if (!isReference && !(words[at] && countOf(words[at].lower))) return null;
  const next = at + (isReference ? 2 : 1);
  return words[next]?.lower === 'additional' ? next + 1 : next;
}

/** Words that are not the kind of a counter or token. */
const notKinds = new Set('of on in with copy token tokens counter counters for to and or creature'.split(' '));

function isKind(word: Word | undefined): boolean {
  if (!word || notKinds.has(word.lower)) return false;
  return word.kind === 'word' || isSigned(word);
}

/** `+1/+1`, `−1/−1`: a change, not a power and toughness. */
function isSigned({ kind, text }: Word): boolean {
  return kind === 'pair' && /^[+−–-].*\/[+−–-]/.test(text);
}

function put({ text, lower }: Word): string {
  const verb = lower === 'creates' ? 'puts' : 'put';
  return text[0] === 'C' ? `P${verb.slice(1)}` : verb;
}

function counterFor({ lower }: Word): string {
  return lower === 'tokens' ? 'counters' : 'counter';
}
