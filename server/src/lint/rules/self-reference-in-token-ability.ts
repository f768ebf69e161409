import type { Edition } from '../../edition/edition.js';
import type { PartOf, Source } from '../../language/ast.js';
import { partsOf } from '../../language/ast.js';
import { firstFrom } from '../../text/search.js';
import type { Span } from '../../text/span.js';
import type { Word } from '../../text/words.js';
import { predefinedRule } from '../helpers/cite.js';
import { replacement } from '../helpers/edits.js';
import type { Rule } from '../rule.js';

export const selfReferenceInTokenAbility: Rule = {
  id: 'self-reference-in-token-ability',
  summary: 'An ability of a token calls it “this creature” or “this artifact” instead of “this token”.',
  why:
    'Since 2025 the abilities of tokens call them “this token”, in the rules (111.10) and on cards: “{T}, Sacrifice ' +
    'this token: Add one mana of any color.” A legendary token calls itself by its name.',
  cite: predefinedRule,
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  holds: { when: saysThisToken, says: 'Magic rulebooks since July 2025' },
  yieldsTo: ['predefined-inline-definition'],
  examples: [
    {
      wrong: 'Create a 1/1 red Devil creature token with "When this creature dies, it deals 1 damage to any target."',
      right: 'Create a 1/1 red Devil creature token with "When this token dies, it deals 1 damage to any target."',
    },
  ],
  check({ item, token, on }, report) {
    if (!token || item.kind === 'copy') return;
    const { types, subtypes, supertypes } = token.characteristics;
    const own = new Set([...(types ?? []), ...(subtypes ?? [])].map((word) => word.toLowerCase()));
    const isLegendary = supertypes?.includes('Legendary') === true;
    for (const quoted of quotedIn(partsOf(item, 'abilities'))) {
      for (const noun of selfReferences(on.tree, quoted)) {
        const [word = ''] = /^\p{L}+/u.exec(noun.text) ?? [];
        if (!own.has(word.toLowerCase())) continue;
        const span = { start: noun.start, end: noun.start + word.length };
        report({
          span,
          message: isLegendary
            ? `In its own ability a legendary token goes by its name, not by “this ${word}”.`
            : `In its own ability a token is “this token”, not “this ${word}”.`,
          fix: isLegendary ? null : { title: 'Change to “token”', edits: [replacement(span, 'token')] },
        });
      }
    }
  },
};

/** Whether the rules themselves say "Sacrifice this token". */
function saysThisToken({ predefined }: Edition): boolean {
  for (const { characteristics } of predefined.values())
    if (characteristics.abilities.some((ability) => /\bthis token\b/i.test(ability))) return true;
  return false;
}

function quotedIn(parts: readonly PartOf<'abilities'>[]): Span[] {
  return parts.flatMap(({ abilities }) => abilities.flatMap((one) => (one.kind === 'quoted' ? [one.inner] : [])));
}

/** The nouns behind *this* in a quoted ability; what is quoted in it speaks of something else. */
function* selfReferences({ words, closes }: Source, { start, end }: Span): Generator<Word> {
  let i = firstFrom(words, start);
  for (; i < words.length && words[i]!.end <= end; i++) {
    if (closes[i]! > i) i = closes[i]!;
    const noun = words[i + 1];
    if (words[i]!.lower === 'this' && noun?.kind === 'word' && noun.end <= end) yield noun;
  }
}
