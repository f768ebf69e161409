import type { Characteristics } from '../../edition/characteristics.js';
import { type TokenSheet, tokenSheet } from '../../edition/token-sheet.js';
import type { Game } from '../../rulebook/rulebook.js';
import { bold, escapeText, list, page } from '../shared/markdown.js';

/** A token's characteristics: name and P/T in the first line, then its types and colours, then what it can do. */
export function sheetOf(is: Characteristics, game: Game, name: string): string {
  return written(tokenSheet(is, game, name));
}

function written(sheet: TokenSheet): string {
  const head = sheet.stats === null ? bold(sheet.name) : `${bold(sheet.name)} · ${escapeText(sheet.stats)}`;
  return page(
    head,
    sheet.typeLine === '' ? null : escapeText(sheet.typeLine),
    sheet.abilities.length === 0 ? null : list(sheet.abilities),
    sheet.back && `*Back face:* ${written(sheet.back)}`,
  );
}
