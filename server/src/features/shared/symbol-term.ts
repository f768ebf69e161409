import type { Term, Terms } from '../../rulebook/terms.js';

/**
 * The term of a symbol that is not in the list of terms, because it is a number or has parts: `{12}`, `{W/U}`, `{2/W}`,
 * `{G/P}`. Null for an unknown one.
 */
export function symbolTerm(symbol: string, terms: Terms): readonly Term[] | null {
  const inner = symbol.slice(1, -1).toUpperCase();
  const parts = inner.split('/');
  const isPhyrexian = parts.length > 1 && parts.at(-1) === 'P';
  const paid = (isPhyrexian ? parts.slice(0, -1) : parts).map((part) => manaOf(part, terms));
  if (paid.length > 2 || paid.includes(null)) return null;
  const isNumber = /^\d+/.test(inner);
  if (parts.length === 1)
    return isNumber ? symbolLike('{n}', inner, (meaning) => meaning.replace('N', inner), terms) : null;
  const family = isPhyrexian
    ? paid.length > 1
      ? 'hybrid phyrexian mana symbol'
      : 'phyrexian mana symbol'
    : isNumber
      ? 'monocolored hybrid mana symbol'
      : 'hybrid mana symbol';
  return symbolLike(family, inner, () => `Paid with ${paid.join(' or ')}${isPhyrexian ? ', or 2 life' : ''}.`, terms);
}

function symbolLike(key: string, inner: string, meaning: (of: string) => string, terms: Terms): readonly Term[] | null {
  const about = terms.get(key)?.[0];
  return about
    ? [{ ...about, name: `{${inner}}`, kind: 'symbol', meaning: meaning(about.meaning), abbreviations: [] }]
    : null;
}

/** `one white mana`, `2 mana of any type`; null if the part of a symbol is no mana. */
function manaOf(part: string, terms: Terms): string | null {
  if (/^\d{1,7}$/.test(part)) return `${part} mana of any type`;
  const meaning = /^[WUBRGC]$/.test(part) ? terms.get(`{${part.toLowerCase()}}`)?.[0]?.meaning : undefined;
  return meaning === undefined ? null : meaning.charAt(0).toLowerCase() + meaning.slice(1, -1);
}
