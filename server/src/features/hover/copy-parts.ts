import type { CreatedToken } from '../../analysis/card/created.js';
import type { Edition } from '../../edition/edition.js';
import { bold, escapeText, italic } from '../shared/markdown.js';
import { passagesOn } from '../shared/passages.js';
import type { TokenParts } from './hover-parts.js';

/** Returns the parts for a token that is a copy: what it copies, and when no token is made (111.3, 111.5, 111.12). */
export function copyParts(token: CreatedToken, { rulebook }: Edition): TokenParts {
  const copied = token.copyOf ?? '';
  const { name } = token.characteristics;
  const takesOver = `Takes over the copiable characteristics of ${italic(copied) || 'what is copied'}`;
  const exception = token.except?.replace(/^,?\s*except\b\s*/, '').replace(/\.$/, '') ?? '';
  return {
    sheet: bold(name ?? `Copy of ${copied}`),
    details: exception === '' ? `${takesOver}.` : `${takesOver}, except ${escapeText(exception)}.`,
    rules: [...passagesOn(rulebook, 'what a token takes over'), ...passagesOn(rulebook, 'when no token is made')],
  };
}
