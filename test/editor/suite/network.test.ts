import * as assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

const attempts = process.env.TOKENWRIGHT_ATTEMPTS;

// The runner checks the recorded attempts after all tests; on the desktop, the network is not blocked.
(attempts === undefined ? describe.skip : describe)('the network', () => {
  it('is blocked, and attempts are recorded', async () => {
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

/** The attempts recorded so far. */
function written(): string {
  try {
    return readFileSync(attempts ?? '', 'utf8');
  } catch {
    return ''; // none yet
  }
}
