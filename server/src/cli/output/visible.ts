/** A text of a card or a file as a terminal may show it: on one line, and without characters that command the terminal. */
export function visible(text: string): string {
  return text.replace(/[\t\n\r]/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
