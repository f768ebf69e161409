import type { SetIndex } from '../../analysis/set-index.js';
import type { Card, CardDocument, Face } from '../../formats/card.js';
import { plainExtensions } from '../../formats/plain/plain-format.js';
import { toSource } from '../../text/region.js';
import { shift } from '../../text/span.js';
import { magicRule } from '../helpers/game-rules.js';
import { everywhere } from '../helpers/holds.js';
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
    const isTyped = isTypedFile(path);
    const before = new Map<string, Card>();
    for (const { card, start } of document.cards) {
      const [face] = card.faces;
      if (card.role === 'token' || !face?.name?.text || isBasicLand(face)) continue;
      const paths = isTyped ? ask(pathsOfCards, face.name.text) : '';
      if (paths === path) continue;
      const name = face.name.text.toLowerCase();
      const first = before.get(name);
      if (!first) before.set(name, card);
      const place = first ? placeOfFirst(first, card, document) : placeBefore(path, paths);
      if (place === null) continue;
      report({
        span: shift(toSource(face.name, { start: 0, end: face.name.text.length }), start),
        message: `Another card in ${place} is named “${face.name.text}”.`,
      });
    }
  },
};

/** The files of the set that people typed with cards of a name, in the order of their paths, one line for each card. */
function pathsOfCards(set: SetIndex, name: string): string {
  const paths = set.pathsOfCards(name).filter(isTypedFile);
  return paths.length === 1 ? paths[0]! : paths.toSorted().join('\n');
}

/**
 * A saved file of plain text. Files of card programs often hold the very cards of the set once more, as they were when they were
 * written, and a draft holds a card that is being worked on.
 */
function isTypedFile(path: string): boolean {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return plainExtensions.includes(extension) && !path.startsWith('untitled:');
}

/** The name of the file that has the first card of a name; null where that is this one. */
function placeBefore(path: string, paths: string): string | null {
  const [first = path] = paths.split('\n');
  return first === path || first === '' ? null : first.slice(first.lastIndexOf('/') + 1);
}

/** This file, where it has an earlier card of the name that is not the same in another printing. */
function placeOfFirst(first: Card, second: Card, { format }: CardDocument): string | null {
  const [a, b] = [numberOf(first), numberOf(second)];
  const mayBePrinting = format !== 'plain' || (a !== undefined && b !== undefined && a !== b);
  return mayBePrinting && said(first) === said(second) ? null : 'this file';
}

function isBasicLand({ typeLine }: Face): boolean {
  return /^Basic\b/i.test(typeLine?.text ?? '');
}

function numberOf({ faces }: Card): string | undefined {
  return faces[0]?.metadata.find(({ key }) => key === 'Number')?.value.text;
}

/** What a card says, but for reminder text, which only some printings have. */
function said({ faces }: Card): string {
  const rules = (text: string | undefined) =>
    text
      ?.replace(/\([^()]*\)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return JSON.stringify(
    faces.map(({ typeLine, rulesText, stats }) => [typeLine?.text, rules(rulesText?.text), stats?.text]),
  );
}
