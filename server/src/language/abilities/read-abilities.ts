import { withStraightApostrophes } from '../../text/apostrophes.js';
import { copyString } from '../../util/copy-string.js';
import { objectNumber } from '../../util/object-number.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import type { Grammar } from '../grammar/grammar.js';
import { nameWords } from '../grammar/lexemes.js';
import type { AbilitiesReading } from './ability.js';
import { type CardContext, cardNames } from './card-context.js';
import { joinLines, type PlacedLine } from './join-lines.js';
import type { LineSettings } from './line.js';
import { linesOf } from './lines.js';
import { type LineReading, readLine } from './read-line.js';

/** The longest line that is read, in UTF-16 units: three times the longest of any card. */
const MAX_LINE_LENGTH = 2000;

/** Quoted abilities that grant quoted abilities are read this deep; no printed card needs more than two. */
const MAX_DEPTH = 4;

/** How many lines are cached: those of the cards that are worked on. */
const MAX_LINES = 250;

export type ReadLine = (text: string, settings: LineSettings) => LineReading;

/**
 * Reads rules text into abilities. Never throws; what is not understood is `unread`, as small as can be told.
 * @param read how lines are read: each once as long as it is in the cache, or afresh, to measure the reading
 */
export function readAbilities(
  text: string,
  grammar: Grammar,
  context: CardContext,
  read: ReadLine = readCached,
): AbilitiesReading {
  const names = cardNames(context)
    .filter((name) => mayName(text, name))
    .map(nameWords);
  return readLines(text, { grammar, names, isSpell: context.isSpell, isMode: false, depth: 0 }, read);
}

/** Whether a text may contain a name: a quick look for the letters that the name begins with. */
function mayName(text: string, name: string): boolean {
  const [first] = /^(?!non)[a-z]*/i.exec(name) ?? [''];
  return text.includes(first);
}

function readLines(text: string, settings: LineSettings, read: ReadLine): AbilitiesReading {
  const lines: PlacedLine[] = [];
  const isKeywords = (start: string) => {
    const { body, unread } = read(start, settings);
    return body?.keywords !== undefined && unread.length === 0;
  };
  for (const { start, end, isMode = false } of linesOf(text, isKeywords)) {
    const isTooLong = end - start > MAX_LINE_LENGTH;
    lines.push({ start, end, reading: isTooLong ? null : read(text.slice(start, end), { ...settings, isMode }) });
  }
  return joinLines(lines, settings.isSpell);
}

/** Reads a line. */
export function readAfresh(text: string, settings: LineSettings): LineReading {
  const depth = settings.depth + 1;
  return readLine(text, settings, (quoted) =>
    depth > MAX_DEPTH ? null : readLines(quoted, { ...settings, isSpell: false, depth }, readAfresh),
  );
}

/** Reads a line that is tried: what is unread counts, and not where the reading stopped. */
export function readTrial(text: string, settings: LineSettings): LineReading {
  return readAfresh(text, { ...settings, needsNoStops: true });
}

const linesRead = new TwoGenerationCache<string, LineReading>(MAX_LINES);

/** How many lines were read afresh since the start, for tests that measure work. */
export const work = { linesRead: 0 };

/** Reads a line, unless the same line was read recently. Of the card's names only those that it contains count. */
function readCached(text: string, settings: LineSettings): LineReading {
  const straight = withStraightApostrophes(text);
  const names = settings.names.filter(([first]) => first !== undefined && straight.includes(first));
  const { grammar, isSpell, isMode } = settings;
  const key = [objectNumber(grammar.identity), text, isSpell, isMode, ...names.map((name) => name.join(' '))].join(
    '\n',
  );
  let reading = linesRead.get(key);
  if (!reading) {
    work.linesRead++;
    reading = readAfresh(copyString(text), { ...settings, names });
    linesRead.set(key, reading);
  }
  return reading;
}
