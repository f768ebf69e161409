import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Span } from '../../../text/span.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { isFirstDescriber } from '../../helpers/first-describer.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isColorWord, misspeltSubtype } from '../../helpers/misspelt-words.js';
import {
  familiesFor,
  isLaterSubtype,
  subtypesIn,
  subtypesOf,
  type WrittenSubtype,
} from '../../helpers/subtype-families.js';
import type { TokenDescription } from '../../helpers/token-description.js';
import type { Rule, Violation } from '../../rule.js';

export const unknownSubtype: Rule = {
  id: 'unknown-subtype',
  summary: 'A token has a subtype that neither the rules nor the set define.',
  why:
    'Rule 205.3 lists all subtypes. A word that resembles one of them is probably misspelt, and then so is the ' +
    'token’s default name (111.4). Any other word is probably the set’s own subtype: it is accepted if a type ' +
    'line of the set has it or `tokenwright.json` lists it under `subtypes`; until then one hint per set asks ' +
    'about it.',
  cite: magicRule('205.3', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken'],
  examples: [
    {
      wrong: 'Create a 1/1 green Saprolling creature token.',
      right: 'Create a 1/1 green Saproling creature token.',
    },
    {
      wrong: 'Create a 1/1 White Soldier creature token.',
      right: 'Create a 1/1 white Soldier creature token.',
    },
  ],
  check(face, report) {
    const reported = new Set<string>();
    for (const place of face.phrases) {
      const described = place.described;
      if (described && isInCapitals(described, face)) continue;
      for (const written of described ? unknownSubtypes(described, face) : []) {
        const found =
          misspeltOrColor(written, described!, face) ??
          (reported.has(written.word) ? null : undeclaredSubtype(written, face));
        if (!found) continue;
        reported.add(written.word);
        report(found);
      }
    }
  },
};

/** Whether a description is in capitals throughout, so that every color and type looks like a subtype. */
function isInCapitals({ noun: { span } }: TokenDescription, { text }: FaceReading): boolean {
  return /^TOKENS?$/.test(text.slice(span.start, span.end));
}

/** The subtypes that neither the rules (of any date) nor the set know. Words joined by small words are a name. */
function unknownSubtypes(described: TokenDescription, face: FaceReading): WrittenSubtype[] {
  const { edition } = face;
  return subtypesIn(described, edition).filter(
    ({ word }) =>
      !word.includes(' ') &&
      // "Create W 1/1 …, where W is …": the letter is a number.
      word.length > 1 &&
      !edition.vocabulary.subtypes.has(word.toLowerCase()) &&
      !isLaterSubtype(word, edition) &&
      !face.query(isSubtypeOfSet, word),
  );
}

/** Whether a card of the set has the subtype on its type line, or the settings declare it. */
function isSubtypeOfSet(set: SetIndex, word: string): boolean {
  return set.hasSubtype(word) || set.declared.subtypes.some((own) => own.toLowerCase() === word.toLowerCase());
}

/** A capitalised color or a misspelt subtype; if several cards use the same spelling, it is not a typo. */
function misspeltOrColor(
  { span, word }: WrittenSubtype,
  described: TokenDescription,
  face: FaceReading,
): Violation | null {
  const { edition } = face;
  const color = isColorWord(word) && !isPartOfName(span, face) ? word.toLowerCase() : null;
  const right =
    color ?? (isShared(word, face) ? null : misspeltSubtype(word, subtypesOf(familiesFor(described), edition)));
  if (right === null) return null;
  return {
    span,
    ...(color ? {} : { declarable: { list: 'subtypes', word } }),
    message: color
      ? `“${word}” is a color, not a subtype, and colors are written in lower case.`
      : `There is no subtype “${word}”; did you mean “${right}”?`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

/** "A Black Lotus artifact token": a color before a word with a capital that is no subtype of the rules. */
function isPartOfName({ end }: Span, { text, edition }: FaceReading): boolean {
  const [, next] = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(end)) ?? [];
  return next !== undefined && !edition.vocabulary.subtypes.has(next.toLowerCase());
}

/** Whether more than one card gives tokens this subtype. */
function isShared(word: string, face: FaceReading): boolean {
  return face.query(hasSeveralDescribers, word);
}

function hasSeveralDescribers(set: SetIndex, word: string): boolean {
  return set.giversOf(word).length > 1;
}

/** The hint that asks whether a subtype is the set's own, on the first card of the set that uses it. */
function undeclaredSubtype({ span, word }: WrittenSubtype, face: FaceReading): Violation | null {
  if (!isFirstDescriber(word, face)) return null;
  return {
    span,
    severity: 'hint',
    declarable: { list: 'subtypes', word },
    message: `The rules have no subtype “${word}”; if it is the set’s own, declare it in tokenwright.json.`,
  };
}
