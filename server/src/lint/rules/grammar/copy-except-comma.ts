import type { Word } from '../../../text/words.js';
import { insertion } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import type { Rule } from '../../rule.js';

export const copyExceptComma: Rule = {
  id: 'copy-except-comma',
  summary: 'The comma before “except” is missing after a copy.',
  why:
    'The exceptions of a copy follow a comma: “a copy of that creature, except it has haste”. Without it the ' +
    'exception seems to restrict which creature is copied.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['except'],
  examples: [
    {
      wrong: "Create a token that's a copy of target creature you control except it has haste.",
      right: "Create a token that's a copy of target creature you control, except it has haste.",
    },
  ],
  check(face, report) {
    const { words } = face.tree;
    for (let at = 1; at < words.length; at++) {
      const [before, word] = [words[at - 1]!, words[at]!];
      if (word.text !== 'except' || before.kind === 'mark' || !beginsException(words, at + 1)) continue;
      if (!speaksOfCopy(words, at) || face.isName(word)) continue;
      report({
        span: { start: before.start, end: word.end },
        message: 'A comma is missing before “except”.',
        fix: { title: 'Insert a comma', edits: [insertion(before.end, ',')] },
      });
    }
  },
};

const sure = new Set(["it's", "they're", 'has', "isn't"]);
const pronouns = new Set(['its', 'it', 'they', 'their']);
const verbs = new Set(
  "is are isn't aren't has have gain gains enter enters becomes become loses lose can can't doesn't don't costs deals also".split(
    ' ',
  ),
);

/**
 * How many words there may be between the subject of an exception and its verb: "except its base power and toughness
 * are".
 */
const NEAR = 7;

/** "except it has haste", "except the token isn't legendary"; not "except for" and "except Goblins". */
function beginsException(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at]?.lower ?? '', words[at + 1]?.lower ?? ''];
  if (sure.has(first)) return true;
  // A possessive cannot precede an article: "its a Spirit" is a typo for "it's a Spirit".
  if (first === 'its' && /^(?:an?|not)$/.test(second)) return true;
  const isSubject =
    pronouns.has(first) || (/^(?:the|that|those)$/.test(first) && /^(?:tokens?|copy|copies)$/.test(second));
  // "all creatures except its own", "except the tokens you control": an exception to what is copied, not to the copy.
  return isSubject && goesOnWithVerb(words, at + 1);
}

function goesOnWithVerb(words: readonly Word[], from: number): boolean {
  for (const { lower, kind } of words.slice(from, from + NEAR)) {
    if (verbs.has(lower)) return true;
    if (kind !== 'word' || lower === 'you' || lower === 'that') return false;
  }
  return false;
}

/** The maximum number of words between "copy of" and "except". */
const REACH = 40;

/** Whether the sentence mentions a copy before an index. */
function speaksOfCopy(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const { kind, text, lower } = words[i]!;
    if (kind === 'line' || text === '.' || text === ';' || lower === 'except') return false;
    if (lower === 'of' && /^cop(?:y|ies)$/.test(words[i - 1]?.lower ?? '')) return true;
  }
  return false;
}
