import { removal, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const tokenCard: Rule = {
  id: 'token-card',
  summary: 'A token is called a card.',
  why:
    'A token is no card, even where one represents it (rule 111.6): what looks for cards never finds a token, and a ' +
    '“token card” is nothing that rules text can mean. Where the token is meant, say “token”. Sets that put tokens into ' +
    'hands and libraries, as cards of their own, are left alone.',
  cite: magicRule('111.6'),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken card'],
  yieldsTo: ['token-changes-zone'],
  examples: [{ wrong: 'Sacrifice two token cards: Draw a card.', right: 'Sacrifice two tokens: Draw a card.' }],
  check(face, report) {
    const { words } = face.tree;
    for (let at = 0; at + 1 < words.length; at++) {
      const [noun, card] = [words[at]!, words[at + 1]!];
      if ((noun.lower !== 'token' && noun.lower !== 'tokens') || !/^cards?$/.test(card.text) || face.isName(noun))
        continue;
      if (isCardOfItsOwn(face.text, noun.start, card.end)) continue;
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

const clauseEnd = /[.:;()\n]/;

/** So far to each side of the words a clause is looked for. */
const REACH = 200;

function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  return `${before.split(clauseEnd).at(-1)}${text.slice(start, end)}${after.split(clauseEnd, 1)[0]}`;
}

/**
 * Whether a clause speaks of tokens as cards on purpose: it puts them where only cards are, casts them, or gives them
 * what only cards have. What somebody controls is on the battlefield, whatever else the clause speaks of.
 */
function isCardOfItsOwn(text: string, start: number, end: number): boolean {
  const controlled = controlledBy.exec(text.slice(end, end + REACH));
  if (controlled) return hiddenZone.test(controlled[1]!);
  return cardWords.test(clauseAround(text, start, end));
}

/** Who controls them, and the rest up to the next mark: where they go. */
const controlledBy =
  /^ (?:you|they|(?:an?|each|that|target|defending|your|the) (?:opponents?|player)|your opponents) (?:don['’]t )?controls?\b([^.,:;()\n]*)/;

const hiddenZone = /\b(?:to|into|from|in) [^.,]{0,40}\b(?:hands?|library|libraries|graveyards?|decks?)\b/i;

const cardWords =
  /\b(?:hands?|library|libraries|graveyards?|decks?|sideboard|exiled?|shuffled?|draws?|discards?|casts?|conjures?|mana (?:cost|value)|instant|sorcery|they['’]?re|outside the game)\b/i;
