import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { TextDocumentEdit } from 'vscode-languageserver/node';
import { applyEdits } from '../../server/src/lint/fix/fixes.js';
import { LineIndex } from '../../server/src/text/line-index.js';
import { fullClient, Session, type SessionOptions } from './support/client.js';

let session: Session;
afterEach(() => session.dispose());

const card = (name: string, rules: string) => `${name} {R}\nCreature — Elk\n${rules}\n2/2\n`;
const older = card(
  'Cinder Elk',
  'When Cinder Elk enters the battlefield, it deals 1 damage to target creature or player.',
);
const newer = card('Cinder Elk', 'When this creature enters, it deals 1 damage to any target.');
const files = {
  'a.cards': older,
  'deep/b.cards': card('Ash Elk', '{T}: Add {R} to your mana pool.'),
  'tokenwright.json': '{ "rulebook": "magic-2017-08" }\n',
};

async function start(options: SessionOptions = {}): Promise<void> {
  session = await Session.start({ files, ...options });
}

const migrate = (rulebook: string) =>
  session.execute({
    title: '',
    command: 'tokenwright.server.migrateSet',
    arguments: [session.uri('a.cards'), rulebook],
  });

/** The texts that the requested edit results in, by file. */
function wanted(isSelected: (annotation: string) => boolean = () => true): Record<string, string> {
  const changes = (session.edits[0]?.edit.documentChanges ?? []).filter((change) => TextDocumentEdit.is(change));
  const texts = changes.map(({ textDocument, edits }) => {
    const path = textDocument.uri.slice(session.uri('x').length - 1);
    const text = readFileSync(join(session.folder, path), 'utf8');
    const lines = new LineIndex(text);
    const selected = edits.filter(
      (edit) => 'newText' in edit && isSelected('annotationId' in edit ? edit.annotationId : ''),
    );
    const plain = selected.map((edit) => ({
      span: lines.span(edit.range),
      newText: 'newText' in edit ? edit.newText : '',
    }));
    return [path, applyEdits(text, plain)];
  });
  return Object.fromEntries(texts);
}

describe('Migrate Set', () => {
  it('shows the changes of all files by class, and updates the rulebook of the set', async () => {
    await start();
    await migrate('magic-2026-09');
    expect(session.edits[0]?.label).toBe('Migrate Set');
    expect(Object.values(session.edits[0]?.edit.changeAnnotations ?? {})).toEqual([
      { label: 'how cards refer to themselves', description: 'to magic-2026-09', needsConfirmation: false },
      { label: '“enters” without “the battlefield”', description: 'to magic-2026-09', needsConfirmation: false },
      { label: '“any target”', description: 'to magic-2026-09', needsConfirmation: false },
      { label: 'mana without “to your mana pool”', description: 'to magic-2026-09', needsConfirmation: false },
      { label: 'the rulebook of the set', description: 'to magic-2026-09', needsConfirmation: false },
      { label: 'Review', description: 'Shows the changes before they are made.', needsConfirmation: true },
    ]);
    expect(wanted()).toEqual({
      'a.cards': newer,
      'deep/b.cards': card('Ash Elk', '{T}: Add {R}.'),
      'tokenwright.json': '{ "rulebook": "magic-2026-09" }\n',
    });
  });

  it('makes sense without the classes that the user declines', async () => {
    await start();
    await migrate('magic-2026-09');
    expect(wanted((id) => id !== '“any target”')['a.cards']).toBe(
      newer.replace('any target', 'target creature or player'),
    );
    expect(wanted((id) => id === '“any target”')['a.cards']).toBe(
      older.replace('target creature or player', 'any target'),
    );
  });

  it('goes back to older wording', async () => {
    await start({ files: { 'a.cards': newer } });
    await migrate('magic-2017-08');
    expect(wanted()).toEqual({ 'a.cards': older });
  });

  it('reports cards that a person has to look at, once the changes are made', async () => {
    const late = card('Late Elk', 'At end of turn, draw a card.');
    await start({ files: { 'a.cards': `${older}\n${late}` } });
    await migrate('magic-2026-09');
    expect(wanted()).toEqual({ 'a.cards': `${newer}\n${late}` });
    expect(session.messages.join()).toContain('Look at these cards yourself. Late Elk: “At end of turn” is outdated');
  });

  it('says if there is nothing to change, or no such rulebook', async () => {
    await start({ files: { 'a.cards': newer } });
    await migrate('magic-2026-09');
    await migrate('magic-2042');
    await migrate('riftbound');
    expect(session.edits).toEqual([]);
    expect(session.messages).toEqual([
      'The cards of this set already have that wording.',
      expect.stringContaining('There is no rulebook "magic-2042".'),
      'Only cards of Magic can be migrated, to rulebooks since 2017.',
    ]);
  });

  it('makes all changes if the client cannot ask', async () => {
    const workspace = { ...fullClient.workspace, workspaceEdit: { documentChanges: true } };
    await start({ capabilities: { ...fullClient, workspace } });
    await migrate('magic-2026-09');
    expect(session.edits[0]?.edit.changeAnnotations).toBeUndefined();
    expect(wanted()['a.cards']).toBe(newer);
  });
});
