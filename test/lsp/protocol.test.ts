import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CancellationTokenSource,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type FileEvent,
  LSPErrorCodes,
  type Range,
  type ResponseError,
} from 'vscode-languageserver/node';
import { Session, type SessionOptions } from './support/client.js';

const wrong = 'Lantern Smuggler {1}{B}\nCreature — Human\nWhen this creature enters, create a Tresure token.\n2/1\n';
const right = wrong.replace('Tresure', 'Treasure');
const typo = ['unknown-predefined-token'];

let session: Session;
afterEach(() => session.dispose());

async function start(
  files: SessionOptions['files'] = { 'a.cards': wrong },
  options: SessionOptions = {},
): Promise<void> {
  session = await Session.start({ files, ...options });
}

/** Sends a change with an arbitrary version and range; the whole text without a range. */
function change(version: number, text: string, range?: Range, path = 'a.cards'): Promise<void> {
  const textDocument = { uri: session.uri(path), version };
  const contentChanges = [range ? { range, text } : { text }];
  return session.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
}

const at = (line: number, character: number, endLine = line, end = character): Range => ({
  start: { line, character },
  end: { line: endLine, character: end },
});

describe('messages out of order', () => {
  it('ignores a change of a document that is not open', async () => {
    await start();
    await change(2, right);
    expect(await session.rules('a.cards')).toEqual(typo);
    await session.open('a.cards', right);
    expect(await session.rules('a.cards')).toEqual([]);
  });

  it('uses the last text of a document that is opened twice', async () => {
    await start();
    await session.open('a.cards', wrong);
    await session.open('a.cards', right);
    expect(await session.rules('a.cards')).toEqual([]);
    await session.edit('a.cards', 'Treasure', 'Tresure');
    expect(await session.rules('a.cards')).toEqual(typo);
  });

  it('uses the text on disk after a document is closed twice, or changed after closing', async () => {
    await start({ 'a.cards': right });
    await session.open('a.cards', wrong);
    await session.close('a.cards');
    await session.close('a.cards');
    expect(await session.rules('a.cards')).toEqual([]);
    await change(7, wrong);
    expect(await session.rules('a.cards')).toEqual([]);
    await session.open('a.cards', wrong);
    expect(await session.rules('a.cards')).toEqual(typo);
  });

  it('ignores closing a document that is not open', async () => {
    await start();
    await session.close('a.cards');
    await session.close('none.cards');
    expect(await session.rules('a.cards')).toEqual(typo);
  });

  it('accepts versions that do not increase', async () => {
    await start();
    await session.open('a.cards', wrong);
    for (const [version, text, rules] of [
      [1, right, []],
      [1, wrong, typo],
      [-3, right, []],
      [0, `\n\n${wrong}`, typo],
      [0, wrong, typo],
    ] as const) {
      await change(version, text);
      expect(await session.rules('a.cards')).toEqual(rules);
    }
    const [found] = await session.diagnostics('a.cards');
    expect(found?.range.start.line).toBe(2);
  });

  it('answers requests before the first document, and repeated requests', async () => {
    await start();
    const pulls = await Promise.all([session.pull('a.cards'), session.pull('a.cards'), session.pull('b.cards')]);
    expect(pulls.map((report) => report.kind === 'full' && report.items.length)).toEqual([1, 1, 0]);
  });

  it('uses the file on disk after contradictory change events', async () => {
    await start();
    expect(await session.rules('a.cards')).toEqual(typo);
    await session.write('a.cards', right);
    const uri = session.uri('a.cards');
    const kinds: FileChangeType[] = [
      FileChangeType.Deleted,
      FileChangeType.Created,
      FileChangeType.Changed,
      FileChangeType.Deleted,
    ];
    const changes: FileEvent[] = kinds.map((type) => ({ uri, type }));
    await session.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
    expect(await session.rules('a.cards')).toEqual([]);
  });
});

describe('edits outside of the document', () => {
  it.each([
    ['after the end', at(900, 0, 1000, 5), '\nCreate a Tresure token.', ['block-without-type-line']],
    ['after the end of a line', at(2, 9999, 2, 99_999), ' Create a Tresure token.', typo],
    ['from its end to its start', at(2, 9999, 2, 0), 'Create a Tresure token.', typo],
    ['before the start', at(-4, -4, -4, -4), '', []],
    ['of more than the whole text', at(0, 0, 1e9, 1e9), wrong, typo],
  ])('are clamped: %s', async (_, range, text, rules) => {
    await start({ 'a.cards': right });
    await session.open('a.cards', right);
    await change(2, text, range);
    expect(await session.rules('a.cards')).toEqual(rules);
    await change(3, right);
    expect(await session.rules('a.cards')).toEqual([]);
  });

  it('keep findings on their lines when CR and LF are joined to one line break', async () => {
    await start({ 'a.cards': wrong });
    await session.open('a.cards', wrong);
    await change(2, '\r', at(0, 23));
    expect(await session.diagnostics('a.cards')).toMatchObject([{ range: { start: { line: 2 } } }]);
    await change(3, '\r-', at(1, 16));
    await change(4, '', at(2, 0, 2, 1));
    expect(await session.diagnostics('a.cards')).toMatchObject([{ range: { start: { line: 2 } } }]);
  });
});

describe('large inputs', () => {
  it('checks a document of 30 MB, and others as before', { timeout: 120_000 }, async () => {
    await start();
    const block = `${right.replace('Lantern', 'Large')}${'# a long remark of the designer\n'.repeat(100)}\n`;
    const huge = block.repeat(Math.ceil(30_000_000 / block.length));
    await session.open('large.cards', huge.replace('Treasure', 'Tresure'));
    await session.open('a.cards', wrong);
    expect(await session.rules('a.cards')).toEqual(typo);
    const found = await session.diagnostics('large.cards');
    expect(found.map(({ code }) => code)).toContain('unknown-predefined-token');
    await session.close('large.cards');
    expect(await session.rules('a.cards')).toEqual(typo);
  });

  it('answers a thousand requests except the cancelled one', async () => {
    await start();
    await session.open('a.cards', wrong);
    const cancel = new CancellationTokenSource();
    const params = { textDocument: { uri: session.uri('a.cards') }, position: { line: 2, character: 42 } };
    const pending = Array.from({ length: 1000 }, (_, i) =>
      session.connection.sendRequest('textDocument/hover', params, ...(i === 500 ? [cancel.token] : [])).then(
        (hover) => (hover === null ? 'nothing' : 'answered'),
        ({ code }: ResponseError) => code,
      ),
    );
    cancel.cancel();
    const outcomes = await Promise.all(pending);
    expect(outcomes[500]).toBe(LSPErrorCodes.RequestCancelled);
    expect(new Set(outcomes.toSpliced(500, 1))).toEqual(new Set(['answered']));
  });
});

describe('files deleted during a check', () => {
  it('do not affect the check of others', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [`sub/${i}.cards`, wrong.replace('Lantern', `Lamp ${i}`)]),
    );
    await start({ 'a.cards': wrong, ...many });
    const pending = session.workspaceDiagnostics();
    for (let i = 0; i < 400; i += 2) rmSync(join(session.folder, `sub/${i}.cards`), { force: true });
    const { items } = await pending;
    expect(items.length).toBeGreaterThanOrEqual(201);
    for (const item of items) if (item.kind === 'full') expect(item.items.map(({ code }) => code)).toEqual(typo);
    await session.watched('sub', FileChangeType.Deleted);
    const after = await session.workspaceDiagnostics();
    const left = after.items.filter((item) => item.kind === 'full' && item.items.length > 0);
    expect(left.length).toBe(201);
  });
});
