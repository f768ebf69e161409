import type { Word } from '../../text/words.js';
import { removal } from '../helpers/edits.js';
import { entersAlone } from '../helpers/enters.js';
import type { Rule } from '../rule.js';

export const entersTheBattlefield: Rule = {
  id: 'enters-the-battlefield',
  summary: 'A permanent “enters the battlefield”, where cards since 2024 say that it “enters”.',
  why:
    'Since Bloomburrow in 2024 a permanent just enters: “When this creature enters”, “This land enters tapped”. ' +
    'After *had*, *would* and *can’t* cards still say “enter the battlefield”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  holds: entersAlone,
  triggers: ['enters the', 'enter the', 'entering the', 'entered the'],
  examples: [
    {
      wrong: 'When this creature enters the battlefield, draw a card.',
      right: 'When this creature enters, draw a card.',
    },
    { wrong: 'This land enters the battlefield tapped.', right: 'This land enters tapped.' },
  ],
  check({ tree: { words }, text }, report) {
    for (let at = 0; at + 2 < words.length; at++) {
      const [verb, the, zone] = [words[at]!, words[at + 1]!, words[at + 2]!];
      if (the.lower !== 'the' || zone.lower !== 'battlefield' || words[at - 1]?.kind.startsWith('open')) continue;
      if (verb.text !== 'enters' && (verb.text !== 'enter' || !isPluralVerb(words, at))) continue;
      const isSafe = verb.text === 'enters' && (isTrigger(words, at) || isReplacement(words[at + 3]));
      report({
        span: { start: verb.start, end: zone.end },
        message: `Cards since 2024 just say “${verb.text}”.`,
        fix: {
          kind: isSafe ? 'safe' : 'suggestion',
          title: 'Remove “the battlefield”',
          edits: [removal(text, { start: the.start, end: zone.end })],
        },
      });
    }
  },
};

/** "enters the battlefield tapped", "… with two counters on it". */
function isReplacement(next: Word | undefined): boolean {
  return next?.lower === 'tapped' || next?.lower === 'with';
}

const triggers = new Set(['when', 'whenever', 'as']);
const helpers = new Set(
  "had has have can can't cannot could couldn't would wouldn't may might to don't didn't doesn't".split(' '),
);

/** How many words of a clause are looked at. */
const REACH = 30;

/** "When this creature enters the battlefield": the clause begins so, and has no other verb that changes the sense. */
function isTrigger(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const { lower, kind, text } = words[i]!;
    if (triggers.has(lower)) return true;
    if (helpers.has(lower) || kind === 'line' || text === '.' || text === ':') return false;
  }
  return false;
}

/** "Whenever one or more creatures enter the battlefield"; not "can't enter" and "had a creature enter". */
function isPluralVerb(words: readonly Word[], at: number): boolean {
  return isTrigger(words, at) && words[at - 1]?.kind === 'word';
}
