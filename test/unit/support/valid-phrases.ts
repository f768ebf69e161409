import fc from 'fast-check';
import { created } from './valid-tokens.js';

/**
 * Valid card text, generated from the grammar of token phrases: the number, the state, the characteristics and
 * abilities, and later sentences about the token. All parts are worded as on cards, in combinations that may be new.
 */

/** The text before the verb, and the verb. */
const lead = fc.constantFrom(
  'Create',
  'You create',
  'You may create',
  'When this creature enters, create',
  'Whenever another creature you control dies, you may pay {1}. If you do, create',
  'At the beginning of your end step, if you gained life this turn, create',
  '{2}{R}, {T}, Sacrifice an artifact: Create',
  '−3: Create',
  'III — Create',
  'Landfall — Whenever a land you control enters, create',
  'Each opponent creates',
  'Target opponent creates',
  'Destroy target creature. Its controller creates',
  'Draw a card, then create',
  'You and target opponent each create',
  'For each opponent, create',
  'You may have its controller create',
  'Each player other than target player creates',
  'Choose one —\n• Draw a card.\n• Create',
  'That player sacrifices a creature, then creates',
  'Whenever you create a token, you may discard a card. If you do, create',
  'Until end of turn, whenever a creature dies, create',
  'As an additional cost to cast this spell, sacrifice a creature.\nCreate',
  'Otherwise, create',
  'If this spell was kicked, instead create',
  '0: You may sacrifice a token. When you do, create',
  'I, II — Each player draws a card. You create',
  'Exhaust — {3}: Create',
  'Whenever a player loses life, that player may create',
  'Counter target spell. That spell’s controller creates',
  'Roll a d20.\n1—9 | Draw a card.\n10—20 | Create',
  'Starting with you, each player may discard a card. Each player who does creates',
);

/** The end of the sentence, after the token. */
const tail = fc.constantFrom(
  ...['', '', '', ''],
  ', then scry 2',
  ' and you gain 2 life',
  ', then put a +1/+1 counter on each creature you control',
  '. Put a charge counter on this artifact',
);

/** Adds the tail before the full stop, unless the sentence ends with a quotation or is already long. */
function withTail(what: string, end: string): string {
  return /[a-z]\.$/.test(what) && !/[“"]|, where |equal to|copy|copies|, rounded|\. |choice| or |\bif\b/.test(what)
    ? `${what.slice(0, -1)}${end}.`
    : what;
}

/** Later sentences, about the token or something else. */
const laterSentences = fc.constantFrom(
  '',
  '',
  ' Draw a card.',
  ' Sacrifice it at the beginning of the next end step.',
  ' Exile the tokens at end of combat.',
  ' It gains haste until end of turn.',
  ' They gain haste until end of turn.',
  ' Put a +1/+1 counter on it.',
  ' Then put X +1/+1 counters on that token, where X is its power.',
  ' That token gains haste.',
  ' The tokens are goaded for the rest of the game.',
  ' Activate only as a sorcery.',
  '\nSacrifice a Treasure: Draw a card.',
  '\nCreature tokens you control get +1/+1.',
  '\nWhenever a nontoken creature you control attacks, each token you control gets +1/+0 until end of turn.',
  '\nIf you would create one or more tokens, instead create twice that many of those tokens.',
  '\nIf one or more tokens would be created under your control, those tokens plus a Food token are created instead.',
  '\nSacrifice two Foods: Populate.',
  '\nTap two untapped tokens you control: Investigate.',
);

/** The whole sentence as an ability of something else, or in reminder text. */
const quoting = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => `Enchanted creature has "${text}"`,
  (text) => `Creatures you control gain "${text}" until end of turn.`,
  (text) => `Flying, plunder (${text})`,
);

/** Rules text in which every word is valid, with straight marks, as in most files, or with curly ones. */
export const validRulesText: fc.Arbitrary<string> = fc
  .tuple(lead, created, tail, laterSentences, fc.boolean(), quoting)
  .map(([before, what, end, after, curly, quote]) => {
    const sentence = `${before} ${withTail(what, end)}`;
    const own = /["\n()]/.test(sentence) ? sentence : quote(sentence);
    // No sentence follows the reminder text of a keyword in its line.
    const text = own.startsWith('Flying, ') && after.startsWith(' ') ? own : own + after;
    return curly ? inCurlyMarks(text) : text.replaceAll('’', "'");
  });

function inCurlyMarks(text: string): string {
  let open = false;
  return text.replaceAll("'", '’').replaceAll('"', () => {
    open = !open;
    return open ? '“' : '”';
  });
}
