import { type Disposable, EventEmitter, type TextDocument, window, workspace } from 'vscode';
import { type SetInfo, type SetParams, setRequest, tokensChanged } from '../../server/src/lsp/protocol.js';
import { activeDocument } from './active-document.js';
import type { Session } from './session.js';

/** A document and the set it belongs to. */
export interface ActiveSet {
  readonly document: TextDocument;
  readonly set: SetInfo;
}

/** The set of the file in the active editor, requested again whenever it may have changed. */
export class ActiveSetObserver {
  private readonly changed = new EventEmitter<ActiveSet>();
  private requests = 0;
  /** Fires with each answer about a document that may contain cards. */
  readonly onChange = this.changed.event;

  constructor(private readonly session: Session) {}

  /** Starts to observe. */
  register(): Disposable[] {
    const refresh = () => void this.refresh();
    return [
      this.changed,
      window.onDidChangeActiveTextEditor(refresh),
      workspace.onDidSaveTextDocument(refresh),
      this.session.onReady(refresh),
      this.session.onNotification(tokensChanged, refresh),
    ];
  }

  /** Requests the set of the active document now. */
  async refresh(): Promise<void> {
    const document = activeDocument();
    if (!document) return;
    const turn = ++this.requests;
    const params: SetParams = { uri: document.uri.toString() };
    const set = await this.session.request<SetInfo | null>(setRequest, params).catch(() => null);
    if (set && turn === this.requests) this.changed.fire({ document, set });
  }
}
