import type { CardAnalysis } from '../../analysis/card/card-analysis.js';
import { isKeyword } from '../../analysis/card/definition-block.js';
import type { Edition } from '../../edition/edition.js';

/** Words of effects that make something without a token phrase, or that lead to another face. */
const otherMakers =
  /\b(?:transform|meld|copy|copies|copied|conjure|emblem|dungeon|initiative|monarch|spellbook|face.down|becomes?)/i;

/**
 * Whether a card may make tokens that its text, as far as it is understood, does not name: by copying, by one of the
 * set's own keywords, or on another face (a back face shows the links of both).
 */
export function mayMakeUnnamedTokens({ card, faces }: CardAnalysis, edition: Edition): boolean {
  // A face without a mana cost may be a back face.
  if (!card.faces[0]?.manaCost) return true;
  return faces.some(({ face, created }) => {
    const text = face.rulesText?.text ?? '';
    const unsettled = created.some(
      ({ origin, byName, characteristics }) => origin === 'copy' || (byName ?? characteristics.name) === null,
    );
    return unsettled || otherMakers.test(text) || hasOwnKeywords(text, edition);
  });
}

/** Whether rules text has keywords unknown to the rules, in lines that are not sentences. */
export function hasOwnKeywords(text: string, edition: Edition): boolean {
  return text.split('\n').some((line) => hasOwnKeyword(line, edition));
}

/** Whether a line that is not a sentence contains a keyword unknown to the rules. */
function hasOwnKeyword(line: string, edition: Edition): boolean {
  const plain = line.replace(/\([^()]*\)\s*$/, '').trim();
  if (plain === '' || /[.!?"”’']$/.test(plain)) return false;
  return !plain.split(', ').every((piece) => isKeyword(piece, edition));
}
