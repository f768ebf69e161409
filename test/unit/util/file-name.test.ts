import { describe, expect, it } from 'vitest';
import { fileName } from '../../../server/src/util/file-name.js';

describe('a file name for a title', () => {
  it.each([
    ['Grove Warden', 'Grove Warden'],
    ['Fire // Ice', 'Fire Ice'],
    ['Who? “What”: <Where>', 'Who “What” Where'],
    ['..\\../etc\0', 'etc'],
    ['  ', 'card'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('of %j is %j', (title, name) => {
    expect(fileName(title)).toBe(name);
  });
});
