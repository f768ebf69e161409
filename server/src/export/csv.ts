/** A cell of a table for spreadsheets. */
export type CsvField = string | number | boolean | null;

/**
 * Writes a table as comma-separated values (RFC 4180): lines end in CRLF, and fields with a comma, a quotation mark or
 * a line break are quoted. Text that a spreadsheet would execute as a formula is prefixed with an apostrophe, which
 * makes it text.
 */
export function csv(rows: readonly (readonly CsvField[])[]): string {
  return rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
}

function fieldText(field: CsvField): string {
  if (typeof field !== 'string') return field === null ? '' : String(field);
  const text = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
