import type { Edition } from '../../../edition/edition.js';
import type { AbilityNode, FollowUp, Item } from '../../../language/tokens/ast.js';
import { partsOf } from '../../../language/tokens/ast.js';
import type { Span } from '../../../text/span.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import type { Rule } from '../../rule.js';

export const keywordCapitalized: Rule = {
  id: 'keyword-capitalized',
  summary: 'A keyword of a token is capitalized within a sentence.',
  why:
    'A keyword is capitalized only at the beginning of a line. In a sentence it is an ordinary word: “a 1/1 white ' +
    'Bird creature token with flying”.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['quotes-unbalanced'],
  examples: [
    {
      wrong: 'Create a 1/1 white Bird creature token with Flying.',
      right: 'Create a 1/1 white Bird creature token with flying.',
    },
    {
      wrong: 'Create a 2/2 white Knight creature token with First Strike and vigilance.',
      right: 'Create a 2/2 white Knight creature token with first strike and vigilance.',
    },
  ],
  check({ item, phrase, on }, report) {
    const last = phrase?.items.at(-1) === item;
    const abilities = [...abilitiesOf(item), ...(last ? phrase.followUps.flatMap(abilitiesOf) : [])];
    for (const ability of abilities) {
      const span = ability.kind === 'keyword' ? capitalKeyword(ability, on.edition) : null;
      if (!span) continue;
      const written = on.text.slice(span.start, span.end);
      const right = written.toLowerCase();
      report({
        span,
        message: `Within a sentence, write “${right}” without a capital.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
      });
    }
  },
};

function abilitiesOf(of: Item | FollowUp): readonly AbilityNode[] {
  return partsOf(of, 'abilities').flatMap(({ abilities }) => abilities);
}

/** The span of a keyword at the start of an ability that is wrongly capitalised; null if there is none. */
function capitalKeyword({ span, text }: AbilityNode, { vocabulary }: Edition): Span | null {
  const words = text.split(' ');
  for (let count = Math.min(words.length, 4); count > 0; count--) {
    const written = words.slice(0, count).join(' ');
    const printed = vocabulary.keywords.get(written.toLowerCase());
    if (printed === undefined) continue;
    if (written === printed || printed !== printed.toLowerCase()) return null;
    return isPartOfName(words, count) ? null : { start: span.start, end: span.start + written.length };
  }
  return null;
}

/** "with Storm Crow": a capitalised word after it makes both a name, unless it is a parameter of the keyword. */
function isPartOfName(words: readonly string[], count: number): boolean {
  const next = words[count];
  return next !== undefined && /^\p{Lu}/u.test(next) && next !== 'X';
}
