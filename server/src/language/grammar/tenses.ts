import { getOrInsert } from '../../util/get-or-insert.js';
import { type Tense, verbForm } from '../verb-forms.js';
import type { Part, Parts, SlotPart, Wording } from './notation.js';
import { type FormsPart, formsPart, textPart } from './parts.js';

const tenses: readonly Tense[] = ['past', 'perfect', 'gerund', 'base'];

/**
 * Wordings with those of other tenses: for each wording of one of some categories of verbs in the present, such as `deed`,
 * one in `deed-past`, `deed-perfect`, `deed-gerund` and `deed-base`.
 * @param known the parts of all wordings
 */
export function withTenses(wordings: readonly Wording[], verbs: ReadonlySet<string>, known: Parts): Wording[] {
  const present = wordings.filter(({ category }) => verbs.has(category));
  const others = tenses.flatMap((tense) => {
    const inTense = (part: Part): Part => {
      if (part.kind === 'choice')
        return { ...part, options: part.options.map((option) => ({ ...option, parts: option.parts.map(inTense) })) };
      if (part.kind === 'slot') return slotIn(part, tense, verbs);
      return part.kind === 'forms' && isVerb(part) ? wordIn(part, tense, known) : part;
    };
    return present
      .filter(({ source }) => tense !== 'gerund' || !source.includes(`{${OWN}`))
      .filter(({ construct }) => tense !== 'perfect' || construct !== LASTING)
      .map((wording) => ({
        ...wording,
        category: `${wording.category}-${tense}`,
        parts: wording.parts.map(inTense),
      }));
  });
  return [...wordings, ...others];
}

/** The construct of verbs that tell what lasts, such as *control*: they have no perfect. */
const LASTING = 'has';

/** The verbs of a set, of which the vocabulary has the present and the past. */
const OWN = 'own-action';

/** Of a verb the singular is longer: *draws*, *draw*; of a noun the plural is. */
function isVerb({ singular, plural }: FormsPart): boolean {
  return singular.length > plural.length || singular === 'is';
}

function slotIn(slot: SlotPart, tense: Tense, verbs: ReadonlySet<string>): SlotPart {
  if (slot.category === OWN && tense !== 'base') return { ...slot, category: `${OWN}-past` };
  return verbs.has(slot.category) ? { ...slot, category: `${slot.category}-${tense}` } : slot;
}

function wordIn({ singular, plural }: FormsPart, tense: Tense, known: Parts): Part {
  if (singular === 'is' && tense === 'past') return getOrInsert(known, '[was|were]', () => formsPart('was', 'were'));
  const word = verbForm(singular === 'is' ? 'be' : plural, tense);
  return getOrInsert(known, word, () => textPart(word));
}
