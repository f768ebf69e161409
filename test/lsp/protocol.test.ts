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

/** Tells of an edit as a client that counts in its own way: any version, any range; the whole text where there is none. */
function change(version: number, text: string, range?: Range, path = 'a.cards'): Promise<void> {
  const textDocument = { uri: session.uri(path), version };
  const contentChanges = [range ? { range, text } : { text }];
  return session.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
}

const at = (line: number, character: number, endLine = line, end = character): Range => ({
  start: { line, character },
  end: { line: endLine, character: end },
});

describe('messages out of their order', () => {
  it('a change of a document that is not open is none; opening it is what counts', async () => {
    await start();
    await change(2, right);
    expect(await session.rules('a.cards')).toEqual(typo);
    await session.open('a.cards', right);
    expect(await session.rules('a.cards')).toEqual([]);
  });

  it('a document that is opened twice holds what came last', async () => {
    await start();
    await session.open('a.cards', wrong);
    await session.open('a.cards', right);
    expect(await session.rules('a.cards')).toEqual([]);
    await session.edit('a.cards', 'Treasure', 'Tresure');
    expect(await session.rules('a.cards')).toEqual(typo);
  });

  it('a document that is closed twice is as it is on disk, and so is one that is changed afterwards', async () => {
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

  it('a document is closed that never was open', async () => {
    await start();
    await session.close('a.cards');
    await session.close('none.cards');
    expect(await session.rules('a.cards')).toEqual(typo);
  });

  it('versions that stand still or go backwards are taken as they come', async () => {
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

  it('requests before the first document, and twice the same, are answered', async () => {
    await start();
    const pulls = await Promise.all([session.pull('a.cards'), session.pull('a.cards'), session.pull('b.cards')]);
    expect(pulls.map((report) => report.kind === 'full' && report.items.length)).toEqual([1, 1, 0]);
  });

  it('a file that is said to be new, gone and changed at once is as it is', async () => {
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

describe('edits that do not fit', () => {
  it.each([
    ['behind the end', at(900, 0, 1000, 5), '\nCreate a Tresure token.', ['block-without-type-line']],
    ['behind the end of a line', at(2, 9999, 2, 99_999), ' Create a Tresure token.', typo],
    ['from its end to its start', at(2, 9999, 2, 0), 'Create a Tresure token.', typo],
    ['before the beginning', at(-4, -4, -4, -4), '', []],
    ['all of it and more', at(0, 0, 1e9, 1e9), wrong, typo],
  ])('one %s changes what there is of it', async (_, range, text, rules) => {
    await start({ 'a.cards': right });
    await session.open('a.cards', right);
    await change(2, text, range);
    expect(await session.rules('a.cards')).toEqual(rules);
    await change(3, right);
    expect(await session.rules('a.cards')).toEqual([]);
  });

  it('one that joins CR and LF to one line break leaves every finding in its line', async () => {
    await start({ 'a.cards': wrong });
    await session.open('a.cards', wrong);
    await change(2, '\r', at(0, 23));
    expect(await session.diagnostics('a.cards')).toMatchObject([{ range: { start: { line: 2 } } }]);
    await change(3, '\r-', at(1, 16));
    await change(4, '', at(2, 0, 2, 1));
    expect(await session.diagnostics('a.cards')).toMatchObject([{ range: { start: { line: 2 } } }]);
  });
});

describe('more than anybody sends', () => {
  it('a document of 30 MB is answered, and so are those beside it', { timeout: 120_000 }, async () => {
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

  it('of a thousand requests one is cancelled, and the others are answered', async () => {
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

describe('files that are gone between a look and the next', () => {
  it('are no trouble, nor are the others', async () => {
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
