import { scanWords } from '../../text/words.js';
import type { Lexeme, Spelling } from './lexemes.js';

const domain = 'fury|calm|mind|body|chaos|order|any|rainbow';

/** What a symbol of Riftbound is called in wordings, by the text within its brackets, braces or colons. */
const symbols: readonly [RegExp, (inner: string, domain: string) => Pick<Lexeme, 'kind' | 'lower'>][] = [
  [/^(?:m|might)$/, () => ({ kind: 'symbol', lower: 'might' })],
  [/^(?:e|exhaust)$/, () => ({ kind: 'symbol', lower: '{exhaust}' })],
  [/^>+$/, () => ({ kind: 'dash', lower: '—' })],
  [/^(?:e|energy_)?(\d{1,2}|x)$/, (_, amount) => ({ kind: 'symbol', lower: `{energy ${amount}}` })],
  [new RegExp(`^(?:rune[:_])?(${domain})$`), (_, of) => ({ kind: 'symbol', lower: `{power ${powerOf(of)}}` })],
  [/^(?:a|c|p(?:[1-9])?)$/, (inner) => ({ kind: 'symbol', lower: `{power ${inner === 'c' ? 'own' : 'any'}}` })],
];

function powerOf(of: string): string {
  return of === 'rainbow' ? 'any' : of;
}

/**
 * Reads the symbols of Riftbound, however they are written, and keywords in brackets as the words within them:
 * `[Assault 2]` is like "Assault 2", and `[MIGHT]`, `[M]` and `:rb_might:` are like "Might".
 */
export const riftboundSpelling: Spelling = (word) => {
  if (word.kind !== 'symbol') return null;
  const inner = word.text.slice(1, -1);
  const code = inner.toLowerCase().replace(/^rb_/, '');
  for (const [pattern, meaning] of symbols) {
    const match = pattern.exec(code);
    if (match) return { words: [{ ...word, ...meaning(code, match[1] ?? '') }], count: 1 };
  }
  if (!word.text.startsWith('[') || !/^[A-Za-z][A-Za-z' -]*(?: (?:\d+|X))?$/.test(inner)) return null;
  const words = scanWords(inner) as Lexeme[];
  const inside = words.map((part, index) => ({
    ...part,
    // The brackets belong to the first and the last word.
    start: index === 0 ? word.start : word.start + 1 + part.start,
    end: index === words.length - 1 ? word.end : word.start + 1 + part.end,
  }));
  return { words: inside, count: 1 };
};
