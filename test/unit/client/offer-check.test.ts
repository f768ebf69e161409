import { beforeEach, describe, expect, it, vi } from 'vitest';
import { told, user } from './vscode.js';

vi.mock('vscode', () => import('./vscode.js'));

const { offerCheck } = await import('../../../client/src/offer-check.js');
const { cardFilesRequest, setRequest } = await import('../../../server/src/lsp/protocol.js');
type Offered = Parameters<typeof offerCheck>;

const CHECK = 'Check This Folder';

/** What the workspace remembers. */
let memory: Map<string, unknown>;

/** Opens the editor on the folder with a server that answers so, and waits for the offer. */
async function open(answers: { readonly config?: string | null; readonly files?: readonly string[] | Error }) {
  let ready = () => {};
  const asked: string[] = [];
  const session = {
    onReady: (listener: () => void) => {
      ready = listener;
      return { dispose: () => {} };
    },
    request: async (method: string) => {
      asked.push(method);
      if (method === setRequest) return { config: answers.config ?? null };
      const { files = [] } = answers;
      if (files instanceof Error) throw files;
      return files;
    },
  };
  const workspaceState = {
    get: (key: string, otherwise: unknown) => memory.get(key) ?? otherwise,
    update: async (key: string, value: unknown) => void memory.set(key, value),
  };
  offerCheck(session as unknown as Offered[0], { workspaceState } as unknown as Offered[1]);
  ready();
  // A restarted server is ready once more.
  ready();
  await new Promise((resolve) => setTimeout(resolve));
  return asked;
}

beforeEach(() => {
  memory = new Map();
  told.messages.length = 0;
  told.commands.length = 0;
  user.chooses = undefined;
});

describe('a folder with cards of other programs and no settings', () => {
  it('is offered to be checked, once', async () => {
    await open({ files: ['lists/set.json', 'set.xml'] });
    expect(told.messages).toEqual([{ text: expect.stringContaining('hold cards'), actions: [CHECK, 'Not Now'] }]);
    expect(told.commands).toEqual([]);
    expect(await open({ files: ['lists/set.json'] })).toEqual([]);
    expect(told.messages).toHaveLength(1);
  });

  it('is checked where that is wanted', async () => {
    user.chooses = CHECK;
    await open({ files: ['set.json'] });
    expect(told.commands).toEqual(['tokenwright.checkFolder']);
  });
});

describe('nothing is offered', () => {
  it('in a folder that belongs to a set', async () => {
    expect(await open({ config: 'file:///cards/tokenwright.json', files: ['set.json'] })).not.toContain(
      cardFilesRequest,
    );
    expect(told.messages).toEqual([]);
  });

  it('in a folder without cards, which may hold some the next time', async () => {
    await open({ files: [] });
    expect(told.messages).toEqual([]);
    await open({ files: ['set.json'] });
    expect(told.messages).toHaveLength(1);
  });

  it('where the server fails', async () => {
    await open({ files: new Error('no server') });
    expect(told.messages).toEqual([]);
  });
});
