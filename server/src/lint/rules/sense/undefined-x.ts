import type { Card } from '../../../formats/card.js';
import { lineUpTo } from '../../../text/line-at.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const undefinedX: Rule = {
  id: 'undefined-x',
  summary: 'The text uses X, and nothing on the card says what X is.',
  why:
    'X is the number that someone chose for a cost, or what the text says: “where X is its power” (rule 107.3). If ' +
    'neither is on the card, the effect has no meaning.',
  cite: magicRule('107.3', ''),
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['X'],
  yieldsTo: ['x-undefined'],
  examples: [
    {
      wrong: 'Tidal Lore {2}{U}\nSorcery\nDraw X cards.',
      right: 'Tidal Lore {X}{U}\nSorcery\nDraw X cards.',
      of: 'cards',
    },
  ],
  check({ card, text }, report) {
    // Files may omit the mana costs.
    if (card.role === 'token' || !card.faces.some(({ manaCost }) => manaCost) || isDefined(card)) return;
    if (card.faces.some(({ name }) => /\bX\b/.test(name?.text ?? ''))) return;
    for (const { index } of text.matchAll(letterX)) {
      if (isQuoted(text, index)) continue;
      report({
        span: { start: index, end: index + 1 },
        message: 'Nothing on this card says what X is; add “where X is …” or a cost with {X}.',
      });
    }
  },
};

/** X as a number: not in a symbol, and not part of a name such as *X-Wing* or, within a sentence, *Agent X*. */
const letterX = /(?<![\w{/’'-])(?<!\p{Ll} \p{Lu}\p{Ll}+ )X(?![\w}’'-])/gu;

/**
 * Words that say what X is, events with a number X, costs of which X may be any amount or a number of what is given up,
 * and keywords with an X of their own.
 */
const defining =
  /\bwhere X\b|\bX (?:is|be|can|was|equals|=)|\bX’s|X[^.\n]{0,60}:|—[^.\n]{0,40}\bX\b|(?:value (?:of|for)|number|for|times) X\b|\b(?:discard|sacrifice)s? [^.,;\n]*\b(?:power|toughness|value) X\b|[-−–]X:|\b(?:pays?|removes?|sacrifices?|discards?|exiles?|taps?|reveals?|returns?|puts?|mills?|chooses?|collects?|casualty) (?:\w+ ){0,2}X\b|\badditional cost [^.\n]*\bX\b|\bwould [^.,\n]*\bX\b|multikicker|bargain/i;

/** Whether a cost, the text or reminder text of any face defines X. */
function isDefined({ faces }: Card): boolean {
  return faces.some(({ manaCost, rulesText, stats }) => {
    const text = rulesText?.text ?? '';
    return (
      manaCost?.text.includes('X') ||
      stats?.text.includes('X') ||
      text.includes('{X') ||
      text.includes('X}') ||
      defining.test(text) ||
      /\([^)]*\bX\b/.test(text)
    );
  });
}

/** Whether a place is in reminder text or in the ability of another object. */
function isQuoted(text: string, at: number): boolean {
  const before = lineUpTo(text, at);
  const isOpen = (open: string, close: string) => before.lastIndexOf(open) > before.lastIndexOf(close);
  return isOpen('(', ')') || isOpen('“', '”') || before.split('"').length % 2 === 0;
}
