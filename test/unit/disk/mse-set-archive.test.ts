import * as fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readMseSetArchive } from '../../../server/src/disk/mse-set-archive.js';
import { crc32 } from '../../../server/src/util/zip/crc32.js';

const set = 'mse_version: 2.0.2\ngame: magic\ncard:\n\tname: Ember Wisp — “Ash”\n';

function zip(files: Record<string, string>, options: Zippable = {}): Uint8Array {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ ...bytes, ...options });
}

/** Where the directory entry of a file begins. */
function entryOf(archive: Uint8Array, name: string): number {
  for (let at = 0; ; at++) {
    const isEntry = [0x50, 0x4b, 1, 2].every((byte, i) => archive[at + i] === byte);
    if (isEntry && strToU8(name).every((byte, i) => archive[at + 46 + i] === byte)) return at;
  }
}

/** A copy of an archive with some bytes replaced. */
function patched(archive: Uint8Array, at: number, ...bytes: number[]): Uint8Array {
  const copy = archive.slice();
  copy.set(bytes, at);
  return copy;
}

describe('a packed Magic Set Editor set', () => {
  it('is read as the text of its set file', () => {
    expect(readMseSetArchive(zip({ set, image1: 'x' }))).toEqual({ text: set });
    expect(readMseSetArchive(zip({}, { set: [strToU8(set), { level: 0 }] }))).toEqual({ text: set });
    expect(readMseSetArchive(zip({ set: `\ufeff${set}` }))).toEqual({ text: set });
  });

  it('may be packed with its folder', () => {
    expect(readMseSetArchive(zip({ 'akd.mse-set/set': set, 'akd.mse-set/image1': 'x' }))).toEqual({ text: set });
    const two = readMseSetArchive(zip({ 'a/set': set, 'b/set': set }));
    expect(two).toEqual({ problem: 'The archive has no file “set”, so it is no Magic Set Editor set.' });
  });

  it('contains the files that its set includes, each in its place', () => {
    const files = {
      set: 'game: magic\r\ninclude_file: card ember wisp\r\ninclude_file: card two\r\nversion_control:\r\n',
      'card ember wisp': 'mse_version: 2.0.2\ncard:\n\tname: Ember Wisp\n',
      'card two': 'card:\n\tname: $& $1\n',
    };
    const text =
      'game: magic\r\nmse_version: 2.0.2\ncard:\n\tname: Ember Wisp\r\ncard:\n\tname: $& $1\r\nversion_control:\r\n';
    expect(readMseSetArchive(zip(files))).toEqual({ text });
    expect(readMseSetArchive(zip({ set: 'include file: card three\n' }))).toEqual({
      problem: 'The archive’s set includes the file “card three”, which is not in the archive.',
    });
  });

  it('may have names outside its folder, because nothing is written', () => {
    expect(readMseSetArchive(zip({ '../../evil': 'x', '/etc/set': 'x', set }))).toEqual({ text: set });
  });

  it('returns the text it was made from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(9), (text, level) => {
        fc.pre(!/^\ufeff|^include[_ ]file:/m.test(text));
        const options = { level: level as 0 };
        expect(readMseSetArchive(zip({}, { set: [strToU8(text), options] }))).toEqual({ text });
      }),
    );
  });
});

describe('the problem of an archive is reported if it', () => {
  const problem = (archive: Uint8Array, limit?: number) => {
    const read = readMseSetArchive(archive, limit);
    return 'problem' in read ? read.problem : null;
  };
  const archive = zip({ set: set.repeat(20), image1: 'x' });
  const entry = entryOf(archive, 'set');

  it('is another kind of file', () => {
    expect(problem(strToU8(set))).toBe('This is not a zip archive.');
    expect(problem(new Uint8Array())).toBe('This is not a zip archive.');
  });

  it('is cut off', () => {
    expect(problem(archive.subarray(0, archive.length - 10))).toBe(
      'The archive is cut off: its list of files is missing.',
    );
    // Its end is there, but not its start.
    expect(problem(archive.subarray(40))).toMatch(/^The archive’s list of files is damaged\.$/);
  });

  it('has a wrong checksum', () => {
    const wrong = patched(archive, entry + 16, 1, 2, 3, 4);
    expect(problem(wrong)).toBe('The archive’s file “set” is damaged: its check sum is wrong.');
  });

  it('has bytes that cannot be unpacked', () => {
    expect(problem(patched(archive, 33, 0xff, 0xff, 0xff))).toBe(
      'The archive’s file “set” is damaged: it cannot be unpacked.',
    );
  });

  it('declares less than it contains', () => {
    const bomb = zip({ set: 'x'.repeat(5_000_000) });
    const small = patched(bomb, entryOf(bomb, 'set') + 24, 100, 0, 0, 0);
    expect(problem(small)).toBe('The archive’s file “set” is not as large as the archive says.');
  });

  it('declares more than it contains', () => {
    expect(problem(patched(archive, entry + 24, 0xff, 0xff, 0, 0))).toBe(
      'The archive’s file “set” is not as large as the archive says.',
    );
  });

  it('contains more than is read', () => {
    const tooLarge = 'The archive’s file “set” is too large: more than 1 MB of text are not read.';
    expect(problem(zip({ set: 'x'.repeat(1_000_001) }), 1_000_000)).toBe(tooLarge);
    const twice = zip({ set: 'include_file: card a\ninclude_file: card a\n', 'card a': 'x'.repeat(600_000) });
    expect(problem(twice, 1_000_000)).toContain('“card a” is too large');
  });

  it('is encrypted', () => {
    expect(problem(patched(archive, entry + 8, 1))).toBe('The archive’s file “set” is encrypted.');
  });

  it('uses another compression', () => {
    expect(problem(patched(archive, entry + 10, 14))).toBe(
      'The archive’s file “set” is compressed by method 14. Only deflate is read.',
    );
  });

  it('uses zip64', () => {
    const zip64 = /^The archive is in the zip64 form/;
    expect(problem(patched(archive, archive.length - 12, 0xff, 0xff))).toMatch(zip64);
    expect(problem(patched(archive, entry + 42, 0xff, 0xff, 0xff, 0xff))).toMatch(zip64);
  });

  it('is one of several parts', () => {
    expect(problem(patched(archive, archive.length - 18, 1))).toMatch(/one part of several/);
  });

  it('never causes an exception, whichever bytes are wrong', () => {
    fc.assert(
      fc.property(fc.nat(archive.length - 1), fc.uint8Array({ minLength: 1, maxLength: 4 }), (at, bytes) => {
        const read = readMseSetArchive(patched(archive, Math.min(at, archive.length - bytes.length), ...bytes));
        expect(Object.keys(read)).toHaveLength(1);
      }),
    );
    fc.assert(
      fc.property(fc.nat(archive.length), (length) => {
        expect(Object.keys(readMseSetArchive(archive.subarray(0, length)))).toHaveLength(1);
      }),
    );
  });
});

describe('the checksum', () => {
  it('is that of zip archives', () => {
    expect(crc32([strToU8('123456789')])).toBe(0xcbf43926);
    expect(crc32([strToU8('1234'), strToU8('56789')])).toBe(0xcbf43926);
  });
});
