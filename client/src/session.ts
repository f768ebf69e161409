import { type CancellationToken, type Disposable, EventEmitter, type LogOutputChannel } from 'vscode';
import type { BaseLanguageClient, State, WorkDoneProgressReport } from 'vscode-languageclient';
import { isOfItsEnd, quietAboutItsEnd } from './shutdown-errors.js';

/** How long a server that is just starting is waited for before it is told to stop, in milliseconds. */
const patience = 5000;

// The library is loaded after activation, so its values cannot be had here; the types see to it that these are right.
const starting: State.Starting = 3;
const running: State.Running = 2;

const sleep = () => new Promise((resolve) => setTimeout(resolve, patience));

/** To be told that a server ended by itself, and whether there is to be another. */
export type OnEnd = (again: boolean) => void;

/**
 * The conversation with one server after another. Each server has a client object of its own: the late end of one that
 * hung, or ended while it was starting, must not be taken for the end of its successor.
 */
export class Session {
  private client: BaseLanguageClient | undefined;
  private turn: Promise<void> = Promise.resolve();
  private readonly listeners = new Map<string, Set<(params: unknown) => void>>();
  private readonly up = new EventEmitter<void>();
  private tokens = 0;
  /** Fires whenever a server is ready to answer, the first one and each of its successors. */
  readonly onReady = this.up.event;

  /**
   * @param create loads what it needs, and makes a client that is not started yet and tells when its server ends
   * @param log receives what goes wrong on the way
   */
  constructor(
    private readonly create: (onEnd: OnEnd) => Promise<BaseLanguageClient>,
    private readonly log: LogOutputChannel,
  ) {}

  /** Start a server, after stopping the one there is. Resolves once the old one is gone, not once the new one is up. */
  restart(): Promise<void> {
    return this.inTurn(async () => {
      await this.end();
      const client = await this.create((again) => {
        if (this.client !== client) return;
        this.client = undefined;
        if (again) void this.restart();
      });
      this.client = quietAboutItsEnd(client);
      for (const [method, listeners] of this.listeners) {
        client.onNotification(method, (params: unknown) => {
          for (const listener of listeners) listener(params);
        });
      }
      client.onDidChangeState(({ newState }) => {
        if (newState === running) this.up.fire();
      });
      client.start().catch(this.report);
    });
  }

  /** Hear what servers tell of their own accord, this one and its successors. To be called before the first start. */
  onNotification(method: string, listener: (params: unknown) => void): Disposable {
    const listeners = this.listeners.get(method) ?? new Set();
    this.listeners.set(method, listeners.add(listener));
    return { dispose: () => listeners.delete(listener) };
  }

  /** Ask the server something of our own, once it is up. Rejects where there is none to be had. */
  request<Answer>(method: string, params: unknown): Promise<Answer> {
    return this.ask((client) => client.sendRequest<Answer>(method, params));
  }

  /** Ask for something that takes a while: the server tells how far it is. */
  lengthyRequest<Answer>(
    method: string,
    params: object,
    cancel: CancellationToken,
    tell: (report: WorkDoneProgressReport) => void,
  ): Promise<Answer> {
    return this.ask(async (client) => {
      const { WorkDoneProgress } = await import('vscode-languageclient');
      const workDoneToken = `${method} ${++this.tokens}`;
      const listening: Disposable = client.onProgress(WorkDoneProgress.type, workDoneToken, (news) => {
        if (news.kind === 'report') tell(news);
      });
      try {
        return await client.sendRequest<Answer>(method, { ...params, workDoneToken }, cancel);
      } finally {
        listening.dispose();
      }
    });
  }

  /** Tell the server something, if it runs; one that starts later is told by its options. */
  tell(method: string, params: unknown): void {
    if (this.client?.state === running) this.client.sendNotification(method, params).catch(this.report);
  }

  /** Stop the server in good order. */
  stop(): Promise<void> {
    return this.inTurn(() => this.end());
  }

  /** A server that ends over a question is followed by another, which is asked the same; what ends that one too is given up. */
  private async ask<Answer>(question: (client: BaseLanguageClient) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(await this.current());
    } catch (error) {
      if (!isOfItsEnd(error)) throw error;
      return question(await this.current());
    }
  }

  /** The client there is once whatever was begun before is done. */
  private async current(): Promise<BaseLanguageClient> {
    await this.turn;
    if (!this.client) throw new Error('The Tokenwright server is not running.');
    return this.client;
  }

  private async end(): Promise<void> {
    const old = this.client;
    this.client = undefined;
    if (!old) return;
    // A client refuses to stop a server that it is just starting.
    if (old.state === starting) await Promise.race([old.start().catch(() => {}), sleep()]);
    await old.stop().catch(this.report);
  }

  private inTurn(action: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(action).catch(this.report);
    return this.turn;
  }

  private readonly report = (error: unknown): void => this.log.error(error instanceof Error ? error : String(error));
}
