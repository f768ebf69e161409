import { removal, replacement } from '../helpers/edits.js';
import { magicRule } from '../helpers/game-rules.js';
import { magic } from '../helpers/holds.js';
import type { Rule } from '../rule.js';

export const tokenCard: Rule = {
  id: 'token-card',
  summary: 'A token is called a card.',
  why:
    'A token is no card, even where one represents it (rule 111.6): what looks for cards never finds a token, and a ' +
    '“token card” is nothing that rules text can mean. Where the token is meant, say “token”.',
  cite: magicRule('111.6'),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  holds: magic,
  triggers: ['oken card'],
  yieldsTo: ['token-changes-zone'],
  examples: [{ wrong: 'Sacrifice two token cards: Draw a card.', right: 'Sacrifice two tokens: Draw a card.' }],
  check(face, report) {
    const { words } = face.tree;
    for (let at = 0; at + 1 < words.length; at++) {
      const [noun, card] = [words[at]!, words[at + 1]!];
      if ((noun.lower !== 'token' && noun.lower !== 'tokens') || !/^cards?$/.test(card.text) || face.isName(noun))
        continue;
      const plural = card.lower === 'cards' && noun.lower === 'token';
      report({
        span: { start: noun.start, end: card.end },
        message: 'A token is never a card: the word “token” is enough.',
        fix: {
          title: `Change to “${noun.text}${plural ? 's' : ''}”`,
          edits: plural
            ? [replacement({ start: noun.end, end: card.end }, 's')]
            : [removal(face.text, { start: card.start, end: card.end })],
        },
      });
    }
  },
};
