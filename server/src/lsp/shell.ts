import type { CancellationToken, Connection, TextDocumentIdentifier } from 'vscode-languageserver';
import { LineIndex } from '../text/line-index.js';
import type { CardFile } from '../workspace/sets/card-file.js';
import type { FileState } from '../workspace/sets/card-set.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ClientAbilities } from './client/client-abilities.js';
import { stopIfCancelled } from './connection/cancelled.js';
import { type Places, placesOf } from './documents/convert.js';
import type { Documents } from './documents/documents.js';

/** What every request is answered with. */
export interface Shell {
  readonly connection: Connection;
  readonly workspace: Workspace;
  readonly documents: Documents;
  readonly can: ClientAbilities;
}

/** One file of cards as it is at the time of a request. */
export interface Looked extends FileState {
  readonly path: string;
  readonly places: Places;
}

/**
 * The file that a request is about; null where it is no file of cards, or closed and gone.
 * @throws {ResponseError} where the request was cancelled meanwhile
 */
export async function lookAt(
  shell: Shell,
  textDocument: TextDocumentIdentifier,
  token: CancellationToken,
): Promise<Looked | null> {
  const path = shell.documents.path(textDocument);
  const state = await shell.workspace.state(path);
  stopIfCancelled(token);
  return state && { ...state, path, places: placesOf(state.file.text) };
}

/** Every file of the set that a file belongs to, as it is now; places are made when they are asked for. */
export async function lookAtSet(shell: Shell, path: string): Promise<SetView> {
  const set = await shell.workspace.setOf(path);
  const paths = set.has(path) ? set.paths() : [...set.paths(), path];
  return new SetView(
    shell,
    paths.flatMap((each) => set.state(each) ?? []),
  );
}

/** The files of one set or of several, and how their places are shown to the client. */
export class SetView {
  private readonly places = new Map<string, Places>();
  private readonly files: ReadonlyMap<string, CardFile>;

  constructor(
    private readonly shell: Shell,
    readonly states: readonly FileState[],
  ) {
    this.files = new Map(states.map(({ file }) => [file.path, file]));
  }

  /** The snapshots of the files, in order of their paths. */
  get snapshots() {
    return this.states.map(({ snapshot }) => snapshot);
  }

  uri(path: string): string {
    return this.shell.documents.uri(path);
  }

  /** The editor's version of a file; null where it is not open. */
  version(path: string): number | null {
    return this.shell.documents.get(path)?.version ?? null;
  }

  /** The places of one of the files. */
  placesIn(path: string): Places {
    let places = this.places.get(path);
    if (!places) {
      const file = this.files.get(path);
      places = file ? placesOf(file.text) : new LineIndex('');
      this.places.set(path, places);
    }
    return places;
  }
}
