import { describe, expect, it } from 'vitest';
import { lineHashes } from '../../../server/src/cli/output/line-hash.js';

const all = (text: string) => [...lineHashes(text, text.split(/\r\n|\r|\n/).keys()).values()];

describe('the hash of a line', () => {
  // The hashes that GitHub's upload computes for these texts, from the tests of github/codeql-action.
  it.each([
    ['', ['c129715d7a2bc9a3:1']],
    [' a\nb\n  \t\tc\n d', ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1']],
    [
      ' hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n',
      [
        'e9496ae3ebfced30:1',
        'fb7c023a8b9ccb3f:1',
        'ce8ba1a563dcdaca:1',
        'e20e36e16fcb0cc8:1',
        'b3edc88f2938467e:1',
        'c8e28b0b4002a3a0:1',
        'c129715d7a2bc9a3:1',
      ],
    ],
    [
      'Lorem ipsum dolor sit amet.\n'.repeat(10),
      [
        ...[1, 2, 3, 4, 5, 6].map((count) => `a7f2ff13bc495cf2:${count}`),
        'a7f2ff1481e87703:1',
        'a9cf91f7bbf1862b:1',
        '55ec222b86bcae53:1',
        'cc97dc7b1d7d8f7b:1',
        'c129715d7a2bc9a3:1',
      ],
    ],
  ])('equals the one computed by code scanning: %j', (text, hashes) => {
    expect(all(text)).toEqual(hashes);
  });

  it('does not change when lines before it are added', () => {
    const card = 'Small Slip {R}\nSorcery\nCreate a 1/1 red Goblin creature Token.\n';
    const more = `# Two lines\n# of a comment\n${card}`;
    expect(lineHashes(more, [4]).get(4)).toBe(lineHashes(card, [2]).get(2));
  });

  it('is computed for the requested lines that exist', () => {
    expect([...lineHashes('a\nb\nc', [2, 7]).keys()]).toEqual([2]);
    expect(lineHashes('a', []).size).toBe(0);
  });
});
