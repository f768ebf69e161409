import type { Ability } from '../abilities/ability.js';
import type { CardContext } from '../abilities/card-context.js';
import { phrasesOf } from '../abilities/phrases.js';
import { readAbilities } from '../abilities/read-abilities.js';
import type { Grammar } from '../grammar/grammar.js';
import type { WrongWording } from './edit.js';
import { LineSaying } from './wordings.js';

/** How deep quoted abilities within quoted abilities are reworded. */
const MAX_DEPTH = 4;

/**
 * The edits after which a text is worded as the edition of a grammar words it, in order and without overlaps. What is
 * worded right, and what is not understood, is left alone.
 * @param abilities those of the text, read with the same grammar
 */
export function sayingEdits(abilities: readonly Ability[], grammar: Grammar, context: CardContext): WrongWording[] {
  const edits = [...editsIn(abilities, grammar, context, 1)].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return edits.filter((edit) => {
    if (edit.start < end) return false;
    end = edit.end;
    return true;
  });
}

function* editsIn(
  abilities: readonly Ability[],
  grammar: Grammar,
  context: CardContext,
  depth: number,
): Generator<WrongWording> {
  const lines = new Map<number, LineSaying>();
  for (const ability of abilities) {
    for (const { phrase, line } of phrasesOf(ability)) {
      let saying = lines.get(line.offset);
      if (!saying) {
        saying = new LineSaying(grammar, line);
        lines.set(line.offset, saying);
        for (const { kind, text, start } of depth < MAX_DEPTH ? line.lexemes.words : []) {
          if (kind !== 'quote') continue;
          const inner = readAbilities(text.slice(1, -1), grammar, { ...context, isSpell: false });
          const shift = line.offset + start + 1;
          for (const edit of editsIn(inner.abilities, grammar, context, depth + 1))
            yield { ...edit, start: edit.start + shift, end: edit.end + shift };
        }
      }
      yield* saying.edits(phrase);
    }
  }
}
