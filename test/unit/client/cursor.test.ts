import { describe, expect, it, vi } from 'vitest';
import { CURSOR } from '../../../server/src/lsp/protocol.js';
import { selectionChanged } from './vscode.js';

vi.mock('vscode', () => import('./vscode.js'));

const { reportCursor } = await import('../../../client/src/cursor.js');

/** Puts the cursor at these places, one after the other. @returns the lines that the server was told */
function told(...places: readonly { scheme: string; line: number; character: number }[]): unknown[] {
  const sent: unknown[] = [];
  const session = {
    notify: (method: string, { position }: { position: unknown }) => sent.push([method, position]),
  } as unknown as Parameters<typeof reportCursor>[0];
  reportCursor(session);
  for (const { scheme, ...active } of places) {
    const uri = { scheme, toString: () => `${scheme}:/cards/a.cards` };
    selectionChanged.fire({ textEditor: { document: { uri }, selection: { active } } });
  }
  return sent;
}

describe('the cursor', () => {
  it('is reported when it goes to another line', () => {
    const at = (line: number, character: number) => ({ scheme: 'file', line, character });
    expect(told(at(1, 0), at(1, 5), at(2, 3))).toEqual([
      [CURSOR, { line: 1, character: 0 }],
      [CURSOR, { line: 2, character: 3 }],
    ]);
  });

  it('is not reported in documents that the server does not handle', () => {
    expect(told({ scheme: 'output', line: 1, character: 0 })).toEqual([]);
  });
});
