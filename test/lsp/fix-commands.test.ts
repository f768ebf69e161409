import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { TextDocumentEdit } from 'vscode-languageserver/node';
import { applyEdits } from '../../server/src/lint/fix/fixes.js';
import { LineIndex } from '../../server/src/text/line-index.js';
import { fullClient, Session, type SessionOptions } from './support/client.js';

let session: Session;
afterEach(() => session.dispose());

const fixFile = 'tokenwright.server.fixFile';
const fixSet = 'tokenwright.server.fixSet';
const jar = (rules: string, name = 'Ember Jar') => `${name} {1}\nArtifact\n${rules}\n`;
const drum = (subtype: string) => `War Drum {2}{R}\nSorcery\nCreate a 1/1 red ${subtype} creature token.\n`;
const scout = (name: string) => `${name}\nCreature — Goblin Scout\nColor: red\n1/1\n`;
const files = {
  // The definition gets a wrong name only after the card below is fixed to create the token by its right name.
  'a.tokens': scout('Goblin Scout'),
  'b.cards': jar('Create a treasure token token.'),
  'deep/c.cards': drum('goblin scout'),
  'right.cards': jar('Create a Treasure token.', 'Right Jar'),
  'other/tokenwright.json': '{}',
  'other/d.cards': drum('goblin'),
};

async function start(options: SessionOptions = {}): Promise<void> {
  session = await Session.start({ files, ...options });
}

const run = (command: string, ...paths: string[]) =>
  session.execute({ title: '', command, arguments: paths.map((path) => session.uri(path)) });

/** The edits the server requested, by file: the resulting text, and the document version they apply to. */
function wanted() {
  const [params, ...others] = session.edits;
  expect(others).toEqual([]);
  const changes = (params?.edit.documentChanges ?? []).filter((change) => TextDocumentEdit.is(change));
  return changes.map(({ textDocument, edits }) => {
    const path = textDocument.uri.slice(session.uri('x').length - 1);
    const text = readFileSync(join(session.folder, path), 'utf8');
    const lines = new LineIndex(text);
    const plain = edits.map((edit) => ({
      span: lines.span(edit.range),
      newText: 'newText' in edit ? edit.newText : '',
    }));
    return { path, version: textDocument.version, after: applyEdits(text, plain) };
  });
}

/** The labels of the changes, each with whether its changes are selected at first. */
function selection() {
  const annotations = Object.values(session.edits[0]?.edit.changeAnnotations ?? {});
  return Object.fromEntries(annotations.map(({ label, needsConfirmation }) => [label, !needsConfirmation]));
}

describe('Fix File', () => {
  it('fixes all that is safe in one file', async () => {
    await start();
    await session.open('b.cards', files['b.cards']);
    await run(fixFile, 'b.cards');
    expect(session.edits[0]?.label).toBe('Fix File');
    expect(wanted()).toEqual([{ path: 'b.cards', version: 1, after: jar('Create a Treasure token.') }]);
  });

  it('reports if there is nothing to fix', async () => {
    await start();
    await run(fixFile, 'right.cards');
    expect(session.edits).toEqual([]);
    expect(session.messages).toEqual(['There is nothing in this file that can be fixed safely.']);
  });
});

describe('the links of a hover', () => {
  const drake = 'Salt Drake {U}\nCreature — Drake\nFlying\n1/1\n';

  it('insert the reminder text of the hovered keyword', async () => {
    await start({ files: { 'a.cards': drake }, initializationOptions: { rulesDocuments: true } });
    await session.open('a.cards', drake);
    const hover = await session.hover('a.cards', 'Flying');
    const { value } = hover!.contents as { value: string };
    const link = /\[Insert reminder text\]\(command:([^?]+)\?([^)]+)\)/.exec(value)!;
    await session.execute({ title: '', command: link[1]!, arguments: JSON.parse(decodeURIComponent(link[2]!)) });
    expect(wanted().map(({ after }) => after)).toEqual([
      drake.replace('Flying', 'Flying (Only creatures with flying or reach can block this creature.)'),
    ]);
    expect(value).toContain('Rule [702.9](command:tokenwright.openRule?');
  });

  it('are left out for clients that run no commands from a hover', async () => {
    await start({ files: { 'a.cards': drake } });
    await session.open('a.cards', drake);
    expect(JSON.stringify(await session.hover('a.cards', 'Flying'))).not.toContain('command:');
  });
});

