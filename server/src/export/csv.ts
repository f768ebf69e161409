/** A field of a table for spreadsheets. */
export type CsvField = string | number | boolean | null;

/**
 * A table as comma-separated values (RFC 4180): lines end in CRLF, and what holds a comma, a quotation mark or a line break
 * stands in quotation marks. Text that a spreadsheet would take for a formula and carry out gets an apostrophe in front,
 * which it shows as text.
 */
export function csv(rows: readonly (readonly CsvField[])[]): string {
  return rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
}

function fieldText(field: CsvField): string {
  if (typeof field !== 'string') return field === null ? '' : String(field);
  const text = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
