import type { Word } from '../../../text/words.js';
import type { Edit } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import { unambiguousArticle } from '../../helpers/unambiguous-article.js';
import type { Rule } from '../../rule.js';

export const tokenNounOrder: Rule = {
  id: 'token-noun-order',
  summary: 'The word “token” stands before the card type instead of behind it.',
  why:
    '“Token” is the noun and the card type stands before it: “creature tokens you control”, “an artifact token”. ' +
    'Only its opposite stands in front, in “nontoken creature”.',
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
      if (last === at || face.isName(noun) || isNounBehind(words, last) || isVerb(words, at, last)) continue;
      const span = { start: noun.start, end: words[last]!.end };
      const types = face.text.slice(words[at + 1]!.start, span.end);
      const plural = /s$/.test(types);
      const right = withCaseOf(noun.text, `${plural ? types.slice(0, -1) : types} token${plural ? 's' : ''}`);
      report({
        span,
        message: `The card type stands first: “${right}”.`,
        fix: {
          // "a token creature or artifact": which of the two is a token only the old order leaves open.
          kind: isTypeBehind(words, last) ? 'suggestion' : 'safe',
          title: `Change to “${right}”`,
          edits: [replacement(span, right), ...articleEdit(words[at - 1], right)],
        },
      });
    }
  },
};

/** The last of the lower-case card types behind the noun; only that one may be a plural. The noun's own index for none. */
function lastType(words: readonly Word[], at: number): number {
  let last = at;
  while (/^(?:artifact|creature|enchantment|land|planeswalker)$/.test(words[last + 1]?.text ?? '')) last++;
  return /^(?:artifact|creature|enchantment|land|planeswalker)s$/.test(words[last + 1]?.text ?? '') ? last + 1 : last;
}

/** "a token creature card", "a token creature token": another noun follows, and has the say. */
function isNounBehind(words: readonly Word[], last: number): boolean {
  return /^(?:cards?|tokens?|spells?|permanents?|types?)$/.test(words[last + 1]?.lower ?? '');
}

function isTypeBehind(words: readonly Word[], last: number): boolean {
  const rest = words.slice(last + 1, last + 4).map(({ lower }) => lower);
  return (
    /^(?:or|and)$/.test(rest[0] ?? '') &&
    rest.some((lower) => /^(?:artifact|creature|enchantment|land|planeswalker)s?$/.test(lower))
  );
}

/** "If the token lands heads": of one token, *lands* is what it does. */
function isVerb(words: readonly Word[], at: number, last: number): boolean {
  return words[last]!.text === 'lands' && /^(?:an?|the|this|that|each|one|your)$/.test(words[at - 1]?.lower ?? '');
}

/** "a token artifact" is "an artifact token". */
function articleEdit(article: Word | undefined, right: string): Edit[] {
  const fitting = unambiguousArticle(right);
  if (!article || !/^an?$/i.test(article.text) || fitting === null || fitting === article.lower) return [];
  return [replacement(article, withCaseOf(article.text, fitting))];
}
