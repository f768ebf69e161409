import { partOf } from '../../../language/tokens/ast.js';
import type { Span } from '../../../text/span.js';
import type { FaceReading, PhraseReading } from '../../engine/face-reading.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const xUndefined: Rule = {
  id: 'x-undefined',
  summary: 'The number of tokens or their power and toughness is X, and nothing defines X.',
  why:
    'X is defined by a cost with {X} or by the text: “where X is the number of creatures you control” (rule ' +
    '107.3). If neither defines it, the controller could choose any number.',
  cite: magicRule('107.3', ''),
  severity: 'info',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken'],
  examples: [
    {
      wrong: 'When this creature enters, create X 1/1 red Goblin creature tokens.',
      right:
        'When this creature enters, create X 1/1 red Goblin creature tokens, where X is the number of Mountains you control.',
    },
    {
      wrong: 'When this creature dies, create an X/X green Ooze creature token.',
      right: 'When this creature dies, create an X/X green Ooze creature token, where X is its power.',
    },
  ],
  check(face, report) {
    if (face.card.role === 'token') return;
    const undefinedX = face.phrases.flatMap(variablesOf);
    if (undefinedX.length === 0 || saysElsewhere(face, undefinedX)) return;
    for (const { span, creates } of undefinedX) {
      if (creates) report({ span, message: 'Nothing on this card defines X; add “where X is …” or a cost with {X}.' });
    }
  },
};

interface Variable {
  readonly span: Span;
  /** The number of letters X in it. */
  readonly letters: number;
  readonly creates: boolean;
}

/** The X of a noun phrase's count, and of its power and toughness. */
function variablesOf({ item, phrase, context }: PhraseReading): Variable[] {
  const creates = phrase !== null && context !== 'reminder';
  const found: Variable[] = [];
  const count = partOf(item, 'count');
  if (count?.count.kind === 'variable' && count.text === 'X') found.push({ span: count.span, letters: 1, creates });
  if (count?.count.kind === 'half' && count.count.name === 'X') found.push({ span: count.span, letters: 1, creates });
  const pt = partOf(item, 'pt');
  if (pt?.text === 'X/X') found.push({ span: pt.span, letters: 2, creates });
  return found;
}

/** A separate X: in a cost, after a sign, in a power and toughness. */
const anyX = /(?<![A-Za-z])X(?![A-Za-z])/g;

/**
 * Whether a cost of the card contains X, or its text mentions X outside of what it creates. Also true without a mana
 * cost, which the file may omit.
 */
function saysElsewhere({ card }: FaceReading, variables: readonly Variable[]): boolean {
  const costs = card.faces.flatMap(({ manaCost }) => manaCost?.text ?? []);
  if (costs.length === 0 || costs.some((cost) => cost.includes('X'))) return true;
  const own = variables.reduce((sum, { letters }) => sum + letters, 0);
  let others = -own;
  // Stop at the first one, since every face with X runs this.
  return card.faces.some(({ rulesText }) => {
    others += countX(rulesText?.text ?? '');
    return others > 0;
  });
}

function countX(text: string): number {
  return text.match(anyX)?.length ?? 0;
}
