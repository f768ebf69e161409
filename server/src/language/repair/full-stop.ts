import type { Ability, LineContext } from '../abilities/ability.js';
import type { Slip } from './slip.js';

/** Sentences without a full stop at the end of their line. Offsets are UTF-16 units of the rules text. */
export function fullStopSlips(abilities: readonly Ability[]): Slip[] {
  const slips: Slip[] = [];
  const check = ({ lexemes: { words }, offset, text }: LineContext): void => {
    const last = words.at(-1);
    if (!last || !/^(?:word|number|pair|self|symbol)$/.test(last.kind)) return;
    if (/^\p{Lu}\p{Ll}+ \p{Ll}+ \d+$/u.test(text)) return;
    const end = offset + last.end;
    slips.push({ kind: 'punctuation', start: offset + last.start, end, repairs: [{ start: end, end, newText: '.' }] });
  };
  const visit = (all: readonly Ability[]): void => {
    for (const { line, kind, sentences, modes, level } of all) {
      if (kind !== 'keyword' && sentences && sentences.length > 0) check(line);
      for (const mode of modes ?? []) if (mode.sentences.length > 0) check(mode.line);
      if (level) visit(level.abilities);
    }
  };
  visit(abilities);
  return slips;
}
