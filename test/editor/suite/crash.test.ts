import * as assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import * as vscode from 'vscode';
import { eventually, file, finding, findings, hover, open } from './support.js';

/** The process ids of the language servers that this extension host runs. */
function servers(): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = listed.split('\n').map((line) => line.trim().split(/\s+/));
  const ours = rows.filter(([, parent, ...command]) => {
    return Number(parent) === process.pid && command.some((word) => word.endsWith('server/dist/server.js'));
  });
  return ours.map(([pid]) => Number(pid));
}

// Windows has no `ps` to find it with.
(process.platform === 'win32' ? describe.skip : describe)('a server', () => {
  it('that is killed is started again, and its findings and hovers come back by themselves', async () => {
    const document = await open(file('fixture/crash.cards'));
    await finding(document, 'unknown-predefined-token');
    const [pid, ...others] = servers();
    assert.ok(pid, 'the server runs');
    assert.deepEqual(others, [], 'it is the only one');
    process.kill(pid, 'SIGKILL');
    await eventually('another process', () => servers().find((each) => each !== pid));
    await eventually('a hover', () => hover(document, 'Treasure'));
    await finding(document, 'unknown-predefined-token');
    assert.equal(findings(document).length, 1);
  });

  it('that hangs is replaced by "Restart Server", and only one is left', async () => {
    const document = await open(file('fixture/crash.cards'));
    await eventually('a hover', () => hover(document, 'Treasure'));
    const [pid] = servers();
    assert.ok(pid, 'the server runs');
    process.kill(pid, 'SIGSTOP');
    await vscode.commands.executeCommand('tokenwright.restartServer');
    await eventually('a hover', () => hover(document, 'Treasure'));
    await eventually('the end of the old one', () => (servers().includes(pid) ? undefined : true));
    assert.equal(servers().length, 1);
  });
});
