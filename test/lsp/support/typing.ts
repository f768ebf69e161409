import type { Diagnostic } from 'vscode-languageserver/node';
import type { Typist } from './typist.js';

/** One keystroke, as an editor makes the edit. */
type Keystroke = (typist: Typist) => Promise<void>;

/** Every character by itself, at the end of the file. */
export function byKey(text: string): Keystroke[] {
  return [...text].map((key) => (typist) => typist.type(key));
}

const closings: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '"': '"' };

/** In an editor that inserts closing brackets and quotation marks, which are then typed over. */
export function withClosingPairs(text: string): Keystroke[] {
  const open: string[] = [];
  return [...text].map((key) => {
    if (key === open.at(-1)) {
      open.pop();
      return async (typist) => void typist.cursor++;
    }
    const closing = closings[key];
    if (closing !== undefined) open.push(closing);
    return (typist) => typist.type(key, closing);
  });
}

/** Two letters of each long word, then the completion, which inserts the rest. */
export function withCompletions(text: string): Keystroke[] {
  return [...text.matchAll(/(\p{L}{2})(\p{L}{3,})|./gsu)].flatMap(([other, start, rest]) =>
    start === undefined ? byKey(other) : [...byKey(start), (typist: Typist) => typist.type(rest ?? '')],
  );
}

/** Deletes the last word of the type line and types it again, in the middle of the card. */
export function retyped(text: string): Keystroke[] {
  const [name = '', typeLine = '', ...lines] = text.split('\n');
  const word = /\S+$/.exec(typeLine)?.[0] ?? '';
  const below = ['', ...lines].join('\n');
  return [
    (typist: Typist) => typist.type(`${name}\n${typeLine}`, below),
    ...[...word].map(() => (typist: Typist) => typist.backspace()),
    ...byKey(word),
  ];
}

/** What a writer sees while typing. */
export interface Seen {
  readonly keystrokes: number;
  /** A description of each keystroke that showed a finding which the finished text does not have. */
  readonly passing: readonly string[];
}

/**
 * Makes the keystrokes, with a look at the diagnostics after each.
 * @param finished the diagnostics of the finished text
 */
export async function see(
  typist: Typist,
  keystrokes: readonly Keystroke[],
  finished: readonly Diagnostic[] = [],
): Promise<Seen> {
  const known = new Set(finished.map(describeIt));
  const passing: string[] = [];
  for (const press of keystrokes) {
    await press(typist);
    const found = (await typist.shown()).filter((each) => !known.has(describeIt(each)));
    if (found.length > 0) passing.push(`${typist.text.slice(0, typist.cursor).slice(-60)}| ${found.map(describeIt)}`);
  }
  return { keystrokes: keystrokes.length, passing };
}

function describeIt({ code, message }: Diagnostic): string {
  return `${code}: ${message}`;
}
