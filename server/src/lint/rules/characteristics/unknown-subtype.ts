import type { SetIndex } from '../../../analysis/set/set-index.js';
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
  summary: 'A token has a subtype that neither the rules nor the set know.',
  why:
    'Rule 205.3 lists all subtypes. One that is not among them but near one is most likely misspelt, and the default ' +
    'name of the token is misspelt with it (111.4). Any other is most likely the set’s own: it is known when a ' +
    'type line has it or `tokenwright.json` names it under `subtypes`, and until then one hint in the set asks about it.',
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
    const asked = new Set<string>();
    for (const place of face.phrases) {
      const described = place.described;
      if (described && isInCapitals(described, face)) continue;
      for (const written of described ? unknownIn(described, face) : []) {
        const found = slipIn(written, described!, face) ?? (asked.has(written.word) ? null : ownIn(written, face));
        if (!found) continue;
        asked.add(written.word);
        report(found);
      }
    }
  },
};

/** Whether a description is written in capitals throughout, where every color and type looks like a subtype. */
function isInCapitals({ noun: { span } }: TokenDescription, { text }: FaceReading): boolean {
  return /^TOKENS?$/.test(text.slice(span.start, span.end));
}

/** The subtypes that the rules, earlier or later, and the set do not know. Words joined by small ones are a name. */
function unknownIn(described: TokenDescription, face: FaceReading): WrittenSubtype[] {
  const { edition } = face;
  return subtypesIn(described, edition).filter(
    ({ word }) =>
      !word.includes(' ') &&
      // "Create W 1/1 …, where W is …": a letter stands for a number.
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

/** A colour with a capital, or a misspelt subtype; but what several cards spell alike is no slip. */
function slipIn({ span, word }: WrittenSubtype, described: TokenDescription, face: FaceReading): Violation | null {
  const { edition } = face;
  const color = isColorWord(word) ? word.toLowerCase() : null;
  const right =
    color ?? (isShared(word, face) ? null : misspeltSubtype(word, subtypesOf(familiesFor(described), edition)));
  if (right === null) return null;
  return {
    span,
    ...(color ? {} : { declarable: { list: 'subtypes', word } }),
    message: color
      ? `“${word}” is no subtype; colors are written in lower case.`
      : `There is no subtype “${word}”; did you mean “${right}”?`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

/** Whether more cards than one give tokens this subtype. */
function isShared(word: string, face: FaceReading): boolean {
  return face.query(hasSeveralGivers, word);
}

function hasSeveralGivers(set: SetIndex, word: string): boolean {
  return set.giversOf(word).length > 1;
}

/** The question whether a subtype is the set's own, on the first card of the set that gives it. */
function ownIn({ span, word }: WrittenSubtype, face: FaceReading): Violation | null {
  if (!isFirstDescriber(word, face)) return null;
  return {
    span,
    severity: 'hint',
    declarable: { list: 'subtypes', word },
    message: `The rules know no subtype “${word}”; if it is the set’s own, declare it in tokenwright.json.`,
  };
}
