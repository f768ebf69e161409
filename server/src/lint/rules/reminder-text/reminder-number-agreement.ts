import type { CreatedToken } from '../../../analysis/card/created.js';
import { articleFor } from '../../../language/article.js';
import type { PhrasePart } from '../../../language/tokens/ast.js';
import type { FaceReading } from '../../engine/face-reading.js';
import type { Edit } from '../../finding.js';
import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import type { ReminderDescription } from '../../helpers/reminder-descriptions.js';
import type { Rule } from '../../rule.js';

export const reminderNumberAgreement: Rule = {
  id: 'reminder-number-agreement',
  summary: 'Reminder text uses the singular for several tokens, or the plural for one.',
  why:
    'Reminder text refers to the tokens just created: “They’re artifacts” after “two Food tokens”, “It’s an ' +
    'artifact” after “a Food token”, and also after “a Food token for each …”. With the wrong number the reader ' +
    'looks for a token that does not exist.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken'],
  examples: [
    {
      wrong: 'Create two Food tokens. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
      right: 'Create two Food tokens. (They’re artifacts with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
    },
    {
      wrong: 'Create a Food token. (They’re artifacts with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
      right: 'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
    },
  ],
  check(face, report) {
    for (const described of face.reminderDescriptions) {
      const [token, another] = described.tokens;
      if (another || !token || !disagrees(token, described.plural, face)) continue;
      const edits = described.plural ? inSingular(described) : inPlural(described);
      report({
        span: described.subject,
        message: described.plural
          ? 'One token is created: write “It’s” instead of “They’re”.'
          : 'Several tokens are created: write “They’re” instead of “It’s”.',
        fix: { title: `Change to “${edits[0]!.newText}”`, edits },
      });
    }
  },
};

/** Words showing that the token may be created more than once, or by several players. */
const manyTimes = /\b(?:each|every|all|any number|times|twice|additional|players|opponents)\b/i;

/** How much text before the token is searched for such words, in UTF-16 units: more than an ability has. */
const NEAR = 300;

/**
 * Whether the number of created tokens shows that the reminder's number is wrong; undetermined if several effects may
 * make one each.
 */
function disagrees({ quantity, item, phrase, span }: CreatedToken, plural: boolean, { text }: FaceReading): boolean {
  const { count, forEach } = quantity;
  if (item.kind === 'back-reference' || item.kind === 'copy' || forEach !== null || phrase.instead) return false;
  const several = count.kind !== 'number' || count.value !== 1;
  if (!plural) return several && count.kind !== 'half';
  const before = text.slice(Math.max(0, span.start - NEAR), span.end);
  const ability = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('(')) + 1);
  return !several && !phrase.replacement && !manyTimes.test(ability);
}

function inPlural({ subject, parts }: ReminderDescription): Edit<'text'>[] {
  const count = parts.find(isArticle);
  const edits = [replacement(subject, like(subject.text, "They're"))];
  const next = parts[1];
  if (count && next) edits.push(replacement({ start: count.span.start, end: next.span.start }, ''));
  return [...edits, insertion(typeOf(parts).span.end, 's')];
}

function inSingular({ subject, parts }: ReminderDescription): Edit<'text'>[] {
  const type = typeOf(parts);
  const first = parts[0]!;
  const word = first.kind === 'pt' ? first.text : first.kind === 'subtype' || first.kind === 'type' ? first.word : '';
  const article = first.kind === 'colors' ? articleFor(first.words[0]!.word) : articleFor(word);
  return [
    replacement(subject, like(subject.text, "It's")),
    insertion(first.span.start, `${article} `),
    replacement({ start: type.span.end - 1, end: type.span.end }, ''),
  ];
}

function isArticle({ kind }: PhrasePart): boolean {
  return kind === 'count';
}

/** The last type is the noun: "artifact creatures". */
function typeOf(parts: readonly PhrasePart[]): PhrasePart {
  return parts.findLast(({ kind }) => kind === 'type')!;
}

/** The word with the apostrophe and the capitalisation of the text. */
function like(written: string, word: string): string {
  const marked = written.includes('’') ? word.replace("'", '’') : word;
  return /^[A-Z]/.test(written) ? marked : marked.toLowerCase();
}
