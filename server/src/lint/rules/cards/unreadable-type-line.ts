import type { Edition } from '../../../edition/edition.js';
import { parseTypeLine } from '../../../language/type-line.js';
import { copyString } from '../../../util/copy-string.js';
import { memoize } from '../../../util/memoize.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { intendedTypeWord, misreadTypes } from '../../helpers/misread-heading.js';
import { withOptions } from '../../rule.js';

export const unreadableTypeLine = withOptions({
  id: 'unreadable-type-line',
  summary: 'A type line has a word before the dash that is neither a supertype nor a card type.',
  why:
    'A type line lists supertypes and card types before the dash and subtypes after it (rule 205.1). A word that ' +
    'resembles a card type is probably misspelt, and the card then lacks that type. If the set has its own card ' +
    'types, list them in the option; its own subtypes need no declaration.',
  cite: magicRule('205.1', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: everywhere,
  options: {
    types: { type: 'texts', default: [], description: 'The set’s own card types and supertypes: `["Starship"]`.' },
  },
  examples: [
    {
      wrong: 'Ash Courier {1}{R}\nCraeture — Elemental\nHaste\n3/2',
      right: 'Ash Courier {1}{R}\nCreature — Elemental\nHaste\n3/2',
      of: 'cards',
    },
    {
      wrong: 'Ash Rain {1}{R}\nSorcrey\nAsh Rain deals 3 damage to each creature.',
      right: 'Ash Rain {1}{R}\nSorcery\nAsh Rain deals 3 damage to each creature.',
      of: 'cards',
    },
  ],
  check({ face, edition }, report, { types }) {
    const { typeLine } = face;
    if (!typeLine) {
      const misread = misreadTypes(face, edition);
      if (!misread) return;
      report({
        span: misread.span,
        message: `This cannot be read as a type line; did you mean “${misread.right}”?`,
        fix: { title: `Change to “${misread.right}”`, edits: [replacement(misread.span, misread.right)] },
      });
      return;
    }
    if (isReadable(typeLine.text, edition)) return;
    const line = parseTypeLine(typeLine.text);
    const own = new Set(types.map((type) => type.toLowerCase()));
    for (const { text, span } of line.unknown) {
      if (isWord(text, edition) || own.has(text.toLowerCase())) continue;
      const meant = intendedTypeWord(text, edition);
      // An unknown word before a known type, such as "Elite Creature", is acceptable.
      if (meant === null && line.types.length > 0) continue;
      report({
        region: typeLine,
        span,
        ...(meant === null ? { severity: 'hint' as const } : {}),
        message:
          meant === null
            ? `The rules have no card type “${text}”; if it is the set’s own, list it under “types” in this rule’s settings.`
            : `“${text}” is neither a card type nor a supertype; did you mean “${meant}”?`,
        fix: meant === null ? null : { title: `Change to “${meant}”`, edits: [replacement(span, meant)] },
      });
    }
  },
});

function isWord(word: string, { vocabulary }: Edition): boolean {
  const lower = word.toLowerCase();
  return vocabulary.supertypes.has(lower) || vocabulary.cardTypes.has(lower) || otherPrintedWords.has(lower);
}

/** Words on type lines that are not types: on token sheets, casual cards and cards of the first years. */
const otherPrintedWords = new Set(
  'card emblem token host elite summon interrupt enchant mana source champion signature'.split(' '),
);

const readLines = memoize<Edition, Set<string>>(() => new Set());
const CAPACITY = 500;

/** Whether all words before the dash are known. Cached by wording, since cards share a few. */
function isReadable(text: string, edition: Edition): boolean {
  const dash = text.search(/[—–―]|--| - /);
  const head = dash < 0 ? text : text.slice(0, dash);
  const known = readLines(edition);
  if (known.has(head)) return true;
  if (!parseTypeLine(head).unknown.every((word) => isWord(word.text, edition))) return false;
  if (known.size < CAPACITY) known.add(copyString(head));
  return true;
}
