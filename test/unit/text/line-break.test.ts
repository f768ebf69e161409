import { expect, it } from 'vitest';
import { lineBreakOf, lineStart } from '../../../server/src/text/line-break.js';

it('reads the line break of a file from its first line', () => {
  expect(lineBreakOf('a\r\nb\nc')).toBe('\r\n');
  expect(lineBreakOf('a\nb\r\nc')).toBe('\n');
  expect(lineBreakOf('a\rb')).toBe('\r');
  expect(lineBreakOf('a')).toBe('\n');
  expect(lineBreakOf('')).toBe('\n');
});

it('reads the line break after a first line of any length', () => {
  for (const length of [4094, 4095, 4096, 4097, 10_000]) {
    expect(lineBreakOf(`${'a'.repeat(length)}\r\nb\n`)).toBe('\r\n');
  }
});

it('finds the start of a line of any length', () => {
  expect(lineStart('one\ntwo', 0)).toBe(0);
  expect(lineStart('one\ntwo', 3)).toBe(0);
  expect(lineStart('one\ntwo', 4)).toBe(4);
  expect(lineStart('one\r\ntwo', 7)).toBe(5);
  for (const length of [4095, 4096, 4097, 10_000]) expect(lineStart(`one\n${'a'.repeat(length)}`, 4 + length)).toBe(4);
});
