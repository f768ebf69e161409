import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Node, PartOf } from '../../../language/ast.js';
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
  summary: 'A word stands where a token’s color belongs, but it is no color.',
  why:
    'There are five colors: white, blue, black, red and green (rule 105.1); a token without one is called ' +
    '“colorless”. A word near one of them is misspelt. Any other is most likely the set’s own color: it is known when ' +
    '`tokenwright.json` names it under `colors`, and until then one hint in the set asks about it.',
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
    const asked = new Set<string>();
    for (const place of face.phrases) {
      const described = place.described;
      for (const written of described ? strangeIn(described, face) : []) {
        const found = slipIn(written) ?? (asked.has(written.text) ? null : ownIn(written, face));
        if (!found) continue;
        asked.add(written.text);
        report(found);
      }
    }
  },
};

function slipIn({ span, text }: Node): Violation | null {
  const lower = isColorWord(text) ? text.toLowerCase() : null;
  const meant = lower ?? misspeltColor(text);
  if (meant === null) return null;
  return {
    span,
    message: lower ? 'Colors are written in lower case.' : `There is no color “${text}”; did you mean “${meant}”?`,
    ...(lower ? {} : { declarable: { list: 'colors', word: text } }),
    fix: { title: `Change to “${meant}”`, edits: [replacement(span, meant)] },
  };
}

/** The question whether a color is the set's own, on the first card of the set that gives it. */
function ownIn({ span, text }: Node, face: FaceReading): Violation | null {
  if (!isFirstDescriber(text, face)) return null;
  const message = `“${text}” is none of the five colors; if it is the set’s own, declare it in tokenwright.json.`;
  return { span, severity: 'hint', message, declarable: { list: 'colors', word: text } };
}

/** The words that stand where a colour belongs, and are none that anybody knows. */
function strangeIn(described: TokenDescription, face: FaceReading): Node[] {
  const listed = described.colors.flatMap(({ strange }) => strange);
  const alone = listed.length === 0 ? colorlikeIn(described, face) : null;
  const words = alone ? [alone] : listed;
  return words.filter(
    ({ text }) => isColorWord(text) || !(isOther(text, described, face) || face.query(isDeclaredColor, text)),
  );
}

/** The one word that is not known, where a colour belongs: right behind power and toughness, or close to a colour's name. */
function colorlikeIn(described: TokenDescription, { edition }: FaceReading): PartOf<'unknown'> | null {
  const { colors, before } = described;
  // A subtype without its capital stands where it belongs.
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

/** Whether a word is a subtype, a keyword or a supertype in a wrong place, or a misspelt card type. */
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
