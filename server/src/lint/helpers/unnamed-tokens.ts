import type { CardAnalysis } from '../../analysis/card/card-analysis.js';
import { isKeyword } from '../../analysis/card/definition-block.js';
import type { Edition } from '../../edition/edition.js';

/** Words of effects that make things without a token phrase that names them, or that lead to another face. */
const others =
  /\b(?:transform|meld|copy|copies|copied|conjure|emblem|dungeon|initiative|monarch|spellbook|face.down|becomes?)/i;

/**
 * Whether a card may make tokens that its text, as far as it is understood, does not name: by copying, by a keyword of
 * the set's own, or on another face, whose links a back face shows as well.
 */
export function mayMakeUnnamedTokens({ card, faces }: CardAnalysis, edition: Edition): boolean {
  // What costs nothing may be a back face.
  if (!card.faces[0]?.manaCost) return true;
  return faces.some(({ face, created }) => {
    const text = face.rulesText?.text ?? '';
    const unsettled = created.some(
      ({ origin, byName, characteristics }) => origin === 'copy' || (byName ?? characteristics.name) === null,
    );
    return unsettled || others.test(text) || hasOwnKeywords(text, edition);
  });
}

/** Whether rules text has keywords that the rules do not know, in lines that are no sentences. */
export function hasOwnKeywords(text: string, edition: Edition): boolean {
  return text.split('\n').some((line) => hasOwnKeyword(line, edition));
}

/** Whether a line that is no sentence holds a keyword the rules do not know. */
function hasOwnKeyword(line: string, edition: Edition): boolean {
  const plain = line.replace(/\([^()]*\)\s*$/, '').trim();
  if (plain === '' || /[.!?"”’']$/.test(plain)) return false;
  return !plain.split(', ').every((piece) => isKeyword(piece, edition));
}
