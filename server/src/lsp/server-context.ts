import type { CancellationToken, Connection, TextDocumentIdentifier } from 'vscode-languageserver';
import type { AnalysedFile, Service } from '../service.js';
import { LineIndex } from '../text/line-index.js';
import type { CardFile } from '../workspace/sets/card-file.js';
import type { CardSet, FileState } from '../workspace/sets/card-set.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ClientAbilities } from './client/client-abilities.js';
import { stopIfCancelled } from './connection/cancelled.js';
import { type PositionMapper, positionMapper } from './documents/convert.js';
import type { Documents } from './documents/documents.js';
import type { Writer } from './writing/writer.js';

/** What the request handlers share. */
export interface ServerContext {
  readonly connection: Connection;
  readonly workspace: Workspace;
  readonly service: Service;
  readonly documents: Documents;
  readonly writer: Writer;
  readonly can: ClientAbilities;
}

/** A card file in its state at the time of a request. */
export interface RequestedFile extends FileState {
  readonly path: string;
  /** Answers requests about the file. */
  readonly analysed: AnalysedFile;
  readonly positions: PositionMapper;
}

/**
 * The file that a request is about; null if it is not a card file, or closed and deleted.
 * @throws {ResponseError} if the request was cancelled meanwhile
 */
export async function requestedFile(
  server: ServerContext,
  textDocument: TextDocumentIdentifier,
  token: CancellationToken,
): Promise<RequestedFile | null> {
  const path = server.documents.path(textDocument);
  const analysed = await server.service.file(path);
  stopIfCancelled(token);
  return analysed && { ...analysed.state, path, analysed, positions: positionMapper(analysed.state.file.text) };
}

/** All files of the set that a file belongs to, in the state of the request; positions are computed when needed. */
export function requestedSet(server: ServerContext, { analysed }: RequestedFile): SetView {
  return new SetView(server, analysed.setStates);
}

/** The sets in the workspace folders, and those of open documents outside of them. */
export async function setsShown({ workspace, documents }: ServerContext): Promise<CardSet[]> {
  const sets = new Set(await workspace.setsIn());
  for (const path of documents.paths()) {
    const set = await workspace.setOf(path);
    if (set.has(path)) sets.add(set);
  }
  return [...sets];
}

/** The files of one or more sets, and their positions for the client. */
export class SetView {
  private readonly places = new Map<string, PositionMapper>();
  private readonly files: ReadonlyMap<string, CardFile>;

  constructor(
    private readonly server: ServerContext,
    readonly states: readonly FileState[],
  ) {
    this.files = new Map(states.map(({ file }) => [file.path, file]));
  }

  /** The snapshots of the files, in order of their paths. */
  get snapshots() {
    return this.states.map(({ snapshot }) => snapshot);
  }

  uri(path: string): string {
    return this.server.documents.uri(path);
  }

  /** The editor's version of a file; null if it is not open. */
  version(path: string): number | null {
    return this.server.documents.get(path)?.version ?? null;
  }

  /** The positions of one of the files. */
  positionsIn(path: string): PositionMapper {
    let places = this.places.get(path);
    if (!places) {
      const file = this.files.get(path);
      places = file ? positionMapper(file.text) : new LineIndex('');
      this.places.set(path, places);
    }
    return places;
  }
}
