import type { Word } from '../../../text/words.js';
import type { Edit } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import { unambiguousArticle } from '../../helpers/unambiguous-article.js';
import type { Rule } from '../../rule.js';

export const tokenNounOrder: Rule = {
  id: 'token-noun-order',
  summary: 'The word “token” comes before the card type instead of after it.',
  why:
    '“Token” is the noun, so the card type precedes it: “creature tokens you control”, “an artifact token”. Only ' +
    'its opposite comes first, in “nontoken creature”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken '],
  yieldsTo: ['token-changes-zone'],
  examples: [
    {
      wrong: 'Token creatures you control have haste.',
      right: 'Creature tokens you control have haste.',
    },
    { wrong: 'Sacrifice a token artifact: Draw a card.', right: 'Sacrifice an artifact token: Draw a card.' },
  ],
  check(face, report) {
    const { words } = face.tree;
    for (let at = 0; at + 1 < words.length; at++) {
      const noun = words[at]!;
      const last = noun.lower === 'token' ? lastType(words, at) : at;
      if (
        last === at ||
        words[at - 1]?.lower === 'non' ||
        face.isName(noun) ||
        isFollowedByNoun(words, last) ||
        isVerb(words, at, last)
      )
        continue;
      const span = { start: noun.start, end: words[last]!.end };
      const types = face.text.slice(words[at + 1]!.start, span.end);
      const plural = /s$/.test(types);
      const right = withCaseOf(noun.text, `${plural ? types.slice(0, -1) : types} token${plural ? 's' : ''}`);
      report({
        span,
        message: `The card type comes first: “${right}”.`,
        fix: {
          // "a token creature or artifact": only the old order leaves open which of the two is a token.
          kind: isFollowedByType(words, last) ? 'suggestion' : 'safe',
          title: `Change to “${right}”`,
          edits: [replacement(span, right), ...articleEdit(words[at - 1], right)],
        },
      });
    }
  },
};

/**
 * The index of the last of the lower-case card types after the noun, of which only the last may be plural. The noun's
 * own index if there are none.
 */
function lastType(words: readonly Word[], at: number): number {
  let last = at;
  while (/^(?:artifact|creature|enchantment|land|planeswalker)$/.test(words[last + 1]?.text ?? '')) last++;
  return /^(?:artifact|creature|enchantment|land|planeswalker)s$/.test(words[last + 1]?.text ?? '') ? last + 1 : last;
}

/** "a token creature card", "a token creature token": another noun follows. */
function isFollowedByNoun(words: readonly Word[], last: number): boolean {
  return /^(?:cards?|tokens?|spells?|permanents?|types?)$/.test(words[last + 1]?.lower ?? '');
}

function isFollowedByType(words: readonly Word[], last: number): boolean {
  const rest = words.slice(last + 1, last + 4).map(({ lower }) => lower);
  return (
    /^(?:or|and)$/.test(rest[0] ?? '') &&
    rest.some((lower) => /^(?:artifact|creature|enchantment|land|planeswalker)s?$/.test(lower))
  );
}

/** "If the token lands heads": after a singular determiner, *lands* is a verb. */
function isVerb(words: readonly Word[], at: number, last: number): boolean {
  return words[last]!.text === 'lands' && /^(?:an?|the|this|that|each|one|your)$/.test(words[at - 1]?.lower ?? '');
}

/** "a token artifact" becomes "an artifact token". */
function articleEdit(article: Word | undefined, right: string): Edit<'text'>[] {
  const fitting = unambiguousArticle(right);
  if (!article || !/^an?$/i.test(article.text) || fitting === null || fitting === article.lower) return [];
  return [replacement(article, withCaseOf(article.text, fitting))];
}
