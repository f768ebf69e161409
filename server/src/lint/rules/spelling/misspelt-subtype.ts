import type { SetIndex } from '../../../analysis/set/set-index.js';
import { isOneErrorApart, isSwapped } from '../../../util/near-words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import { familyOfType, isLaterSubtype, subtypesOf } from '../../helpers/subtype-families.js';
import type { Rule } from '../../rule.js';

export const misspeltSubtype: Rule = {
  id: 'misspelt-subtype',
  summary: 'A subtype on a type line is misspelt.',
  why:
    'A word that differs by one letter from a subtype of the rules (205.3) is probably a typo, and effects that look for ' +
    'that subtype then miss the card. Sets may have subtypes of their own: a word that another card of the set uses, or ' +
    'that `tokenwright.json` lists under `subtypes`, is not reported.',
  cite: magicRule('205.3', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Ash Guard {1}{W}\nCreature — Human Solider\nVigilance\n2/2',
      right: 'Ash Guard {1}{W}\nCreature — Human Soldier\nVigilance\n2/2',
      of: 'cards',
    },
  ],
  check(reading, report) {
    const { face, edition } = reading;
    const line = typeLineOf(face);
    if (!line || line.types.length === 0 || line.unknown.length > 0) return;
    const families = new Set(line.types.map(({ text }) => familyOfType(text.toLowerCase())));
    for (const { text, span } of line.subtypes) {
      if (text.length < SHORTEST || isKnown(text, reading)) continue;
      const meant = meantBy(text, subtypesOf(families, edition));
      if (meant === null) continue;
      report({
        region: face.typeLine!,
        span,
        declarable: { list: 'subtypes', word: text },
        message: `There is no subtype “${text}”; did you mean “${meant}”?`,
        fix: { title: `Change to “${meant}”`, edits: [replacement(span, meant)] },
      });
    }
  },
};

/** In shorter words, one letter makes too many other words. */
const SHORTEST = 4;

/**
 * In words of this length, a letter more or less makes another word, too: *Sith* is not a misspelt *Slith*, nor *Stand* a
 * misspelt *Sand*.
 */
const SHORT = 4;

/** The subtypes of many cards, which a short word is likely to be a misspelling of: *Humn*. */
const frequent = new Set(
  'angel beast cat demon druid elf elves giant goat golem hydra human rogue snake wolf'.split(' '),
);

/**
 * The subtype that was probably meant: with the same first letter, and one letter more or less, or two swapped. With a
 * wrong letter it may as well be another word: *Sprinter* and *Splinter*.
 */
function meantBy(written: string, known: Iterable<string>): string | null {
  const lower = written.toLowerCase();
  for (const word of known) {
    const candidate = word.toLowerCase();
    if (candidate[0] !== lower[0] || candidate.length < SHORTEST || !isOneErrorApart(lower, candidate)) continue;
    const isLikely = Math.min(lower.length, candidate.length) > SHORT || frequent.has(candidate);
    if (lower.length === candidate.length ? isSwapped(lower, candidate) : isLikely) return word;
  }
  return null;
}

/** Whether the rules, other cards of the set, its settings or the card's own name have the subtype. */
function isKnown(word: string, face: FaceReading): boolean {
  const { edition, card } = face;
  return (
    card.faces.some(({ name }) => name?.text.split(' ').includes(word)) ||
    edition.vocabulary.subtypes.has(word.toLowerCase()) ||
    isLaterSubtype(word, edition) ||
    face.query(isOwn, word)
  );
}

function isOwn(set: SetIndex, word: string): boolean {
  return (
    set.cardsWithSubtype(word) > 1 ||
    set.giversOf(word).length > 0 ||
    set.declared.subtypes.some((own) => own.toLowerCase() === word.toLowerCase())
  );
}
