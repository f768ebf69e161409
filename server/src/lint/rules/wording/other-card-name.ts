import { foldName } from '../../../analysis/card/card-names.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { TextSpan } from '../../../text/span.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { namesInSelfPlaces } from '../../helpers/self-places.js';
import type { Rule } from '../../rule.js';

export const otherCardName: Rule = {
  id: 'other-card-name',
  summary: 'A card’s text names another card that is not in the set.',
  why:
    'A card that is renamed or copied from another often keeps the old name in its text. Names of cards of the set and of ' +
    'the card reference (`cards` in `tokenwright.json`) are not reported, nor those that the text introduces with “named”.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  isGeneral: true,
  yieldsTo: ['doubled-word'],
  examples: [
    {
      wrong: 'Moss Caller {G}\nCreature — Elf\nWhen Moss Whisperer enters, draw a card.\n1/1',
      right: 'Moss Caller {G}\nCreature — Elf\nWhen Moss Caller enters, draw a card.\n1/1',
      of: 'cards',
    },
  ],
  check(face, report) {
    const found = [...face.slips.filter(({ kind }) => kind === 'other-card-name'), ...namesInSelfPlaces(face)];
    for (const [index, { start, end }] of found.entries()) {
      const written = face.text.slice(start, end);
      if (
        introduced.test(face.text.slice(0, start)) ||
        isTokenName(face, written) ||
        face.query(isCardName, foldName(written))
      )
        continue;
      if (found.slice(0, index).some((other) => other.start < end && start < other.end)) continue;
      const span = { start, end } as TextSpan;
      const own = face.face.name?.text ?? '';
      const fix = own === '' ? null : { title: `Change to “${own}”`, edits: [replacement(span, own)] };
      report({ span, message: `No card of the set is named “${written}”; is this card meant?`, fix });
    }
  },
};

/** Before the name of something else: a card hardly says that someone controls it. */
const introduced = /\b(?:named|controls?|cast (?:by|with|using)) $/i;

/** Whether it is the name of a token that the text creates. */
function isTokenName(face: FaceReading, name: string): boolean {
  return face.createdInSet.some(({ characteristics }) => characteristics.name === name);
}

function isCardName(set: SetIndex, name: string): boolean {
  return set.hasCardCalled(name);
}
