import type { Node, RulesTree } from '../../language/ast.js';
import { firstFrom } from '../../text/search.js';
import { createRule } from '../helpers/create-rule.js';
import { replacement } from '../helpers/edits.js';
import { magic } from '../helpers/holds.js';
import type { Rule } from '../rule.js';

export const createSubjectAgreement: Rule = {
  id: 'create-subject-agreement',
  summary: '“Create” does not agree with who creates the token.',
  why:
    'You create a token, and so do two players; each player, target opponent or its controller creates one. The ' +
    'verb is what tells the table whose token it is.',
  cite: createRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  holds: magic,
  triggers: ['reate'],
  examples: [
    { wrong: 'Each player create a Food token.', right: 'Each player creates a Food token.' },
    {
      wrong: 'Destroy target land. You creates a Treasure token.',
      right: 'Destroy target land. You create a Treasure token.',
    },
  ],
  check({ tree }, report) {
    for (const { verb } of tree.phrases) {
      const lower = verb.text.toLowerCase();
      if (lower !== 'create' && lower !== 'creates') continue;
      const number = numberOfSubject(tree, verb);
      if (number === null || (number === 'singular') === (lower === 'creates')) continue;
      const right = number === 'singular' ? `${verb.text}s` : verb.text.slice(0, -1);
      report({
        span: verb.span,
        message: `The verb does not fit who creates: write “${right}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(verb.span, right)] },
      });
    }
  },
};

const people: ReadonlyMap<string, 'singular' | 'plural'> = new Map([
  ['player', 'singular'],
  ['opponent', 'singular'],
  ['controller', 'singular'],
  ['owner', 'singular'],
  ['players', 'plural'],
  ['opponents', 'plural'],
]);

const modifiers = new Set(
  'a active all an another any attacking chosen defending each enchanted its next other target that the their those your'.split(
    ' ',
  ),
);

/** Words before the subject after which it is another verb's: "have its controller create", "each of those players". */
const others = new Set(
  'and does do for had has have having let lets make makes may must of or than to with'.split(' '),
);

/** Whether the words right before the verb name one person or several; null where they are not plain. */
function numberOfSubject({ words }: RulesTree, verb: Node): 'singular' | 'plural' | null {
  const at = firstFrom(words, verb.span.start);
  const noun = words[at - 1]?.lower ?? '';
  let first = at - 1;
  while (words[first - 1]?.kind === 'word' && isModifier(words[first - 1]!.lower)) first--;
  if (others.has(words[first - 1]?.lower ?? '')) return null;
  if (noun === 'you' || noun === 'they') return first === at - 1 ? 'plural' : null;
  return first < at - 1 ? (people.get(noun) ?? null) : null;
}

function isModifier(lower: string): boolean {
  return modifiers.has(lower) || lower.endsWith("'s");
}
