import { getOrInsert } from '../../util/get-or-insert.js';
import { type Tense, verbForm } from '../verb-forms.js';
import type { Part, Parts, SlotPart, Wording } from './notation.js';
import { textPart } from './parts.js';

const tenses: readonly Tense[] = ['past', 'perfect', 'gerund'];

/**
 * Wordings with those of other tenses: for each wording of one of some categories of verbs in the present, such as `deed`,
 * one in `deed-past`, `deed-perfect` and `deed-gerund`.
 * @param known the parts of all wordings
 */
export function withTenses(wordings: readonly Wording[], verbs: ReadonlySet<string>, known: Parts): Wording[] {
  const present = wordings.filter(({ category }) => verbs.has(category));
  const others = tenses.flatMap((tense) => {
    const inTense = (part: Part): Part => {
      if (part.kind === 'choice')
        return { ...part, options: part.options.map((option) => ({ ...option, parts: option.parts.map(inTense) })) };
      if (part.kind === 'slot') return verbs.has(part.category) ? slotIn(part, tense) : part;
      return part.kind === 'forms' && isVerb(part) ? wordIn(part.plural, tense, known) : part;
    };
    return present.map((wording) => ({
      ...wording,
      category: `${wording.category}-${tense}`,
      parts: wording.parts.map(inTense),
    }));
  });
  return [...wordings, ...others];
}

/** Of a verb the singular is longer: *draws*, *draw*; of a noun the plural is. */
function isVerb({ singular, plural }: { readonly singular: string; readonly plural: string }): boolean {
  return singular.length > plural.length;
}

function slotIn(slot: SlotPart, tense: Tense): SlotPart {
  const category = `${slot.category}-${tense}`;
  return { ...slot, category, field: slot.field === slot.category ? category : slot.field };
}

function wordIn(base: string, tense: Tense, known: Parts): Part {
  const word = verbForm(base, tense);
  return getOrInsert(known, word, () => textPart(word));
}
