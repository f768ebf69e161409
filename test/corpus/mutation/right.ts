import { fixAll } from '../../../server/src/lint/fix/fixes.js';
import { type Files, lint } from '../../unit/support/lint.js';
import { asCardText, type OfficialCard } from '../official.js';

/** A right text, in the files that it is linted in. */
export interface Right {
  /** The first of the files has the text. */
  readonly files: Files;
  /** Where the text begins in the first file. */
  readonly at: number;
  readonly text: string;
  /** The id of a bundled rulebook; the newest where it is left out. */
  readonly rulebook?: string;
}

/** The rules text of a card. */
export function rulesTextOf(card: OfficialCard): Right {
  const file = asCardText(card);
  return { files: { 'a.cards': file }, at: file.indexOf(card.text, file.indexOf('\n')), text: card.text };
}

/** The rules text of a card with a line more. */
export function withLine(card: OfficialCard, line: string): Right {
  return rulesTextOf({ ...card, text: `${card.text}\n${line}` });
}

/** A card whose text is that of the corpus after all safe fixes, so that none is left that is no slip's. */
export function settled(card: OfficialCard): OfficialCard {
  const whole = asCardText(card);
  const { at, text } = rulesTextOf(card);
  const fixed = fixAll(whole, (now) => lint({ 'a.cards': now })).text;
  return fixed === whole ? card : { ...card, text: fixed.slice(at, at + text.length + fixed.length - whole.length) };
}
