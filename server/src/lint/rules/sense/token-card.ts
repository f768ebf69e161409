import { removal, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const tokenCard: Rule = {
  id: 'token-card',
  summary: 'A token is called a card.',
  why:
    'A token is not a card, even if a card represents it (rule 111.6): effects that look for cards never find a ' +
    'token, and rules text cannot mean anything by “token card”. Write “token” if that is meant. Sets that put ' +
    'tokens into hands and libraries, as their own kind of card, are not checked.',
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
      if (isTreatedAsCard(face.text, noun.start, card.end)) continue;
      const plural = card.lower === 'cards' && noun.lower === 'token';
      report({
        span: { start: noun.start, end: card.end },
        message: 'A token is not a card: “token” is enough.',
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

/** How far to each side of the words their clause is searched, in UTF-16 units. */
const REACH = 200;

function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  return `${before.split(clauseEnd).at(-1)}${text.slice(start, end)}${after.split(clauseEnd, 1)[0]}`;
}

/**
 * Whether a clause deliberately treats tokens as cards: it puts them where only cards are, casts them, or gives them
 * what only cards have. Anything that a player controls is on the battlefield, whatever else the clause mentions.
 */
function isTreatedAsCard(text: string, start: number, end: number): boolean {
  const controlled = controlledBy.exec(text.slice(end, end + REACH));
  if (controlled) return hiddenZone.test(controlled[1]!);
  return cardWords.test(clauseAround(text, start, end));
}

/** The controller, and the rest up to the next mark, where a destination may be. */
const controlledBy =
  /^ (?:you|they|(?:an?|each|that|target|defending|your|the) (?:opponents?|player)|your opponents) (?:don['’]t )?controls?\b([^.,:;()\n]*)/;

const hiddenZone = /\b(?:to|into|from|in) [^.,]{0,40}\b(?:hands?|library|libraries|graveyards?|decks?)\b/i;

const cardWords =
  /\b(?:hands?|library|libraries|graveyards?|decks?|sideboard|exiled?|shuffled?|draws?|discards?|casts?|conjures?|mana (?:cost|value)|instant|sorcery|they['’]?re|outside the game)\b/i;
