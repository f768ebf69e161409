import { type CancellationToken, type Disposable, EventEmitter, type LogOutputChannel } from 'vscode';
import type { BaseLanguageClient, State, WorkDoneProgressReport } from 'vscode-languageclient';
import { isShutdownError, silenceShutdownErrors } from './shutdown-errors.js';

/** How long to wait for a server that is still starting before stopping it, in milliseconds. */
const startTimeout = 5000;

// The library is loaded after activation, so its values are not available here; the types ensure that these are right.
const starting: State.Starting = 3;
const running: State.Running = 2;

const sleep = () => new Promise((resolve) => setTimeout(resolve, startTimeout));

/** Called when a server ended by itself, with whether to start another. */
export type OnEnd = (restart: boolean) => void;

/**
 * The connection to the server, which may be restarted. Each server has its own client object, so that the late end of
 * a server that hung, or crashed during startup, is not mistaken for the end of its successor.
 */
export class Session {
  private client: BaseLanguageClient | undefined;
  private pending: Promise<void> = Promise.resolve();
  private readonly listeners = new Map<string, Set<(params: unknown) => void>>();
  private readonly ready = new EventEmitter<void>();
  private tokens = 0;
  /** Fires whenever a server is ready to answer: the first one and each of its successors. */
  readonly onReady = this.ready.event;

  /**
   * @param create loads the library and creates a client that is not started yet; calls `onEnd` when its server ends
   * @param log receives errors
   */
  constructor(
    private readonly create: (onEnd: OnEnd) => Promise<BaseLanguageClient>,
    private readonly log: LogOutputChannel,
  ) {}

  /**
   * Starts a server after stopping the current one. Resolves once the old one has stopped, before the new one is ready.
   */
  restart(): Promise<void> {
    return this.inTurn(async () => {
      await this.end();
      const client = await this.create((again) => {
        if (this.client !== client) return;
        this.client = undefined;
        if (again) void this.restart();
      });
      this.client = silenceShutdownErrors(client);
      for (const [method, listeners] of this.listeners) {
        client.onNotification(method, (params: unknown) => {
          for (const listener of listeners) listener(params);
        });
      }
      client.onDidChangeState(({ newState }) => {
        if (newState === running) this.ready.fire();
      });
      client.start().catch(this.report);
    });
  }

  /** Listens to notifications from the server and its successors. Call this before the first start. */
  onNotification(method: string, listener: (params: unknown) => void): Disposable {
    const listeners = this.listeners.get(method) ?? new Set();
    this.listeners.set(method, listeners.add(listener));
    return { dispose: () => listeners.delete(listener) };
  }

  /** Sends a custom request once the server is up. Rejects if no server is running. */
  request<Answer>(method: string, params: unknown): Promise<Answer> {
    return this.send((client) => client.sendRequest<Answer>(method, params));
  }

  /** Sends a request with progress reports. */
  lengthyRequest<Answer>(
    method: string,
    params: object,
    cancel: CancellationToken,
    onReport: (report: WorkDoneProgressReport) => void,
  ): Promise<Answer> {
    return this.send(async (client) => {
      const { WorkDoneProgress } = await import('vscode-languageclient');
      const workDoneToken = `${method} ${++this.tokens}`;
      const listening: Disposable = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
        if (value.kind === 'report') onReport(value);
      });
      try {
        return await client.sendRequest<Answer>(method, { ...params, workDoneToken }, cancel);
      } finally {
        listening.dispose();
      }
    });
  }

  /** Sends a notification if the server is running; one that starts later gets the state in its options. */
  notify(method: string, params: unknown): void {
    if (this.client?.state === running) this.client.sendNotification(method, params).catch(this.report);
  }

  /** Shuts the server down. */
  stop(): Promise<void> {
    return this.inTurn(() => this.end());
  }

  /** If a request crashes the server, it is sent once more to the next one; if that crashes too, the request fails. */
  private async send<Answer>(action: (client: BaseLanguageClient) => Promise<Answer>): Promise<Answer> {
    try {
      return await action(await this.current());
    } catch (error) {
      if (!isShutdownError(error)) throw error;
      return action(await this.current());
    }
  }

  /** The current client, after pending starts and stops are done. */
  private async current(): Promise<BaseLanguageClient> {
    await this.pending;
    if (!this.client) throw new Error('The Tokenwright server is not running.');
    return this.client;
  }

  private async end(): Promise<void> {
    const old = this.client;
    this.client = undefined;
    if (!old) return;
    // A client refuses to stop a server that is still starting.
    if (old.state === starting) await Promise.race([old.start().catch(() => {}), sleep()]);
    await old.stop().catch(this.report);
  }

  private inTurn(action: () => Promise<void>): Promise<void> {
    this.pending = this.pending.then(action).catch(this.report);
    return this.pending;
  }

  private readonly report = (error: unknown): void => this.log.error(error instanceof Error ? error : String(error));
}
