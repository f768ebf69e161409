import type { Characteristics } from '../../edition/characteristics.js';
import { type TokenSheet, tokenSheet } from '../../edition/token-sheet.js';
import type { Game } from '../../rulebook/rulebook.js';
import { bold, escapeText, list, page } from '../shared/markdown.js';

/**
 * Returns a token's characteristics as Markdown: name and P/T on the first line, then types and colors, then abilities.
 */
export function sheetOf(is: Characteristics, game: Game, name: string): string {
  return sheetText(tokenSheet(is, game, name));
}

function sheetText(sheet: TokenSheet): string {
  const head = sheet.stats === null ? bold(sheet.name) : `${bold(sheet.name)} · ${escapeText(sheet.stats)}`;
  return page(
    head,
    sheet.typeLine === '' ? null : escapeText(sheet.typeLine),
    sheet.abilities.length === 0 ? null : list(sheet.abilities),
    sheet.back && `*Back face:* ${sheetText(sheet.back)}`,
  );
}
