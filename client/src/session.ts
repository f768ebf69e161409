import type { LogOutputChannel } from 'vscode';
import { type BaseLanguageClient, State } from 'vscode-languageclient';

/** How long a server that is just starting is waited for before it is told to stop, in milliseconds. */
const patience = 5000;

const sleep = () => new Promise((resolve) => setTimeout(resolve, patience));

/**
 * The conversation with one server after another. Each server has a client object of its own: the late end of one that
 * hung must not be taken for the end of its successor.
 */
export class Session {
  private client: BaseLanguageClient | undefined;
  private turn: Promise<void> = Promise.resolve();

  /**
   * @param create makes a client that is not started yet
   * @param log receives what goes wrong on the way
   */
  constructor(
    private readonly create: () => BaseLanguageClient,
    private readonly log: LogOutputChannel,
  ) {}

  /** Start a server, after stopping the one there is. Resolves once the old one is gone, not once the new one is up. */
  restart(): Promise<void> {
    return this.inTurn(async () => {
      await this.end();
      this.client = this.create();
      this.client.start().catch(this.report);
    });
  }

  /** Ask the server something of our own, once it is up. Rejects where there is none to be had. */
  async request<Answer>(method: string, params: unknown): Promise<Answer> {
    if (!this.client) throw new Error('The Tokenwright server is not running.');
    return this.client.sendRequest<Answer>(method, params);
  }

  /** Tell the server something, if it runs; one that starts later is told by its options. */
  tell(method: string, params: unknown): void {
    if (this.client?.state === State.Running) this.client.sendNotification(method, params).catch(this.report);
  }

  /** Stop the server in good order. */
  stop(): Promise<void> {
    return this.inTurn(() => this.end());
  }

  private async end(): Promise<void> {
    const old = this.client;
    this.client = undefined;
    if (!old) return;
    // A client refuses to stop a server that it is just starting.
    if (old.state === State.Starting) await Promise.race([old.start().catch(() => {}), sleep()]);
    await old.stop().catch(this.report);
  }

  private inTurn(action: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(action);
    return this.turn;
  }

  private readonly report = (error: unknown): void => this.log.error(error instanceof Error ? error : String(error));
}
