import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import type { Rule } from '../../rule.js';

export const nestedQuoteMarks: Rule = {
  id: 'nested-quote-marks',
  summary: 'A quotation inside a quotation has double quotation marks.',
  why:
    'An ability quoted inside a quoted ability has single marks, which shows which of the two ends. With double ' +
    'marks the inner one seems to end the outer one.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['"', '“', '”'],
  examples: [
    {
      wrong:
        'Create a colorless Equipment artifact token named Sling with "Equipped creature has "{T}: This creature deals 1 ' +
        'damage to any target"" and equip {1}.',
      right:
        'Create a colorless Equipment artifact token named Sling with "Equipped creature has \'{T}: This creature deals 1 ' +
        'damage to any target\'" and equip {1}.',
    },
  ],
  check({ text, quotes }, report) {
    for (const { pairs, lone } of quotes) {
      // If a mark is missing or quotations are nested three deep, it is unclear which marks belong together.
      if (lone.length > 0 || pairs.some(({ depth }) => depth > 1)) continue;
      for (const { open, close, depth } of pairs) {
        if (depth !== 1) continue;
        const straight = text.charAt(open) === '"';
        report({
          span: { start: open, end: close + 1 },
          message: 'Use single quotation marks for a quotation inside a quotation.',
          fix: {
            title: 'Change to single quotation marks',
            edits: [
              replacement({ start: open, end: open + 1 }, straight ? "'" : '‘'),
              replacement({ start: close, end: close + 1 }, straight ? "'" : '’'),
            ],
          },
        });
      }
    }
  },
};
