import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import fifth from './fifth.txt';
import header from './header.txt';
import magic from './magic.txt';
import riftbound from './riftbound.txt';
import { readBody, readTemplates, type Template } from './template.js';
import tokens from './tokens.txt';

const texts: Readonly<Record<Edition['game'], string>> = { magic, fifth, riftbound };

/** The templates that fit the game of an edition: of cards, or of token definitions. */
export function templatesOf({ game }: Edition, role: Card['role']): readonly Template[] {
  if (role === 'card') return readTemplates(texts[game]);
  return game === 'magic' ? readTemplates(tokens) : [];
}

/** The header of a set, followed by a blank line. */
export const headerBody = (): Template['body'] => [...readBody(header), '\n'];
