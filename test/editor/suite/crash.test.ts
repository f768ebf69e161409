import * as assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { eventually, file, finding, findings, hover, open } from './support.js';

/** The process ids of the language servers of this extension host. */
function servers(): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = listed.split('\n').map((line) => line.trim().split(/\s+/));
  const ours = rows.filter(([, parent, ...command]) => {
    return Number(parent) === process.pid && command.some((word) => word.endsWith('server/dist/server.js'));
  });
  return ours.map(([pid]) => Number(pid));
}

/** Kills the server. */
function kill(): void {
  const [pid] = servers();
  assert.ok(pid, 'the server runs');
  process.kill(pid, 'SIGKILL');
}

/** This many cards that each create a token, with similar names. */
function cards(count: number, token: string, name = 'Ledger'): string {
  return Array.from({ length: count }, (_, at) => `\n${name} ${at} {2}\nSorcery\nCreate a ${token} token.\n`).join('');
}

/** Writes files without opening them, and removes them afterwards. */
async function written(texts: Readonly<Record<string, string>>, during: () => Promise<void>): Promise<void> {
  const entries = Object.entries(texts).map(([address, text]) => [vscode.Uri.parse(address), text] as const);
  try {
    for (const [uri, text] of entries) await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
    await during();
  } finally {
    for (const [uri] of entries) await vscode.workspace.fs.delete(uri);
  }
}

// Windows has no `ps` to find the server's process.
(process.platform === 'win32' ? describe.skip : describe)('a server', function () {
  this.timeout(60_000); // allows for a busy machine
  it('is restarted after a crash, and findings and hovers work again', async () => {
    const document = await open(file('fixture/crash.cards'));
    await finding(document, 'unknown-predefined-token');
    const [pid, ...others] = servers();
    assert.ok(pid, 'the server runs');
    assert.deepEqual(others, [], 'there is only one');
    process.kill(pid, 'SIGKILL');
    await eventually('another process', () => servers().find((each) => each !== pid));
    await eventually('a hover', () => hover(document, 'Treasure'));
    await finding(document, 'unknown-predefined-token');
    assert.equal(findings(document).length, 1);
  });

  it('has the last edit of a large file after a crash and restart', async () => {
    const uri = file('fixture/large.cards');
    await written({ [uri.toString()]: cards(3000, 'Treasure') }, async () => {
      const document = await open(uri);
      await eventually('a hover', () => hover(document, 'Treasure'));
      assert.deepEqual(findings(document), []);
      const edit = new vscode.WorkspaceEdit();
      edit.insert(uri, document.lineAt(document.lineCount - 1).range.end, cards(1, 'Tresure', 'Torn Ledger'));
      assert.ok(await vscode.workspace.applyEdit(edit));
      kill();
      const { range } = await finding(document, 'unknown-predefined-token');
      assert.equal(document.getText(range), 'Tresure');
      await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    });
  });

  it('repeats a check of many files that it crashed in', async () => {
    const folder = file('many');
    const files = Array.from({ length: 80 }, (_, at) => vscode.Uri.joinPath(folder, `${at}.cards`));
    const texts = files.map((uri, at) => [uri.toString(), cards(30, 'Tresure', `Page ${at}`)]);
    await written({ ...Object.fromEntries(texts), [`${folder}/tokenwright.json`]: '{}' }, async () => {
      let done = false;
      const checked = vscode.commands.executeCommand('tokenwright.checkFolder', folder).then((result) => {
        done = true;
        return result;
      });
      await sleep(50);
      assert.ok(!done, 'the check is running');
      kill();
      assert.deepEqual(await checked, { files: 80, cards: 2400, findings: 2400, hints: 0, omitted: 0 });
      await eventually('findings in every file', () =>
        files.every((uri) => vscode.languages.getDiagnostics(uri).length === 30) ? true : undefined,
      );
    });
  });

  it('that hangs is replaced by "Restart Server"', async () => {
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
