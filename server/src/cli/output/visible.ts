/** Text from a card or file made safe for a terminal: on one line, with control characters replaced. */
export function visible(text: string): string {
  return text.replace(/[\t\n\r]/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
