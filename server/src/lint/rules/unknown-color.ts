import type { SetIndex } from '../../analysis/set-index.js';
import type { PartOf } from '../../language/ast.js';
import type { FaceReading } from '../face-reading.js';
import { type Described, describedBy } from '../helpers/described.js';
import { replacement } from '../helpers/edits.js';
import { subtypeMeant } from '../helpers/families.js';
import { magicRule } from '../helpers/game-rules.js';
import { magic } from '../helpers/holds.js';
import { misspeltColor, misspeltType } from '../helpers/misspelt.js';
import type { Rule } from '../rule.js';

export const unknownColor: Rule = {
  id: 'unknown-color',
  summary: 'A word stands where a token’s color belongs, but it is no color.',
  why:
    'There are five colors: white, blue, black, red and green (rule 105.1); a token without one is called ' +
    '“colorless”. A set with a color of its own names it under `colors` in `tokenwright.json`.',
  cite: magicRule('105.1', ''),
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  holds: magic,
  examples: [
    { wrong: 'Create a 2/2 gren Wolf creature token.', right: 'Create a 2/2 green Wolf creature token.' },
    { wrong: 'Create a 1/1 purple Squid creature token.', right: null },
  ],
  check(reading, report) {
    const described = describedBy(reading);
    const found = described && colorlikeIn(described, reading.on);
    if (!found) return;
    const { span, text } = found;
    const meant = misspeltColor(text);
    report({
      span,
      message: meant
        ? `There is no color “${text}”; did you mean “${meant}”?`
        : `“${text}” is none of the five colors.`,
      declarable: { list: 'colors', word: text },
      fix: meant ? { title: `Change to “${meant}”`, edits: [replacement(span, meant)] } : null,
    });
  },
};

/** The one word that is not known, where a colour belongs: right behind power and toughness, or close to a colour's name. */
function colorlikeIn(described: Described, face: FaceReading): PartOf<'unknown'> | null {
  const { unknown, colors, before } = described;
  const [word] = unknown;
  if (!word || unknown.length > 1 || colors.length > 0 || !/^[a-z]+$/.test(word.text)) return null;
  const at = before.indexOf(word);
  const isPlace = before[at - 1]?.kind === 'pt' && ['subtype', 'type'].includes(before[at + 1]?.kind ?? '');
  const { edition } = face;
  const isOther =
    subtypeMeant(word.text, described, edition) !== null ||
    misspeltType(word.text) !== null ||
    edition.vocabulary.keywords.has(word.text) ||
    edition.vocabulary.supertypes.has(word.text);
  if (isOther || !(isPlace || misspeltColor(word.text) !== null)) return null;
  return face.askAll(isDeclaredColor, word.text) ? null : word;
}

function isDeclaredColor({ declared }: SetIndex, word: string): boolean {
  return declared.colors.some((own) => own.toLowerCase() === word);
}
