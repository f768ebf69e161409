import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EventEmitter, recorded, user } from './vscode.js';

vi.mock('vscode', () => import('./vscode.js'));

const { offerCheck } = await import('../../../client/src/offer-check.js');
const { cardFilesRequest, setRequest } = await import('../../../server/src/lsp/protocol.js');
type Offered = Parameters<typeof offerCheck>;

const CHECK = 'Check This Folder';

/** What the server answers about the folder, and about the file in the active editor. */
interface Answers {
  readonly config?: string | null;
  readonly files?: readonly string[] | Error;
  readonly active?: { readonly path: string; readonly isUnchecked: boolean };
}

/** The workspace state. */
let memory: Map<string, unknown>;

/** Opens the editor on the folder with a server that gives these answers, and waits for the offer. */
async function open({ config = null, files = [], active }: Answers) {
  const ready = new EventEmitter<void>();
  const changed = new EventEmitter<unknown>();
  const requested: string[] = [];
  const session = {
    onReady: ready.event,
    request: async (method: string) => {
      requested.push(method);
      if (method === setRequest) return { config };
      if (files instanceof Error) throw files;
      return files;
    },
  };
  const workspaceState = {
    get: (key: string, otherwise: unknown) => memory.get(key) ?? otherwise,
    update: async (key: string, value: unknown) => void memory.set(key, value),
  };
  offerCheck(...([session, { onChange: changed.event }, { workspaceState }] as unknown as Offered));
  ready.fire();
  // Fires again for a restarted server.
  ready.fire();
  if (active) changed.fire({ document: { uri: fileUri(active.path) }, set: { isUnchecked: active.isUnchecked } });
  await new Promise((resolve) => setTimeout(resolve));
  return requested;
}

const fileUri = (path: string) => ({ path, fsPath: path, toString: () => `file://${path}` });

beforeEach(() => {
  memory = new Map();
  recorded.messages.length = 0;
  recorded.commands.length = 0;
  recorded.context.clear();
  user.chooses = undefined;
});

describe('a folder with cards of other programs and no settings', () => {
  it('is offered for checking once, with what that does to it', async () => {
    await open({ files: ['lists/set.json', 'set.xml'] });
    expect(recorded.messages).toEqual([
      {
        text: expect.stringMatching(/and other files contain cards.*writes a tokenwright\.json/),
        actions: [CHECK, 'Not Now'],
      },
    ]);
    expect(recorded.commands).toEqual([]);
    expect(await open({ files: ['lists/set.json'] })).toEqual([]);
    expect(recorded.messages).toHaveLength(1);
  });

  it('is checked if the user accepts', async () => {
    user.chooses = CHECK;
    await open({ files: ['set.json'] });
    expect(recorded.commands).toEqual(['tokenwright.checkFolder']);
  });
});

describe('an open file with cards of another program', () => {
  const active = { path: '/cards/deep/orchard.xml', isUnchecked: true };

  it('is offered with its folder, and in its title bar', async () => {
    await open({ active });
    expect(recorded.messages.map(({ text }) => text)).toEqual([expect.stringMatching(/^\{0\} contains cards/)]);
    expect(recorded.context.get('tokenwright.unchecked')).toEqual([active.path]);
  });

  it('is not offered again by a message, but stays in the title bar', async () => {
    await open({ active });
    await open({ active });
    expect(recorded.messages).toHaveLength(1);
    expect(recorded.context.get('tokenwright.unchecked')).toEqual([active.path]);
  });

  it('is offered together with its folder', async () => {
    await open({ files: ['orchard.xml'], active });
    expect(recorded.messages).toHaveLength(1);
  });

  it('is not offered if it is checked', async () => {
    await open({ active: { ...active, isUnchecked: false } });
    expect(recorded.messages).toEqual([]);
    expect(recorded.context.has('tokenwright.unchecked')).toBe(false);
  });

  it('is checked with its folder by the button in the title bar', async () => {
    await open({});
    await recorded.registered.get('tokenwright.checkFile')?.();
    expect(recorded.commands).toEqual(['tokenwright.checkFolder']);
  });
});

describe('no offer is made', () => {
  it('in a folder that belongs to a set', async () => {
    expect(await open({ config: 'file:///cards/tokenwright.json', files: ['set.json'] })).not.toContain(
      cardFilesRequest,
    );
    expect(recorded.messages).toEqual([]);
  });

  it('in a folder without cards, until it contains some', async () => {
    await open({ files: [] });
    expect(recorded.messages).toEqual([]);
    await open({ files: ['set.json'] });
    expect(recorded.messages).toHaveLength(1);
  });

  it('if the server fails', async () => {
    await open({ files: new Error('no server') });
    expect(recorded.messages).toEqual([]);
  });
});
