import {
  type Connection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type FileSystemWatcher,
  WatchKind,
} from 'vscode-languageserver';
import { filesOfSets } from '../../formats/index.js';
import type { FileEvent } from '../../workspace/file-system.js';
import { CONFIG_NAME } from '../../workspace/sets/walk.js';
import type { Workspace } from '../../workspace/workspace.js';
import { pathOf } from '../documents/paths.js';
import type { ClientAbilities } from './client-abilities.js';

/** Card files, settings and rules texts; and everything created or deleted, since it may be a folder of such files. */
const watchers: FileSystemWatcher[] = [
  ...[...new Set([...filesOfSets, '**/*.txt'])].map((globPattern) => ({ globPattern })),
  { globPattern: `**/${CONFIG_NAME}` },
  { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete },
];

const kinds: Readonly<Record<FileChangeType, FileEvent['kind']>> = {
  [FileChangeType.Created]: 'created',
  [FileChangeType.Changed]: 'changed',
  [FileChangeType.Deleted]: 'deleted',
};

/**
 * Listens for file changes on disk.
 * @param changed called after each batch of changes, with whether a rulebook in use is among them
 */
export function onWatchedFiles(
  connection: Connection,
  workspace: Workspace,
  changed: (isRulebook: boolean) => void,
): void {
  connection.onDidChangeWatchedFiles(({ changes }) => {
    changed(
      workspace.filesChanged(changes.map(({ uri, type }) => ({ path: pathOf(uri), kind: kinds[type] ?? 'changed' }))),
    );
  });
}

/** Registers the file watchers. Call this once the client is initialized. */
export function registerWatchers(connection: Connection, can: ClientAbilities): void {
  if (!can.watchesFiles) return;
  connection.client
    .register(DidChangeWatchedFilesNotification.type, { watchers })
    .catch((error: unknown) => connection.console.warn(`${error}`));
}
