import { numberWord, numberWords } from '../../../language/lexicon.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { wordings } from '../../helpers/legacy-wordings.js';
import type { Rule, Violation } from '../../rule.js';

export const reminderParameterMismatch: Rule = {
  id: 'reminder-parameter-mismatch',
  summary: 'Reminder text has another cost or number than its keyword: “Ward {2} (… pays {3}.)”.',
  why:
    'The reminder text of keywords such as ward, equip, cycling and crew repeats their cost or number. It has no effect (rule ' +
    '207.2), so that players pay what the keyword says and not what they read.',
  cite: magicRule('207.2', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: [' ('],
  examples: [
    {
      wrong:
        'Crew 3 (Tap any number of creatures you control with total power 2 or more: This Vehicle becomes an artifact creature.)',
      right:
        'Crew 3 (Tap any number of creatures you control with total power 3 or more: This Vehicle becomes an artifact creature.)',
    },
    {
      wrong: 'Ward {2} (Whenever this creature becomes the target of a spell, counter it unless that player pays {3}.)',
      right: 'Ward {2} (Whenever this creature becomes the target of a spell, counter it unless that player pays {2}.)',
    },
  ],
  check({ text }, report) {
    for (const { match, span } of wordings(text, explained)) {
      const [, keyword, cost, number, reminder] = match;
      const from = span.end - 1 - reminder!.length;
      const name = keyword!.toLowerCase();
      const found =
        cost !== undefined
          ? costKeywords.test(name) && otherCost(cost, reminder!, from)
          : numberKeywords.test(name) && otherNumber(number!, reminder!, from);
      if (found) report(found);
    }
  },
};

/** A keyword with a cost or a number, and its reminder text. */
const explained = /\b([A-Za-z]+(?: up)?) ((?:\{[^{}\n]+\})+)?(?:(\d+|two|three|four|five|six))?\.? \(([^()\n]+)\)/g;

/** The keywords whose reminder text repeats their cost. */
const costKeywords =
  /^(?:ward|equip|\w*cycling|kicker|unearth|plot|sneak|encore|offspring|outlast|reconfigure|embalm|eternalize|scavenge|level up|mayhem|squad|ninjutsu|fortify|transmute|buyback)$/;

/** The keywords whose reminder text repeats their number. */
const numberKeywords =
  /^(?:crew|saddle|backup|toxic|casualty|fabricate|renown|afflict|modular|annihilator|dredge|bushido|amplify|devour|mobilize|vanishing|fading|hideaway)$/;

function otherCost(cost: string, reminder: string, from: number): Violation | null {
  if (reminder.includes(cost)) return null;
  const costs = [...reminder.matchAll(/(?:\{[^{}]+\})+/g)].filter(([symbols]) => !/\{[TQ]\}/.test(symbols));
  const [only, another] = costs;
  if (!only || another) return null;
  return differs(only[0], cost, from + only.index);
}

function otherNumber(written: string, reminder: string, from: number): Violation | null {
  const count = numberOf(written);
  const numbers = [
    ...reminder.matchAll(/(?<![\d/+−{-])\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?!\/)/g),
  ];
  if (count === undefined || numbers.some(([number]) => numberOf(number) === count)) return null;
  const [only, another] = numbers;
  if (!only || another) return null;
  if (/\d/.test(only[0])) return differs(only[0], String(count), from + only.index);
  // "the top card" has no number that could be replaced.
  const right = count === 1 ? null : numberWord(count);
  return right === undefined ? null : differs(only[0], right, from + only.index);
}

function numberOf(number: string): number | undefined {
  return /^\d+$/.test(number) ? Number(number) : numberWords.get(number);
}

function differs(written: string, right: string | null, start: number): Violation {
  const span = { start, end: start + written.length };
  return {
    span,
    message: `The keyword before this says ${right === null ? 'something else' : `“${right}”`}, not “${written}”.`,
    fix: right === null ? null : { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}
