import { expect, it } from 'vitest';
import { quotesByLine } from '../../../server/src/lint/helpers/double-quotes.js';

it('handles a line with more quotation marks than a call can take arguments', () => {
  const [line] = quotesByLine('“'.repeat(300_000));
  expect(line?.pairs).toEqual([]);
  expect(line?.lone.length).toBe(300_000);
});
