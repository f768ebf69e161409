import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { wordingsIn } from '../../helpers/legacy-wordings.js';
import { withApostropheOf, withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const legacyBury: Rule = {
  id: 'legacy-bury',
  summary: 'Something is buried, a term that cards have not used since 1999.',
  why:
    'To bury a permanent was to destroy it so that it can’t be regenerated (rule 701.8 and its predecessors). ' +
    'Card text now spells this out: “Destroy target creature. It can’t be regenerated.”',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['ury ', 'uries '],
  examples: [
    {
      wrong: 'Bury target creature.',
      right: "Destroy target creature. It can't be regenerated.",
    },
    {
      wrong: 'Whenever this creature attacks, bury all other creatures.',
      right: "Whenever this creature attacks, destroy all other creatures. They can't be regenerated.",
    },
  ],
  check(face, report) {
    const { text } = face;
    // A set may define the word for itself in reminder text.
    if (/\((?:To )?bur(?:y|ied)/i.test(text)) return;
    for (const { match, span } of wordingsIn(face, bury)) {
      const [, verb = '', object = ''] = match;
      const isExplained = /^[^.(\n]*\. \(/.test(text.slice(span.end));
      if (isExplained || /\b(?:cards?|library|hand|graveyard)\b/i.test(object)) continue;
      const isPlural =
        /^(?:all|those|them|each of|(?:(?:up to|any number of|another|target|other) )*(?:two|three|four|five|six|X|any number|one or two|one or more)\b)/i.test(
          object,
        );
      const isWhole = text.charAt(span.end) === '.';
      const destroy = withCaseOf(verb, verb.toLowerCase() === 'buries' ? 'destroys' : 'destroy');
      report({
        span: { start: span.start, end: span.start + verb.length },
        message: `“${verb}” is outdated; permanents are destroyed and can’t be regenerated.`,
        fix: isWhole
          ? {
              title: `Change to “${destroy}”`,
              edits: [
                replacement({ start: span.start, end: span.start + verb.length }, destroy),
                insertion(
                  span.end + 1,
                  ` ${withApostropheOf(face, `${isPlural ? 'They' : 'It'} can't be regenerated.`)}`,
                ),
              ],
            }
          : null,
      });
    }
  },
};

const bury =
  /\b(bury|buries) ((?:target|all|each|that|those|this|enchanted|another|it|them|two|three)\b[^.,;:\n(]{0,60})/gi;
