import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editor, opened, recorded } from './vscode.js';

vi.mock('vscode', () => import('./vscode.js'));

const { whenNeeded } = await import('../../../client/src/when-needed.js');
type Context = Parameters<typeof whenNeeded>[0];

const manifest = {
  activationEvents: ['workspaceContains:**/tokenwright.json', 'onLanguage:xml'],
  contributes: { commands: [{ command: 'tokenwright.newExample' }] },
};
const document = (languageId: string, text: string, path = '/folder/file') => ({
  languageId,
  uri: { path },
  getText: () => text,
  positionAt: () => 0,
});
const feed = document('xml', '<rss version="2.0">');
const cockatrice = document('xml', '<cockatrice_carddatabase version="4">');

/** Loads the extension while these documents are open. @returns how often it started so far */
function load(...open: unknown[]): () => number {
  editor.open = open;
  let starts = 0;
  const context = { subscriptions: [], extension: { packageJSON: manifest } } as unknown as Context;
  whenNeeded(context, () => {
    starts++;
  });
  return () => starts;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  editor.found = [];
  recorded.commands.length = 0;
  recorded.registered.clear();
});

describe('the extension starts', () => {
  it.each([
    ['a command or a file of the workspace loads it', []],
    ['a file of cards is open', [feed, document('cardtext', '')]],
    ['a file of another program with cards is open', [cockatrice]],
    ['settings are open', [document('jsonc', '', '/folder/tokenwright.json')]],
  ])('at once if %s', (_when, open) => {
    expect(load(...open)()).toBe(1);
  });

  it('once a file with cards is opened, and only once', async () => {
    const starts = load(feed);
    await settled();
    opened.fire(document('json', '{ "name": "left-pad", "type": "module" }'));
    expect(starts()).toBe(0);
    opened.fire(cockatrice);
    opened.fire(cockatrice);
    expect(starts()).toBe(1);
  });

  it('once the workspace turns out to contain cards', async () => {
    editor.found = ['/folder/deep/tokenwright.json'];
    const starts = load(feed);
    await settled();
    expect(starts()).toBe(1);
  });

  it('for a command, which is then executed', async () => {
    const starts = load(feed);
    await recorded.registered.get('tokenwright.newExample')?.();
    expect(starts()).toBe(1);
    expect(recorded.commands).toEqual(['tokenwright.newExample']);
    expect(recorded.registered.size).toBe(0);
  });

  it('not at all for other XML and JSON files', async () => {
    const starts = load(feed, document('json', '{ "compilerOptions": {} }'));
    await settled();
    expect(starts()).toBe(0);
  });
});
