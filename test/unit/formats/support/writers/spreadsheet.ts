import type { WrittenCard } from '../format-properties.js';

/**
 * Cards as Excel saves them as CSV in many languages: semicolons, a byte order mark, CRLF, quotation marks where
 * needed.
 */
export function writeSpreadsheet(cards: readonly WrittenCard[]): string {
  const rows = cards.map(({ name, manaCost, typeLine, rulesText, stats }) =>
    [name, manaCost, typeLine, 'C', rulesText, stats].map((text) => cell(text, ';')).join(';'),
  );
  return `\ufeffLanterns;;;;;\nCard Name;Mana Cost;Type Line;Rarity;Rules Text;P/T\n${rows.join('\n')}\n`;
}

/** The same with tabs, and with separate columns for types, subtypes, power and toughness. */
export function writeTsv(cards: readonly WrittenCard[]): string {
  const rows = cards.map(({ name, manaCost, typeLine, rulesText, stats }) => {
    const [types = '', subtypes = ''] = typeLine.split(' — ');
    const [power = '', toughness = ''] = stats.split('/');
    const cells = [name, manaCost, types, subtypes, rulesText, power, toughness];
    return cells.map((text) => cell(text, '\t')).join('\t');
  });
  return `Name\tCost\tSupertype\tSubtype\tText\tPower\tToughness\n${rows.join('\n')}\n`;
}

/** Cards as LackeyCCG stores them: no quotation marks, and one line per card. */
export function writeLackey(cards: readonly WrittenCard[]): string {
  const rows = cards.map(({ name, manaCost, typeLine, rulesText, stats }) => {
    const [power = '', toughness = ''] = stats.split('/');
    const cost = manaCost.replace(/[{}]/g, '');
    return [name, 'AKD', 'akd/1', 'R', typeLine, cost, rulesText.replaceAll('\n', '\\n'), power, toughness].join('\t');
  });
  return `Name\tSet\tImageFile\tColor\tType\tCost\tText\tPower\tToughness\n${rows.join('\n')}\n`;
}

function cell(text: string, delimiter: string): string {
  const isPlain = !text.startsWith('"') && !/["\r\n]/.test(text) && !text.includes(delimiter);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
