import { expect, it } from 'vitest';
import { lineBreakOf } from '../../../server/src/text/line-break.js';

it('takes the line break of a file from its first line', () => {
  expect(lineBreakOf('a\r\nb\nc')).toBe('\r\n');
  expect(lineBreakOf('a\nb\r\nc')).toBe('\n');
  expect(lineBreakOf('a\rb')).toBe('\r');
  expect(lineBreakOf('a')).toBe('\n');
  expect(lineBreakOf('')).toBe('\n');
});
