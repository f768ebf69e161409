import { straight } from '../../../edition/describe.js';
import type { Span } from '../../../text/span.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { removal } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const reminderRepeated: Rule = {
  id: 'reminder-repeated',
  summary: 'The same reminder text about tokens appears twice on one card.',
  why:
    'Reminder text explains a word once, where it first appears (rule 207.2a), and adds nothing the second time. ' +
    'It takes up space that a card has little of.',
  cite: magicRule('207.2a', ''),
  severity: 'hint',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: everywhere,
  triggers: ['oken', "(It's", '(It’s', '(They'],
  examples: [
    {
      wrong:
        'Flying\nWhen this creature enters, investigate. (Create a Clue token.)\n' +
        'When this creature dies, investigate. (Create a Clue token.)',
      right:
        'Flying\nWhen this creature enters, investigate. (Create a Clue token.)\nWhen this creature dies, investigate.',
    },
  ],
  check(face, report) {
    const seen = new Set<string>();
    for (const span of reminders(face)) {
      const text = straight(face.text.slice(span.start, span.end));
      if (!isOfTokens(text)) continue;
      if (seen.has(text)) {
        report({
          span,
          message: 'This reminder text is already on the card; once is enough.',
          fix: isWholeLine(face.text, span)
            ? null
            : { title: 'Remove the reminder text', edits: [removal(face.text, span)] },
        });
      }
      seen.add(text);
    }
  },
};

/** Every closed pair of parentheses with its content. */
function* reminders({ tree: { words, closes } }: FaceReading): Generator<Span> {
  for (let i = 0; i < words.length; i++) {
    const close = closes[i]!;
    if (words[i]!.kind !== 'open' || words[close]?.kind !== 'close') continue;
    yield { start: words[i]!.start, end: words[close]!.end };
    i = close;
  }
}

/** Removing the reminder text would leave an empty line, which ends a card in some formats. */
function isWholeLine(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 1), start);
  return (before === '' || before === '\n') && (end === text.length || text[end] === '\n');
}

function isOfTokens(text: string): boolean {
  return /\btokens?\b/i.test(text) || /^\((?:It's|They're) /.test(text);
}
