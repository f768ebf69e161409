import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Node, PartOf } from '../../../language/tokens/ast.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { isFirstDescriber } from '../../helpers/first-describer.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isColorWord, misspeltColor, misspeltType } from '../../helpers/misspelt-words.js';
import { intendedSubtype } from '../../helpers/subtype-families.js';
import type { TokenDescription } from '../../helpers/token-description.js';
import type { Rule, Violation } from '../../rule.js';

export const unknownColor: Rule = {
  id: 'unknown-color',
  summary: 'A token has an unknown word in the place of its color.',
  why:
    'There are five colors: white, blue, black, red and green (rule 105.1); a token without one is “colorless”. A ' +
    'similar word is misspelt. Any other word is probably the set’s own color: declare it under `colors` in ' +
    '`tokenwright.json`; until then one hint per set asks about it.',
  cite: magicRule('105.1', ''),
  severity: 'error',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken'],
  examples: [
    { wrong: 'Create a 2/2 gren Wolf creature token.', right: 'Create a 2/2 green Wolf creature token.' },
    {
      wrong: 'Create a 1/1 white and balck Bird creature token.',
      right: 'Create a 1/1 white and black Bird creature token.',
    },
    { wrong: 'Create a 1/1 purple Squid creature token.', right: null },
  ],
  check(face, report) {
    const reported = new Set<string>();
    for (const place of face.phrases) {
      const described = place.described;
      for (const written of described ? unknownColors(described, face) : []) {
        const found =
          misspeltOrCapitalized(written) ?? (reported.has(written.text) ? null : undeclaredColor(written, face));
        if (!found) continue;
        reported.add(written.text);
        report(found);
      }
    }
  },
};

function misspeltOrCapitalized({ span, text }: Node): Violation | null {
  const lower = isColorWord(text) ? text.toLowerCase() : null;
  const meant = lower ?? misspeltColor(text);
  if (meant === null) return null;
  return {
    span,
    message: lower
      ? `“${text}” is a color, and colors are written in lower case.`
      : `There is no color “${text}”; did you mean “${meant}”?`,
    ...(lower ? {} : { declarable: { list: 'colors', word: text } }),
    fix: { title: `Change to “${meant}”`, edits: [replacement(span, meant)] },
  };
}

/** The hint that asks whether a color is the set's own, on the first card of the set that uses it. */
function undeclaredColor({ span, text }: Node, face: FaceReading): Violation | null {
  if (!isFirstDescriber(text, face)) return null;
  const message = `“${text}” is not one of the five colors; if it is the set’s own color, declare it in tokenwright.json.`;
  return { span, severity: 'hint', message, declarable: { list: 'colors', word: text } };
}

/** The unknown words in the place of a color. */
function unknownColors(described: TokenDescription, face: FaceReading): Node[] {
  const listed = described.colors.flatMap(({ strange }) => strange);
  const alone = listed.length === 0 ? colorlikeWord(described, face) : null;
  const words = alone ? [alone] : listed;
  return words.filter(
    ({ text }) => isColorWord(text) || !(isOther(text, described, face) || face.query(isDeclaredColor, text)),
  );
}

/**
 * The only unknown word, if it is in the place of a color: directly after power and toughness, or similar to a color.
 */
function colorlikeWord(described: TokenDescription, { edition }: FaceReading): PartOf<'unknown'> | null {
  const { colors, before } = described;
  // A lower-case subtype is in its own place.
  const unknown = described.unknown.filter(({ text }) => intendedSubtype(text, described, edition) === null);
  const [word] = unknown;
  if (!word || unknown.length > 1 || colors.length > 0 || !/^[a-z]+$/.test(word.text)) return null;
  const at = before.indexOf(word);
  const next = before[at + 1];
  const isPlace =
    before[at - 1]?.kind === 'pt' &&
    (['subtype', 'type'].includes(next?.kind ?? '') || (next?.kind === 'unknown' && !unknown.includes(next)));
  return isPlace || misspeltColor(word.text) !== null ? word : null;
}

/** Whether a word is a misplaced subtype, keyword or supertype, or a misspelt card type. */
function isOther(word: string, described: TokenDescription, { edition }: FaceReading): boolean {
  return (
    intendedSubtype(word, described, edition) !== null ||
    misspeltType(word) !== null ||
    edition.vocabulary.keywords.has(word) ||
    edition.vocabulary.supertypes.has(word)
  );
}

function isDeclaredColor({ declared }: SetIndex, word: string): boolean {
  return declared.colors.some((own) => own.toLowerCase() === word);
}
