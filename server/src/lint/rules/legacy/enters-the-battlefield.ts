import type { Word } from '../../../text/words.js';
import { insertion, removal } from '../../fix/edits.js';
import { enteringController, isFollowedByUnder } from '../../helpers/entering-controller.js';
import { entersWithoutZone } from '../../helpers/enters-wording.js';
import type { Rule, Violation } from '../../rule.js';

export const entersTheBattlefield: Rule = {
  id: 'enters-the-battlefield',
  summary: 'A permanent “enters the battlefield”, which cards since 2024 shorten to “enters”.',
  why:
    'Since Bloomburrow in 2024 a permanent just enters: “When this creature enters”, “This land enters tapped”, ' +
    'and with its controller “Whenever a land you control enters”. After *had*, *would* and *can’t* cards still ' +
    'say “enter the battlefield”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: entersWithoutZone,
  triggers: ['enters the', 'enter the', 'entering the', 'entered the'],
  examples: [
    {
      wrong: 'When this creature enters the battlefield, draw a card.',
      right: 'When this creature enters, draw a card.',
    },
    { wrong: 'This land enters the battlefield tapped.', right: 'This land enters tapped.' },
    {
      wrong: 'Whenever another creature enters the battlefield under your control, scry 1.',
      right: 'Whenever another creature you control enters, scry 1.',
    },
  ],
  check({ tree: { words }, text }, report) {
    for (let at = 0; at + 2 < words.length; at++) {
      const [verb, the, zone] = [words[at]!, words[at + 1]!, words[at + 2]!];
      if (the.lower !== 'the' || zone.lower !== 'battlefield' || words[at - 1]?.kind.startsWith('open')) continue;
      if (verb.text !== 'enters' && (verb.text !== 'enter' || !isPluralVerb(words, at))) continue;
      if (isCorrectAsIs(words, at + 3)) continue;
      report(controlled(words, at, text) ?? plain(words, at, text));
    }
  },
};

/** "enters the battlefield": removes the zone. */
function plain(words: readonly Word[], at: number, text: string): Violation {
  const [verb, the, zone] = [words[at]!, words[at + 1]!, words[at + 2]!];
  const isSafe = verb.text === 'enters' && isClear(words, at);
  return {
    span: { start: verb.start, end: zone.end },
    message: `Cards since 2024 say “${verb.text}” instead of “${verb.text} the battlefield”.`,
    fix: {
      kind: isSafe ? 'safe' : 'suggestion',
      title: 'Remove “the battlefield”',
      edits: [removal(text, { start: the.start, end: zone.end })],
    },
  };
}

/** "a land enters the battlefield under your control": removes the zone and names the controller after the noun. */
function controlled(words: readonly Word[], at: number, text: string): Violation | null {
  const found = enteringController(words, at);
  if (!found) return null;
  const [verb, noun] = [words[at]!, words[found.noun]!];
  const last = words[found.last]!;
  const before = text.slice(words[found.first]!.start, noun.end);
  const right = `${before} ${found.who}${text.slice(noun.end, verb.end)}`;
  return {
    span: { start: verb.start, end: last.end },
    message: `Cards since 2024 say “${right}”.`,
    fix: {
      title: `Change to “${right}”`,
      edits: [insertion(noun.end, ` ${found.who}`), removal(text, { start: words[at + 1]!.start, end: last.end })],
    },
  };
}

/** "Enters-the-battlefield abilities" keep their name, and something that enters one of two zones needs both. */
function isCorrectAsIs(words: readonly Word[], next: number): boolean {
  const verb = next - 3;
  if (/^(?:and|or)$/.test(words[verb - 1]?.lower ?? '') && leaving.has(words[verb - 2]?.lower ?? '')) return true;
  if (/^(?:and|or)$/.test(words[next]?.lower ?? ''))
    return words
      .slice(next + 1, next + 5)
      .some(({ lower }, i, rest) => zones.has(lower) && !rest.slice(0, i).some(({ lower: other }) => verbs.has(other)));
  return /^(?:abilit(?:y|ies)|triggers?|triggered|effects?)$/.test(words[next]?.lower ?? '');
}

/** "leaves or enters the battlefield": both verbs share the zone. */
const leaving = new Set(['leave', 'leaves', 'exit', 'exits']);
/** Verbs with their own zone: "enters the battlefield or leaves the battlefield". */
const verbs = new Set(['attacks', 'dies', 'leaves', 'leave', 'enters', 'enter', 'is', 'are', 'when', 'whenever']);
const zones = new Set(['stack', 'graveyard', 'hand', 'library', 'exile', 'battlefield']);

/** Whether the zone can be removed safely: in a trigger or a replacement effect, before a known word or a mark. */
function isClear(words: readonly Word[], at: number): boolean {
  const next = words[at + 3];
  if (next?.lower === 'tapped' || next?.lower === 'with') return true;
  return (
    isTrigger(words, at) && !isFollowedByUnder(words, at) && (next?.kind !== 'word' || triggerFollowers.has(next.lower))
  );
}

/** Words that may follow "enters" in a trigger. */
const triggerFollowers = new Set(
  'and attached attacking during face for from if or this transformed under untapped while'.split(' '),
);

const triggers = new Set(['when', 'whenever', 'as']);
const auxiliaries = new Set(
  "had has have can can't cannot could couldn't would wouldn't may might to don't didn't doesn't".split(' '),
);

/** How many words of a clause are searched. */
const REACH = 30;

/**
 * "When this creature enters the battlefield": the clause begins like this and has no auxiliary verb that changes the
 * meaning.
 */
function isTrigger(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const { lower, kind, text } = words[i]!;
    if (triggers.has(lower)) return true;
    if (auxiliaries.has(lower) || kind === 'line' || text === '.' || text === ':') return false;
  }
  return false;
}

/** "Whenever one or more creatures enter the battlefield"; not "can't enter" and "had a creature enter". */
function isPluralVerb(words: readonly Word[], at: number): boolean {
  if (words[at + 3]?.lower === 'as' && /^(?:copy|copies)$/.test(words[at + 5]?.lower ?? ''))
    return isAllowed(words, at);
  return isTrigger(words, at) && words[at - 1]?.kind === 'word';
}

/** "you may have ~ enter the battlefield as a copy of …" */
function isAllowed(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at).some(({ lower }) => lower === 'have' || lower === 'has');
}
