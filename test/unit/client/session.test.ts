import { describe, expect, it, vi } from 'vitest';
import type { LogOutputChannel } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { ErrorCodes, ResponseError } from 'vscode-languageserver';

vi.mock('vscode', () => import('./vscode.js'));

const { Session } = await import('../../../client/src/session.js');
type OnEnd = import('../../../client/src/session.js').OnEnd;

const ended = new ResponseError(ErrorCodes.PendingResponseRejected, 'Pending response rejected');

/** A session with a server that gives these answers in order; errors are thrown. */
async function sessionWith(answers: unknown[]) {
  const client = {
    start: async () => {},
    error: () => {},
    onDidChangeState: () => {},
    sendRequest: async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const session = new Session(async () => client as unknown as BaseLanguageClient, {} as LogOutputChannel);
  await session.restart();
  return session;
}

describe('a request', () => {
  it('that crashes the server is sent to the next one', async () => {
    const session = await sessionWith([ended, 'an answer']);
    expect(await session.request('tokenwright/tokens', {})).toBe('an answer');
  });

  it('that could not be sent is sent to the next server', async () => {
    const session = await sessionWith([new ResponseError(ErrorCodes.MessageWriteError, 'closed'), 'an answer']);
    expect(await session.request('tokenwright/tokens', {})).toBe('an answer');
  });

  it('that crashes two servers fails', async () => {
    const session = await sessionWith([ended, ended, 'an answer']);
    await expect(session.request('tokenwright/tokens', {})).rejects.toBe(ended);
  });

  it('that is answered with an error is not repeated', async () => {
    const refusal = new ResponseError(ErrorCodes.InvalidParams, 'no');
    const session = await sessionWith([refusal, 'an answer']);
    await expect(session.request('tokenwright/tokens', {})).rejects.toBe(refusal);
  });
});

describe('a server that crashes', () => {
  /** A session, and a function that makes the server with a certain number end. */
  async function sessionOf() {
    const ends: OnEnd[] = [];
    const create = async (onEnd: OnEnd) => {
      const number = ends.push(onEnd);
      const client = {
        start: async () => {},
        stop: async () => {},
        error: () => {},
        onDidChangeState: () => {},
        sendRequest: async () => number,
      };
      return client as unknown as BaseLanguageClient;
    };
    const session = new Session(create, {} as LogOutputChannel);
    await session.restart();
    return { session, end: (number: number, again: boolean) => ends[number - 1]?.(again) };
  }

  it('is replaced by another with its own client', async () => {
    const { session, end } = await sessionOf();
    end(1, true);
    expect(await session.request('tokenwright/tokens', {})).toBe(2);
  });

  it('is not replaced after giving up, until it is restarted', async () => {
    const { session, end } = await sessionOf();
    end(1, false);
    await expect(session.request('tokenwright/tokens', {})).rejects.toThrow('The Tokenwright server is not running.');
    await session.restart();
    expect(await session.request('tokenwright/tokens', {})).toBe(2);
  });

  it('does not affect its successor', async () => {
    const { session, end } = await sessionOf();
    await session.restart();
    end(1, true);
    expect(await session.request('tokenwright/tokens', {})).toBe(2);
  });
});
