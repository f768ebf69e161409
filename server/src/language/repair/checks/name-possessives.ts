import { folded } from '../../../text/apostrophes.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';

/** What an object has. */
const belonging =
  /^s(?= (?:base )?(?:power|toughness|mana (?:value|cost)|owner|controller|loyalty|abilities|(?:activated |triggered )abilit|last|other|first|second|text|colors?)\b)/;

/**
 * The card's name with an *s* that lacks its apostrophe: "equal to Dunewalkers power". Offsets are UTF-16 units of the
 * rules text.
 */
export function namePossessiveSlips(text: string, { has }: KnownWords, names: readonly string[]): Slip[] {
  return names.flatMap((name) => {
    if (name.length < 4 || has(folded(`${name}s`))) return [];
    const slips: Slip[] = [];
    for (let start = text.indexOf(`${name}s `); start >= 0; start = text.indexOf(`${name}s `, start + 1)) {
      const at = start + name.length;
      if (/[\p{L}\d’'-]/u.test(text[start - 1] ?? '') || !belonging.test(text.slice(at, at + 40))) continue;
      slips.push({ kind: 'punctuation', start, end: at + 1, repairs: [{ start: at, end: at, newText: "'" }] });
    }
    return slips;
  });
}
