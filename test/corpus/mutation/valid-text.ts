import { fixAll } from '../../../server/src/lint/fix/fixes.js';
import { type Files, lint } from '../../unit/support/lint.js';
import { asCardText, type OfficialCard } from '../official.js';

/** A valid text, with the files it is linted in. */
export interface ValidText {
  /** The first file contains the text. */
  readonly files: Files;
  /** The offset of the text in the first file. */
  readonly at: number;
  readonly text: string;
  /** The id of a bundled rulebook; by default the newest. */
  readonly rulebook?: string;
}

/** The rules text of a card. */
export function rulesTextOf(card: OfficialCard): ValidText {
  const file = asCardText(card);
  return { files: { 'a.cards': file }, at: file.indexOf(card.text, file.indexOf('\n')), text: card.text };
}

/** The rules text of a card with an additional line. */
export function withLine(card: OfficialCard, line: string): ValidText {
  return rulesTextOf({ ...card, text: `${card.text}\n${line}` });
}

/** The card with all safe fixes applied to its text, so that later fixes belong to a mistake. */
export function withSafeFixes(card: OfficialCard): OfficialCard {
  const whole = asCardText(card);
  const { at, text } = rulesTextOf(card);
  const fixed = fixAll(whole, (now) => lint({ 'a.cards': now })).text;
  return fixed === whole ? card : { ...card, text: fixed.slice(at, at + text.length + fixed.length - whole.length) };
}
