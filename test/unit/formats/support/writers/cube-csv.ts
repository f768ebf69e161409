import type { WrittenCard } from '../format-properties.js';

/** Custom cards as rows of a cube list, with columns for their text after CubeCobra's own. */
export function writeCubeCsv(cards: readonly WrittenCard[]): string {
  const rows = cards.map(({ name, manaCost, typeLine, rulesText, stats }) =>
    [name, '3', typeLine, 'AKD', 'false', 'true', manaCost, rulesText, stats].map(quoted).join(','),
  );
  return `name,CMC,Type,Set,maybeboard,Custom,Mana Cost,Oracle Text,PT\n${rows.join('\n')}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
