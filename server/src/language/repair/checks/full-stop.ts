import type { Ability, LineContext } from '../../abilities/ability.js';
import type { Slip } from '../slip.js';

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

/** What begins a sentence of rules text, after a bullet, chapter numbers, a name, or a cost. */
const opening =
  /^(?:• ?|[IVX]+(?:, [IVX]+)* — |[^—:.]{1,40} — |(?=[^:“”"]*\})[^:“”"]*: |[+−–-]?[\dX]+: )?(?:When|Whenever|At the beginning|If|As|Each|Target|You|Creatures?|This|Create|Destroy|Exile|Draw|Return|Put|Search|Look|Counter|Tap|Untap|Gain|Choose|Reveal|Discard|Enchanted|Equipped|Until|Move|Attach|Add|Prevent|Regenerate|Remove|Copy|Transform)\b/u;

/** The minimum length of a line that is taken for a sentence, in UTF-16 units. */
const MIN_SENTENCE = 25;

/** Lines that are not read and end without a mark, although a sentence begins there. */
export function unreadFullStopSlips(text: string, isRead: (at: number) => boolean): Slip[] {
  const slips: Slip[] = [];
  let offset = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const [start, end] = [offset, offset + line.length];
    offset = end + 1;
    if (line.length < MIN_SENTENCE || isRead(start) || !/[\p{Ll}\d}]$/u.test(line) || !opening.test(line)) continue;
    // The sentence goes on, or the line is all that is quoted.
    if (/^\p{Ll}/u.test(lines[index + 1] ?? '') || (line.match(/["“”]/g) ?? []).length % 2 === 1) continue;
    const at = start + line.lastIndexOf(' ') + 1;
    slips.push({ kind: 'punctuation', start: at, end, repairs: [{ start: end, end, newText: '.' }] });
  }
  return slips;
}
