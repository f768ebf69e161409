import common from '../../../grammar/common.txt';
import conditions from '../../../grammar/conditions.txt';
import costs from '../../../grammar/costs.txt';
import effectsOfObjects from '../../../grammar/effects-objects.txt';
import effectsOfPlayers from '../../../grammar/effects-players.txt';
import events from '../../../grammar/events.txt';
import keywords from '../../../grammar/keywords.txt';
import objects from '../../../grammar/objects.txt';
import quantities from '../../../grammar/quantities.txt';
import sentences from '../../../grammar/sentences.txt';
import slips from '../../../grammar/slips.txt';
import { type Part, readNotation, type Wording } from './notation.js';
import { readSlips, withSlips } from './slips.js';

let wordings: readonly Wording[] | null = null;

/** The wordings of Magic's cards; read from their files on first use. */
export function magicWordings(): readonly Wording[] {
  wordings ??= withSlips(
    [
      common,
      objects,
      quantities,
      costs,
      events,
      conditions,
      keywords,
      sentences,
      effectsOfPlayers,
      effectsOfObjects,
    ].flatMap(readNotation),
    readSlips(slips),
  );
  return wordings;
}

let words: ReadonlySet<string> | null = null;

/** The words that wordings of Magic's cards contain, in lower case. */
export function wordsOfCards(): ReadonlySet<string> {
  words ??= new Set(magicWordings().flatMap(({ parts }) => wordsIn(parts)));
  return words;
}

function wordsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return part.text.toLowerCase().split(/[^a-z'-]+/);
    if (part.kind === 'forms') return [part.singular, part.plural];
    return part.kind === 'choice' ? part.options.flatMap((option) => wordsIn(option.parts)) : [];
  });
}
