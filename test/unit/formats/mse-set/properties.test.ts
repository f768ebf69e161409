import { describe } from 'vitest';
import { createMseSetFormat } from '../../../../server/src/formats/mse-set/mse-set-format.js';
import { checkFormat, type WrittenCard } from '../support/format-properties.js';
import { writeMseSet } from '../support/writers/mse-set.js';

/**
 * The program's files cannot contain control characters: the one with code 1 is its notation of `<`. A type line and
 * the stats are two fields each, neither of which may be empty or begin with a space.
 */
function canHold(text: string): boolean {
  return !/[^\P{Cc}\t\n]/u.test(text) && !/(?:^| {2})—|—(?: {2}|$)|^\/|\/$/.test(text);
}

checkFormat(createMseSetFormat(), 'akd.mse-set/set', writeMseSet, canHold);

describe('a set of an older version', () => {
  const write = (cards: readonly WrittenCard[]) => writeMseSet(cards, { old: true });
  checkFormat(createMseSetFormat(), 'akd.mse-set/set', write, canHold);
});
