import { CodeLensRefreshRequest, type Connection, type Disposable, DocumentSymbolRequest } from 'vscode-languageserver';
import { anyKey, type RevisionLog } from '../../analysis/set/revision-log.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Documents } from '../documents/documents.js';
import type { ClientAbilities } from './client-abilities.js';

/** The delay after a change before other documents are refreshed, in milliseconds. */
const DELAY = 150;

/** What the colors, lenses and outline of a document depend on besides its own text. */
interface Basis {
  /** The changes of the facts of its set, and the revision that was seen last. */
  readonly changes: RevisionLog;
  readonly revision: number;
}

/**
 * Makes the client request colors, lenses, hints and the outline of open documents again when something else changes
 * them: a word is declared, a token is defined in another file, or a file becomes part of a set. After an edit, the
 * client requests those of the edited document itself.
 */
export class DisplayRefresh {
  private readonly seen = new Map<string, Basis | null>();
  private readonly edited = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private outline: Promise<Disposable> | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly can: ClientAbilities,
    private readonly workspace: Workspace,
    private readonly documents: Documents,
  ) {}

  /** Call this once the client is initialized. */
  register(): void {
    if (this.can.registersOutline) this.outline = this.registerOutline();
  }

  /** A document was opened or edited. */
  documentChanged(path: string): void {
    this.later();
    if (this.seen.has(path)) this.edited.add(path);
    // What the client requests for a document that it opens depends on the state of that moment.
    else void this.basisOf(path).then((basis) => this.seen.set(path, basis), this.log);
  }

  /** A document was closed. */
  documentClosed(path: string): void {
    this.seen.delete(path);
    this.later();
  }

  /** Something outside the documents changed: files on disk, settings. */
  otherChanged(): void {
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh().catch(this.log), DELAY);
  }

  private readonly log = (error: unknown): void => this.connection.console.error(`${error}`);

  private async refresh(): Promise<void> {
    const edited = new Set(this.edited);
    this.edited.clear();
    let [differs, joins] = [false, false];
    for (const path of this.documents.paths()) {
      const now = await this.basisOf(path);
      const before = this.seen.get(path);
      this.seen.set(path, now);
      if (before === undefined || edited.has(path)) continue;
      if ((before === null) !== (now === null)) joins = true;
      else if (before && now && haveChanged(before, now)) differs = true;
    }
    if (joins) await this.renewOutline();
    if (joins || differs) await this.refreshDisplay();
  }

  /** Null for a file without cards, and for one of another program that belongs to no set. */
  private async basisOf(path: string): Promise<Basis | null> {
    const set = (await this.workspace.state(path))?.snapshot.set;
    return set ? { changes: set.changes, revision: set.revision } : null;
  }

  private async refreshDisplay(): Promise<void> {
    const { languages } = this.connection;
    const { refreshesColors, refreshesHints, refreshesLenses } = this.can;
    await Promise.all([
      refreshesColors && languages.semanticTokens.refresh(),
      refreshesHints && languages.inlayHint.refresh(),
      refreshesLenses && this.connection.sendRequest(CodeLensRefreshRequest.type),
    ]);
  }

  /** The protocol has no request to refresh the outline, but clients request it again from a new provider. */
  private async renewOutline(): Promise<void> {
    if (!this.outline) return;
    const before = this.outline;
    this.outline = this.registerOutline();
    (await before).dispose();
  }

  private registerOutline(): Promise<Disposable> {
    return this.connection.client.register(DocumentSymbolRequest.type, { documentSelector: null, label: 'Cards' });
  }
}

function haveChanged(before: Basis, now: Basis): boolean {
  return before.changes !== now.changes || now.changes.changedSince(before.revision, [anyKey]);
}
