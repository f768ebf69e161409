import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  createProtocolConnection,
  type DataCallback,
  type Disposable,
  type Message,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { bundled } from './bundle.js';

/** Starts the server like a page would: in a context with a Web Worker's globals and without Node's. */
export async function startWorker(): Promise<ProtocolConnection> {
  const reader = new PortReader();
  const { TextDecoder, TextEncoder, URL, atob, btoa, performance, setTimeout, clearTimeout, queueMicrotask } =
    globalThis;
  const scope: Record<string, unknown> & { onmessage?: (event: { data: unknown }) => void } = {
    ...{ TextDecoder, TextEncoder, URL, atob, btoa, performance, setTimeout, clearTimeout, queueMicrotask, console },
    importScripts: () => {},
    addEventListener: () => {},
    close: () => {},
    postMessage: (message: Message) => reader.receive(structuredClone(message)),
  };
  const script = readFileSync(await bundled('language-server'), 'utf8');
  runInContext(script, createContext(scope));
  const writer = new PortWriter((message) => scope.onmessage?.({ data: structuredClone(message) }));
  const connection = createProtocolConnection(reader, writer);
  connection.listen();
  return connection;
}

/** Starts the server in a separate process. Disposing of the connection ends it. */
export async function startProcess(): Promise<ProtocolConnection> {
  const server = spawn(process.execPath, [await bundled('server'), '--stdio']);
  const connection = createProtocolConnection(server.stdout, server.stdin);
  connection.onDispose(() => server.kill('SIGKILL'));
  connection.listen();
  return connection;
}

class PortReader extends AbstractMessageReader {
  private hear: DataCallback = () => {};

  listen(hear: DataCallback): Disposable {
    this.hear = hear;
    return { dispose: () => {} };
  }

  receive(message: Message): void {
    setImmediate(() => this.hear(message));
  }
}

class PortWriter extends AbstractMessageWriter {
  constructor(private readonly post: (message: Message) => void) {
    super();
  }

  async write(message: Message): Promise<void> {
    setImmediate(() => this.post(message));
  }

  end(): void {}
}
