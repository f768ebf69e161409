import actions from '../../../grammar/actions.txt';
import common from '../../../grammar/common.txt';
import conditions from '../../../grammar/conditions.txt';
import costs from '../../../grammar/costs.txt';
import effectsOfObjects from '../../../grammar/effects-objects.txt';
import effectsOfPlayers from '../../../grammar/effects-players.txt';
import events from '../../../grammar/events.txt';
import keywords from '../../../grammar/keywords.txt';
import objects from '../../../grammar/objects.txt';
import quantities from '../../../grammar/quantities.txt';
import reminders from '../../../grammar/reminders.txt';
import sentences from '../../../grammar/sentences.txt';
import slips from '../../../grammar/slips.txt';
import { type Part, type Parts, readNotation, type Wording } from './notation.js';
import { readSlips, withSlips } from './slips.js';
import { withTenses } from './tenses.js';

const parts: Parts = new Map();
let wordings: readonly Wording[] | null = null;

/** The wordings of Magic's cards; read from their files on first use. */
export function magicWordings(): readonly Wording[] {
  wordings ??= withSlips(
    withTenses(
      [
        common,
        objects,
        quantities,
        costs,
        actions,
        events,
        conditions,
        keywords,
        sentences,
        effectsOfPlayers,
        effectsOfObjects,
        reminders,
      ].flatMap((text) => readNotation(text, parts)),
      new Set('deed other-deed lasting transitive event-verb verb happens-part happens-part-short'.split(' ')),
      parts,
    ),
    readSlips(slips),
  );
  return wordings;
}

let words: ReadonlySet<string> | null = null;

/** The words that wordings of Magic's cards contain, in lower case. */
export function wordsOfCards(): ReadonlySet<string> {
  if (!words) {
    magicWordings();
    const wrong = readSlips(slips).flatMap((slip) => slip.wrong.parts);
    words = new Set([...parts.values(), ...wrong].flatMap(wordsIn));
  }
  return words;
}

function wordsIn(part: Part): string[] {
  if (part.kind === 'text') return part.text.toLowerCase().split(/[^a-z'-]+/);
  return part.kind === 'forms' ? [part.singular, part.plural] : [];
}
