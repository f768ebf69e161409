import { parametersOf, type Term, type TermParameter } from '../../rulebook/terms.js';
import type { Word } from '../../text/words.js';

/** What a card writes for the parameters of a term. */
export interface TermArgument {
  /** The words of the card: ` {2}`, `—Discard a card`. */
  readonly text: string;
  readonly values: ReadonlyMap<TermParameter, string>;
  /** The index of its last word. */
  readonly last: number;
}

/** Reads the parameters of a term behind its last word; null if the card writes none there. */
export function argumentAfter(text: string, words: readonly Word[], last: number, term: Term): TermArgument | null {
  const bracketed = / (\d+)\]$/.exec(words[last]!.text)?.[1];
  if (bracketed !== undefined) return { text: ` ${bracketed}`, values: new Map([['N', bracketed]]), last };
  const values = new Map<TermParameter, string>();
  let end = last;
  for (const parameter of parametersOf(term)) {
    const hasDash = words[end + 1]?.kind === 'dash' && parameter !== '[quality]';
    const from = end + (hasDash ? 2 : 1);
    const isPart = hasDash && parameter === '[cost]' ? inSentence : partOf[parameter];
    let to = from;
    while (to < words.length && isPart(words[to]!) && (parameter !== 'N' || to === from)) to++;
    if (to === from) continue;
    values.set(parameter, text.slice(words[from]!.start, words[to - 1]!.end));
    end = to - 1;
  }
  if (values.size === 0) return null;
  return { text: text.slice(words[last]!.end, words[end]!.end), values, last: end };
}

/** The meaning of a term with the card’s own numbers, costs and qualities, as plain text. */
export function meaningOf({ meaning }: Term, argument: TermArgument | null): string {
  const values = argument?.values;
  const number = values?.get('N') ?? 'N';
  return meaning
    .replace(/<([^|>]*)\|([^>]*)>/g, number === '1' ? '$1' : '$2')
    .replace(/(?<![\p{L}\d])N(?![\p{L}\d])/gu, number)
    .replaceAll('[cost]', costOf(values?.get('[cost]')))
    .replaceAll('[quality]', values?.get('[quality]')?.replace(/\b(and|or) from\b/g, '$1') ?? 'what the card names');
}

/** A cost in words, such as *Discard a card*, is no object of the verb in our sentence. */
function costOf(cost: string | undefined): string {
  if (cost === undefined) return 'its cost';
  return /^(?:\{[^}]*\}\s*)+$/.test(cost) ? cost : `the cost “${cost}”`;
}

const inSentence = ({ kind, text }: Word) =>
  kind !== 'line' && kind !== 'open' && kind !== 'close-quote' && text !== '.';

const partOf: Readonly<Record<TermParameter, (word: Word) => boolean>> = {
  N: ({ kind, text }) => kind === 'number' || text === 'X',
  '[cost]': ({ kind }) => kind === 'symbol',
  '[quality]': (word) =>
    inSentence(word) && word.kind !== 'symbol' && word.kind !== 'dash' && !/^[,;:]$/.test(word.text),
};
