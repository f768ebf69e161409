/** The UTF-16 units of a text, and a zero behind them. */
export type Codes = Uint16Array;

/** The longest text that uses the shared array. */
const SHARED = 1 << 12;

const shared: Codes = new Uint16Array(SHARED + 1);

/** The units of a text: an array is read faster than a string that was cut out of another. Valid until the next call. */
export function codesOf(text: string): Codes {
  const { length } = text;
  const codes = length > SHARED ? new Uint16Array(length + 1) : shared;
  for (let at = 0; at < length; at++) codes[at] = text.charCodeAt(at);
  codes[length] = 0;
  return codes;
}
