import type { SetIndex } from '../../analysis/set-index.js';
import type { Card, Face, PlacedCard } from '../../formats/card.js';
import { toSource } from '../../text/region.js';
import { shift } from '../../text/span.js';
import { magicRule } from '../helpers/game-rules.js';
import { everywhere } from '../helpers/holds.js';
import { listsPrintings } from '../helpers/typed.js';
import type { Rule } from '../rule.js';

export const duplicateCardName: Rule = {
  id: 'duplicate-card-name',
  summary: 'Two cards of a set have the same name.',
  why:
    'Cards are told apart by their names (rule 201.2): the four copies that a deck may have, and every “card named …”. Most ' +
    'often the second one was pasted from the first and kept its name. Basic lands, and printings of one card with ' +
    'different numbers, may share one.',
  cite: magicRule('201.2', ''),
  severity: 'warning',
  fix: 'none',
  scope: 'set',
  holds: everywhere,
  examples: [
    {
      wrong: 'Ash Rain {1}{R}\nSorcery\nDraw two cards.\n\nAsh Rain {3}{R}\nSorcery\nDraw three cards.',
      right: 'Ash Rain {1}{R}\nSorcery\nDraw two cards.\n\nAsh Storm {3}{R}\nSorcery\nDraw three cards.',
      of: 'cards',
    },
  ],
  check({ path, document, ask }, report) {
    if (isDraft(path) || listsPrintings(document)) return;
    const before = new Map<string, Card>();
    for (const { card, start } of document.cards) {
      const [face] = card.faces;
      if (card.role === 'token' || !face?.name?.text || isBasicLand(face)) continue;
      const paths = ask(pathsOfCards, face.name.text);
      if (paths === path) continue;
      const name = face.name.text.toLowerCase();
      const first = before.get(name);
      if (!first) before.set(name, card);
      const elsewhere = paths.slice(0, paths.indexOf('\n'));
      if (first ? isPrintingOf(first, card) : elsewhere === path || elsewhere === '') continue;
      report({
        span: shift(toSource(face.name, { start: 0, end: face.name.text.length }), start),
        message: `Another card ${first ? 'in this file' : `in ${elsewhere.slice(elsewhere.lastIndexOf('/') + 1)}`} is named “${face.name.text}”.`,
      });
    }
  },
};

/** The files with cards of a name in the order of their paths, one line for each card. */
function pathsOfCards(set: SetIndex, name: string): string {
  const paths = set.pathsOfCards(name).filter((path) => !isDraft(path));
  return paths.length === 1 ? paths[0]! : paths.toSorted().join('\n');
}

/** A document that was never saved may well hold a card of the set that is being worked on. */
function isDraft(path: string): boolean {
  return path.startsWith('untitled:');
}

function isBasicLand({ typeLine }: Face): boolean {
  return /^Basic\b/i.test(typeLine?.text ?? '');
}

/** Whether two cards say the same, and have different numbers in the set: one card in several printings. */
function isPrintingOf(first: Card, second: Card): boolean {
  const [a, b] = [numberOf(first), numberOf(second)];
  return a !== undefined && b !== undefined && a !== b && said(first) === said(second);
}

function numberOf({ faces }: PlacedCard['card']): string | undefined {
  return faces[0]?.metadata.find(({ key }) => key === 'Number')?.value.text;
}

function said({ faces }: Card): string {
  return JSON.stringify(faces.map(({ typeLine, rulesText, stats }) => [typeLine?.text, rulesText?.text, stats?.text]));
}
