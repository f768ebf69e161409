import type { FaceReading } from '../../engine/face-reading.js';
import { magic } from '../../helpers/applies-to.js';
import { keywordsOf } from '../../helpers/keywords.js';
import { phrasingCheck } from '../../helpers/phrasings.js';
import type { Rule } from '../../rule.js';

export const longDash: Rule = {
  id: 'long-dash',
  summary: 'A hyphen or a short dash where cards have a long one: “Choose one –”, “Landfall - Whenever”.',
  why:
    'Cards have the long dash “—” after ability words and chapter numbers and before modes, with a space on both sides: “Choose ' +
    'one —”. Before a cost in words that follows a keyword it has none: “Ward—Pay 2 life.”',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['-', '–', '―'],
  examples: [
    {
      wrong: 'Choose one –\n• Draw a card.\n• You gain 3 life.',
      right: 'Choose one —\n• Draw a card.\n• You gain 3 life.',
    },
    {
      wrong: 'Landfall - Whenever a land you control enters, scry 1.',
      right: 'Landfall — Whenever a land you control enters, scry 1.',
    },
    { wrong: 'Ward–Pay 2 life.', right: 'Ward—Pay 2 life.' },
  ],
  check: phrasingCheck(
    [
      // "Choose one–"
      {
        wrong:
          /(?= ?[-–―])(?<=\bchooses? (?:one|two|three|four|up to \w+|any number|one or both|one or more)) ?[-–―]+(?=[^\S\n]*(?:\n|$))/gi,
        right: () => ' —',
      },
      // "I, II – Draw a card."
      { wrong: /(?<=^[IVX]+(?:, ?[IVX]+)*) ?[-–―]+(?= )/gm, right: () => ' —' },
      // "Landfall - Whenever", "• Fight - Destroy"
      {
        wrong: /(?= [-–―])(?<=^(?:• )?\p{Lu}[\p{L}'’]*(?: [\p{L}\d'’]+){0,3}) [-–―]+ (?=[\p{Lu}{])/gmu,
        right: (match, face) => (isBeforeCost(match, face) ? '—' : ' — '),
      },
      // "Horde 3 - creatures you control have trample."
      {
        wrong: /(?= [-–―])(?<=^\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)?(?: \d+)?) [-–―]+ (?=\p{Ll}{2,} \p{L})/gmu,
        right: (match, face) => (isBeforeCost(match, face) ? '—' : ' — '),
      },
      // "Ward–Pay 2 life."
      {
        wrong:
          /(?= ?[-–―])(?<=^(?:[\p{L} ]+[,;] )?\p{L}[\p{L} ]*\p{Ll}(?: \d+)?|\b(?:and|has|have|gains?) ward) ?[-–―]+(?=(?:\{[^{}\s]+\})+,|(?<=\d ?[-–―]+)\{| ?(?:Sacrifice|Discard|Pay|Exile|Reveal|Tap|Return|Remove|Put|Collect) )/gmu,
        right: () => '—',
      },
    ],
    () => 'Cards have a long dash “—” here.',
  ),
};

/** Whether the words before a dash are a keyword whose cost follows: "Ward - Pay 2 life." and not "Boast - {1}: Scry 1." */
function isBeforeCost({ index }: RegExpExecArray, { text, edition }: FaceReading): boolean {
  const label = /[^\n]*$/.exec(text.slice(0, index))![0].replace(/ (?:\d+|X)$/, '');
  const isActivated = /^[^\n(]*:/.test(text.slice(index));
  const isSentence = /^ ?[-–―]+ (?:When|Whenever|At|If|As|Your?|Each|Target)\b/.test(text.slice(index));
  return !isActivated && !isSentence && keywordsOf(edition).hasAbility(label.toLowerCase());
}
