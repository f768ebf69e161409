import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { laterRulebook } from '../../../edition/timeline.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { describesToken, descriptionNearby } from '../../helpers/described-nearby.js';
import { nearest } from '../../helpers/nearest-word.js';
import { predefinedFromReminder } from '../../helpers/predefined-from-reminder.js';
import { inParentheses, predefinedRule } from '../../helpers/rule-citations.js';
import { definer } from '../../helpers/set-names.js';
import { unknownName } from '../../helpers/unknown-token-name.js';
import type { Rule } from '../../rule.js';

export const unknownPredefinedToken: Rule = {
  id: 'unknown-predefined-token',
  summary: 'An effect creates a token by a name that is not defined anywhere.',
  why:
    'A phrase without a card type refers to a definition: in rule 111.10, in the set, or on a card of that name ' +
    '(rule 111.11) in the set or the card reference. This is a warning if a known name differs in at most two ' +
    'letters (one in a short word). Otherwise it is only a hint, since the name may belong to a card that neither ' +
    'contains; without a card reference, names of several words that are not subtypes are not reported. Define ' +
    'the token in a token file or in reminder text, or list it under `predefined` in `tokenwright.json`.',
  cite: predefinedRule,
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  yieldsTo: ['quotes-unbalanced'],
  examples: [
    { wrong: 'Create a Tresure token.', right: 'Create a Treasure token.' },
    {
      wrong: 'Create two Bery tokens.',
      right: 'Create two Berry tokens.',
      beside: { 'own.tokens': 'Berry Token\nArtifact — Berry\n{1}, Sacrifice this token: You gain 3 life.' },
    },
  ],
  check(phrase, report) {
    const { token, context, on } = phrase;
    const name = unknownName(phrase);
    if (!name || laterRulebook(name.words, on.edition)) return;
    const { span, words } = name;
    const declarable = { list: 'predefined', word: words } as const;
    const by = on.query(definer, words);
    if (by === 'definition' || by === 'card' || isLand(words)) return;
    const meant = by === 'reminder' ? on.query(predefinedFromReminder, words) : on.queryAll(nearestKnownName, words);
    const description = by === null ? descriptionNearby(on.text, span, words) : null;
    // A description on the card makes the name its own, unless it describes the token with the similar name.
    if (description !== null && (meant === null || !describesToken(description, meant, on.edition))) return;
    if (meant !== null) {
      report({
        span,
        declarable,
        message: `There is no “${words}” token; did you mean “${meant}”?`,
        fix: { title: `Change to “${meant}”`, edits: [replacement(span, meant)] },
      });
      // A condition may mention tokens by any subtype, and reminder text creates nothing, so only typos are reported
      // there.
    } else if (by === null && token && context !== 'reminder' && !on.queryAll(mayBeCard, words)) {
      const rule = inParentheses(predefinedRule(on.edition));
      report({
        span,
        severity: 'hint',
        declarable,
        message: `Neither the rules${rule} nor the set define a “${words}” token: define it, unless a card has this name.`,
      });
    }
  },
};

/** Whether a name is that of a basic land (205.3i), or consists of several basic land types: these are card names. */
function isLand(words: string): boolean {
  return /^(?:snow-covered )?(?:(?:plains|island|swamp|mountain|forest|wastes)(?: |$))+$/i.test(words);
}

/**
 * Whether a name may be that of a printed card, if there is no card reference: it has several words that are not
 * subtypes, or are all land types (Urza's Mine).
 */
function mayBeCard(set: SetIndex, words: string, edition: Edition): boolean {
  if (!words.includes(' ') || (set.declared.cards ?? null) !== null) return false;
  const families = words.split(' ').map((word) => edition.vocabulary.subtypes.get(word.toLowerCase())?.families ?? []);
  return !isSubtype(words, edition, set) || families.every((of) => of.includes('land'));
}

function nearestKnownName(set: SetIndex, words: string, edition: Edition): string | null {
  return isSubtype(words, edition, set) ? null : nearest(words, knownNames(edition, set));
}

function* knownNames({ predefined }: Edition, set: SetIndex): Generator<string> {
  for (const { words } of predefined.values()) yield words;
  for (const { name } of set.tokens()) yield name.replace(/ Token$/, '');
  yield* set.declared.predefined;
}

/** Whether the words are subtypes of the rules or the set, and therefore not misspelt. */
function isSubtype(words: string, { vocabulary }: Edition, set: SetIndex): boolean {
  return words
    .split(' ')
    .every(
      (word) =>
        vocabulary.subtypes.has(word.toLowerCase()) || set.declared.subtypes.includes(word) || set.hasSubtype(word),
    );
}