describe('Fix Set', () => {
  it('selects the safe fixes of all files of the set, open or not, grouped by rule, and shows them first', async () => {
    await start();
    await session.open('b.cards', files['b.cards']);
    await run(fixSet, 'b.cards');
    expect(wanted()).toEqual([
      { path: 'a.tokens', version: null, after: scout('Goblin Scout Token') },
      { path: 'b.cards', version: 1, after: jar('Create a Treasure token.') },
      { path: 'deep/c.cards', version: null, after: drum('Goblin Scout') },
    ]);
    expect(selection()).toEqual({
      'name-missing-token-suffix': true,
      'predefined-lowercase': true,
      'subtype-lowercase': true,
      'token-word-doubled': true,
      // Creates a file that exists, so that the editor shows the changes although none of them needs confirmation.
      Review: false,
    });
    const creating = session.edits[0]?.edit.documentChanges?.filter((change) => !TextDocumentEdit.is(change));
    expect(creating).toMatchObject([
      { kind: 'create', uri: session.uri('a.tokens'), options: { ignoreIfExists: true } },
    ]);
  });

  it('adds suggestions, which are not selected', async () => {
    const text = jar('Create a Tresure token.\nCreate a treasure token.');
    await start({ files: { 'a.cards': text } });
    await run(fixSet, 'a.cards');
    expect(selection()).toEqual({
      'predefined-lowercase': true,
      'Suggestion: unknown-predefined-token': false,
    });
    expect(wanted().map(({ after }) => after)).toEqual([jar('Create a Treasure token.\nCreate a Treasure token.')]);
    expect(session.edits[0]?.edit.documentChanges).toHaveLength(1);
  });

  it('makes no suggestion without asking', async () => {
    const text = jar('Create a Tresure token.\nCreate a treasure token.');
    await start({ files: { 'a.cards': text } });
    await session.execute({ title: '', command: fixSet, arguments: [session.uri('a.cards'), true] });
    expect(wanted().map(({ after }) => after)).toEqual([jar('Create a Tresure token.\nCreate a Treasure token.')]);
  });

  it('leaves nothing to fix', async () => {
    await start();
    await run(fixSet, 'b.cards');
    for (const { path, after } of wanted()) await session.write(path, after);
    session.edits.length = 0;
    await run(fixSet, 'b.cards');
    expect(session.edits).toEqual([]);
    expect(session.messages).toEqual(['There is nothing in this set that can be fixed safely.']);
  });

  it('uses the current files on disk, even without a change event', async () => {
    await start();
    await session.open('right.cards', files['right.cards']);
    expect(await session.rules('right.cards')).toEqual([]);
    const now = `${jar('Flying')}\n\n${jar('Create a food token.', 'Ash Jar')}`;
    await session.write('b.cards', now);
    await run(fixSet, 'right.cards');
    expect(wanted()[1]).toEqual({ path: 'b.cards', version: null, after: now.replace('food', 'Food') });
  });

  it('fixes all sets of the workspace without an argument', async () => {
    await start();
    await run(fixSet);
    expect(wanted().map(({ path }) => path)).toEqual(['a.tokens', 'b.cards', 'deep/c.cards', 'other/d.cards']);
  });

  it('asks for no confirmation if told not to', async () => {
    await start();
    await session.execute({ title: '', command: fixSet, arguments: [session.uri('b.cards'), true] });
    expect(session.edits[0]?.edit.changeAnnotations).toBeUndefined();
    expect(wanted()).toHaveLength(3);
  });

  it('asks for no confirmation if the client does not support it', async () => {
    const workspace = { ...fullClient.workspace, workspaceEdit: { documentChanges: true } };
    await start({ capabilities: { ...fullClient, workspace } });
    await run(fixSet, 'b.cards');
    expect(session.edits[0]?.edit.changeAnnotations).toBeUndefined();
    expect(wanted()).toHaveLength(3);
  });
});
