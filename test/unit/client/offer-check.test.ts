import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recorded, user } from './vscode.js';

vi.mock('vscode', () => import('./vscode.js'));

const { offerCheck } = await import('../../../client/src/offer-check.js');
const { cardFilesRequest, setRequest } = await import('../../../server/src/lsp/protocol.js');
type Offered = Parameters<typeof offerCheck>;

const CHECK = 'Check This Folder';

/** The workspace state. */
let memory: Map<string, unknown>;

/** Opens the editor on the folder with a server that gives these answers, and waits for the offer. */
async function open(answers: { readonly config?: string | null; readonly files?: readonly string[] | Error }) {
  let ready = () => {};
  const requested: string[] = [];
  const session = {
    onReady: (listener: () => void) => {
      ready = listener;
      return { dispose: () => {} };
    },
    request: async (method: string) => {
      requested.push(method);
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
  // Fires again for a restarted server.
  ready();
  await new Promise((resolve) => setTimeout(resolve));
  return requested;
}

beforeEach(() => {
  memory = new Map();
  recorded.messages.length = 0;
  recorded.commands.length = 0;
  user.chooses = undefined;
});

describe('a folder with cards of other programs and no settings', () => {
  it('is offered for checking once', async () => {
    await open({ files: ['lists/set.json', 'set.xml'] });
    expect(recorded.messages).toEqual([
      { text: expect.stringContaining('contain cards'), actions: [CHECK, 'Not Now'] },
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
