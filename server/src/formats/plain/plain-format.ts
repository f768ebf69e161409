import type { Card, Format } from '../card.js';
import { CardCache } from '../card-cache.js';
import { hashComments } from '../hash-comments.js';
import { parseCard } from './card-parser.js';
import type { PlainLine } from './lines.js';
import { type PlainDocument, readPlain } from './read.js';

/** The role of the cards in a file, by its extension (in lower case, without the dot). */
const roles: ReadonlyMap<string, Card['role']> = new Map([
  ['cards', 'card'],
  ['card', 'card'],
  ['cardtext', 'card'],
  ['tokens', 'token'],
  ['token', 'token'],
]);

/** The extensions of plain card text and token files. */
export const plainExtensions: readonly string[] = [...roles.keys()];

/** Globs of a set's plain text files, in any folder. */
export const plainFiles: readonly string[] = [`**/*.{${plainExtensions.join(',')}}`];

/** Whether a file contains token definitions, by its extension. */
export function isTokenFile(path: string): boolean {
  return roleOf(path) === 'token';
}

function roleOf(path: string): Card['role'] | undefined {
  return roles.get(/\.([a-z]+)$/i.exec(path.slice(-10))?.[1]?.toLowerCase() ?? '');
}

/** Plain card text and token files, as people type and paste them. Caches a bounded number of parsed cards. */
export function createPlainFormat(): Format & { readonly parsedBlocks: () => number } {
  const caches = {
    card: new CardCache((source, lines?: readonly PlainLine[]) => parseCard(source, 'card', lines)),
    token: new CardCache((source, lines?: readonly PlainLine[]) => parseCard(source, 'token', lines)),
  };
  return {
    id: 'plain',
    about: {
      title: 'Card text and token files',
      recognized:
        'By the ending of the file’s name: `.cards`, `.card` and `.cardtext` contain cards, `.tokens` and `.token` token definitions.',
    },
    files: plainFiles,
    matches: (path) => roleOf(path) !== undefined,
    read(path, text, previous) {
      const role = roleOf(path) ?? 'card';
      const reusable = previous && isPlain(previous) ? previous : null;
      caches[role].begin(previous);
      return readPlain(text, role, caches[role], reusable);
    },
    comments: hashComments,
    parsedBlocks: () => caches.card.parsed + caches.token.parsed,
  };
}

function isPlain(document: object): document is PlainDocument {
  return 'format' in document && document.format === 'plain' && 'text' in document && 'role' in document;
}
