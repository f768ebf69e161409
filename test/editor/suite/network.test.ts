import * as assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

const attempts = process.env.TOKENWRIGHT_ATTEMPTS;

// The runner looks at what was tried when all tests are through; on the desktop nobody is kept from the network.
(attempts === undefined ? describe.skip : describe)('the network', () => {
  it('is refused to whoever tries, and that is written down', async () => {
    const before = written();
    try {
      assert.throws(() => connect(80, 'tracker.example'), /no network/);
      await assert.rejects(fetch('http://tracker.example'));
      assert.match(written().slice(before.length), /net\.Socket\.connect[\s\S]*net\.Socket\.connect/);
    } finally {
      writeFileSync(attempts ?? '', before);
    }
  });
});

/** What was tried so far. */
function written(): string {
  try {
    return readFileSync(attempts ?? '', 'utf8');
  } catch {
    return ''; // nothing was
  }
}
