import { createConnection, IPCMessageReader, IPCMessageWriter, ProposedFeatures } from 'vscode-languageserver/node';
import { cacheFolder } from '../disk/cache-folder.js';
import { nodeDictionaries } from '../disk/dictionary-host.js';
import { nodeFileSystem } from '../disk/file-system.js';
import { installRulebook } from '../disk/installed-rulebooks.js';
import { rulePages, version } from '../disk/package-info.js';
import { nodeReferenceDisk } from '../disk/reference-disk.js';
import { connectionOptions } from './connection/cancelled.js';
import { MessageFrames } from './connection/frames.js';
import type { Serve } from './server.js';

const usage = `tokenwright-language-server: the language server for card text

  --stdio      messages by standard input and output, as most editors want it
  --node-ipc   messages by the channel of a Node process
  --socket=N   messages by a socket on a port of this machine
  --version    the version of Tokenwright

`;

const transports = /^--(?:node-ipc|stdio|(?:socket|pipe)(?:=.*)?)$/;

/** Starts the server over the transport in the process's arguments, or prints the usage. */
export function main(serve: Serve, args: readonly string[] = process.argv.slice(2)): void {
  if (args.includes('--version')) {
    process.stdout.write(`${version()}\n`);
  } else if (args.some((arg) => transports.test(arg))) {
    start(serve, args);
  } else {
    const wanted = args.includes('--help') || args.includes('-h');
    (wanted ? process.stdout : process.stderr).write(usage);
    process.exitCode = wanted ? 0 : 2;
  }
}

function start(serve: Serve, args: readonly string[]): void {
  const connection = connect(args);
  // A bug in one answer must not cost the user all others.
  const survive = (error: unknown) =>
    connection.console.error(error instanceof Error ? (error.stack ?? '') : `${error}`);
  process.on('uncaughtException', survive);
  process.on('unhandledRejection', survive);
  serve(connection, {
    disk: nodeFileSystem,
    referenceDisk: (cache) => nodeReferenceDisk(cache ?? cacheFolder()),
    dictionaries: nodeDictionaries,
    installRulebook,
    version: version(),
    docsBase: rulePages(),
  });
  connection.listen();
}

function connect(args: readonly string[]) {
  if (args.includes('--stdio')) {
    const frames = new MessageFrames((bytes) =>
      process.stderr.write(`${bytes} bytes between messages were not understood\n`),
    );
    process.stdin.on('error', () => frames.end());
    // The editor is gone, so no one reads the output.
    process.stdout.on('error', () => process.exit(1));
    return createConnection(ProposedFeatures.all, process.stdin.pipe(frames), process.stdout, connectionOptions);
  }
  if (args.includes('--node-ipc')) {
    process.on('disconnect', () => process.exit(0));
    return createConnection(
      ProposedFeatures.all,
      new IPCMessageReader(process),
      new IPCMessageWriter(process),
      connectionOptions,
    );
  }
  return createConnection(ProposedFeatures.all, connectionOptions);
}
