import type { PhrasePart } from '../../../language/tokens/ast.js';
import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { articleEdits } from '../../helpers/articles.js';
import { magicRule } from '../../helpers/game-rules.js';
import { nearest } from '../../helpers/nearest-word.js';
import { characteristicsOf, isLegendary } from '../../helpers/token-description.js';
import type { Rule } from '../../rule.js';

export const appositiveNotLegendary: Rule = {
  id: 'appositive-not-legendary',
  summary: 'A token that is not legendary is named before its description.',
  why:
    'Legendary tokens use the form “create Bramble, a legendary 3/3 …” (rule 111.9). A token that is not ' +
    'legendary is named after its description: “a 2/1 red Bird creature token named Pipkin”.',
  cite: magicRule('111.9'),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create Pipkin, a 2/1 red Bird creature token with flying.',
      right: 'Create Pipkin, a legendary 2/1 red Bird creature token with flying.',
    },
    {
      wrong: 'Create Old Barrel, an 8/8 colorless Vehicle artifact token with crew 2.',
      right: 'Create Old Barrel, a legendary 8/8 colorless Vehicle artifact token with crew 2.',
    },
  ],
  check(reading, report) {
    const described = reading.described;
    const [name, count] = described?.before ?? [];
    if (!described || name?.kind !== 'name' || name.form !== 'appositive' || count?.kind !== 'count') return;
    const { before, noun } = described;
    const { edition } = reading.on;
    // "Create Food, a 1/1 …": a list with a missing word.
    if (isLegendary(before) || edition.predefined.has(name.name.text.toLowerCase())) return;
    const slip = before.find((part) => nearest(writtenOf(part), ['legendary']) !== null);
    if (slip) {
      report({
        span: slip.span,
        message: `“${writtenOf(slip)}” is probably a typo for “legendary”.`,
        fix: { title: 'Change to “legendary”', edits: [replacement(slip.span, 'legendary')] },
      });
      return;
    }
    const [first] = characteristicsOf(described);
    const article = before[2] === first ? articleEdits(count, 'legendary') : [];
    report({
      span: { start: name.span.start, end: noun.span.end },
      message: `Only a legendary token is named before its description: insert “legendary”, or write “token named ${name.name.text}”.`,
      fix: first
        ? { title: 'Insert “legendary”', edits: [...article, insertion(first.span.start, 'legendary ')] }
        : null,
    });
  },
};

/** The word of a part that the grammar does not recognise or reads as a subtype; empty for any other part. */
function writtenOf(part: PhrasePart): string {
  if (part.kind === 'unknown') return part.text;
  return part.kind === 'subtype' ? part.word : '';
}
