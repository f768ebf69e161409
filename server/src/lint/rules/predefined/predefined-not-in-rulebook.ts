import { editionOf } from '../../../edition/derive.js';
import type { PredefinedToken } from '../../../edition/edition.js';
import { laterRulebook } from '../../../edition/timeline.js';
import { partOf, partsOf } from '../../../language/tokens/ast.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import { definer } from '../../helpers/set-names.js';
import { unknownName } from '../../helpers/unknown-token-name.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const predefinedNotInRulebook: Rule = {
  id: 'predefined-not-in-rulebook',
  summary: 'An effect creates a token that only later rules predefine.',
  why:
    'Rule 111.10 grows with each set: it has had Treasure, Food and Gold since 2019 and 2020, and Lander since ' +
    '2025. Under an earlier rulebook the name alone means nothing, and the effect has to describe the token in ' +
    'full, which reminder text does not do. If the card is meant for later rules, name their rulebook in the ' +
    'file’s header or in `tokenwright.json`.',
  cite: predefinedRule,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Ore Reader {1}{R}\nCreature — Human\nWhen this creature dies, create two Treasure tokens.\n1/1',
      right:
        'Ore Reader {1}{R}\nCreature — Human\nWhen this creature dies, create two colorless Treasure artifact tokens with ' +
        '"{T}, Sacrifice this artifact: Add one mana of any color."\n1/1',
      of: 'cards',
      rulebook: 'magic-2017-08',
    },
  ],
  check(phrase, report) {
    const { token, context, on } = phrase;
    const name = token && context !== 'reminder' ? unknownName(phrase) : null;
    const later = name && laterRulebook(name.words, on.edition);
    // Reminder text creates nothing; it only repeats the later rules.
    if (!later || ['definition', 'card'].includes(on.query(definer, name.words) ?? '')) return;
    const { span, words } = name;
    report({
      span,
      message: `These rules have no “${words}” token; it is predefined in ${later.title} (${later.id}).`,
      fix: spelledOut(phrase, editionOf(later).predefined.get(words.toLowerCase())),
    });
  },
};

/** The description of a colorless artifact token with one ability in place of its name; null if the text describes it. */
function spelledOut({ item, on }: PhraseReading, token: PredefinedToken | undefined): ViolationFix | null {
  const noun = partOf(item, 'noun');
  const { types, colors, pt, keywords, abilities, back } = token?.characteristics ?? {};
  const [ability, another] = abilities ?? [];
  const isPlain = types?.join() === 'Artifact' && colors?.length === 0 && !pt && !back && keywords?.length === 0;
  if (!token || !noun || !isPlain || ability === undefined || another !== undefined) return null;
  const { end } = noun.span;
  const [count] = partsOf(item, 'count');
  const first = partsOf(item, 'subtype')[0]!.span;
  const after = on.text.slice(end);
  // Other words between the count and the name, and reminder text with the description.
  if (/^(?: with|[^.]*\. ?\()/.test(after) || (count && on.text.slice(count.span.end, first.start).trim() !== ''))
    return null;
  const quoted = `"${ability.replace(/\bthis token\b/g, 'this artifact').replace(/\.$/, '')}${after.startsWith(',') ? ',' : '.'}"`;
  const edits = [
    ...(count && /^an$/i.test(count.text) ? [replacement(count.span, count.text.slice(0, 1))] : []),
    replacement(
      { start: first.start, end },
      `colorless ${token.words} artifact ${noun.word} with ${on.isCurly ? curly(quoted) : quoted}`,
    ),
  ];
  // The quotation ends with the mark that follows.
  if (/^[.,]/.test(after)) edits.push(replacement({ start: end, end: end + 1 }, ''));
  return { title: `Describe the ${token.words} token`, edits };
}

function curly(quoted: string): string {
  return `“${quoted.slice(1, -1)}”`;
}
