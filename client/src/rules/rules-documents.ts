import {
  type Disposable,
  DocumentLink,
  DocumentSymbol,
  EventEmitter,
  l10n,
  languages,
  Range,
  SymbolKind,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import {
  type RulesDocumentAnswer,
  type RulesDocumentParams,
  rulesChanged,
  rulesDocumentRequest,
  rulesDocuments,
} from '../../../server/src/lsp/protocol.js';
import type { Session } from '../session.js';
import type { RulesEntry } from './entries.js';
import { type OutlineNode, outline } from './outline.js';

const kinds: Readonly<Record<RulesEntry['kind'], SymbolKind>> = {
  rule: SymbolKind.Field,
  term: SymbolKind.Key,
  question: SymbolKind.Event,
  meaning: SymbolKind.Key,
};

/** Rulebooks as read-only documents with outline and links. */
export class RulesDocuments {
  private readonly answers = new Map<string, Promise<RulesDocumentAnswer | null>>();
  private readonly changed = new EventEmitter<Uri>();

  constructor(private readonly session: Session) {}

  /** Registers the providers for the scheme. */
  register(): Disposable[] {
    const selector = { scheme: rulesDocuments };
    return [
      this.changed,
      this.session.onNotification(rulesChanged, () => this.refresh()),
      workspace.registerTextDocumentContentProvider(rulesDocuments, {
        onDidChange: this.changed.event,
        provideTextDocumentContent: async (uri) => {
          this.answers.delete(key(uri)); // reopened: its file may have changed
          return (await this.at(uri))?.text ?? '';
        },
      }),
      languages.registerDocumentSymbolProvider(selector, {
        provideDocumentSymbols: async ({ uri }: TextDocument) => symbolsOf((await this.at(uri))?.entries ?? []),
      }),
      languages.registerDocumentLinkProvider(selector, {
        provideDocumentLinks: async ({ uri }: TextDocument) =>
          ((await this.at(uri))?.links ?? []).map(
            ({ line, start, end, target }) => new DocumentLink(new Range(line, start, line, end), atLine(uri, target)),
          ),
      }),
      workspace.onDidCloseTextDocument(({ uri }) => {
        if (uri.scheme === rulesDocuments) this.answers.delete(key(uri));
      }),
    ];
  }

  /** Reloads open rulebooks, except bundled ones, which never change: their URIs have no query. */
  private refresh(): void {
    for (const { uri } of workspace.textDocuments) {
      if (uri.scheme === rulesDocuments && uri.query !== '') this.changed.fire(uri);
    }
  }

  /** The rulebook at a URI; null if there is none. */
  at(uri: Uri): Promise<RulesDocumentAnswer | null> {
    let answer = this.answers.get(key(uri));
    if (!answer) {
      const params: RulesDocumentParams = { uri: key(uri) };
      answer = this.session.request<RulesDocumentAnswer | null>(rulesDocumentRequest, params);
      answer.catch(() => this.answers.delete(key(uri)));
      this.answers.set(key(uri), answer);
    }
    return answer;
  }
}

/** Opens a rulebook at the line in its URI. */
export async function showRules(uri: Uri): Promise<void> {
  const line = Number(/^L(\d+)$/.exec(uri.fragment)?.[1] ?? 1) - 1;
  await window.showTextDocument(uri.with({ fragment: '' }), { preview: true, selection: new Range(line, 0, line, 0) });
}

/** The URI of a line, counted from 0, in a rulebook's document. */
export function atLine(uri: Uri | string, line: number): Uri {
  return (typeof uri === 'string' ? Uri.parse(uri) : uri).with({ fragment: `L${line + 1}` });
}

function key(uri: Uri): string {
  return uri.with({ fragment: '' }).toString();
}

/** The rules by section, then the glossary and the questions, each as one symbol. */
function symbolsOf(entries: readonly RulesEntry[]): DocumentSymbol[] {
  const of = (kind: RulesEntry['kind']) => outline(entries.filter((entry) => entry.kind === kind)).map(symbolOf);
  return [
    ...of('rule'),
    ...group(l10n.t('Glossary'), of('term')),
    ...group(l10n.t('Questions'), of('question')),
    ...group(l10n.t('Terms, in our own words'), of('meaning')),
  ];
}

function group(name: string, children: DocumentSymbol[]): DocumentSymbol[] {
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return [];
  const symbol = new DocumentSymbol(name, '', SymbolKind.Namespace, first.range.union(last.range), first.range);
  symbol.children = children;
  return [symbol];
}

function symbolOf({ entry, lastLine, children }: OutlineNode<RulesEntry>): DocumentSymbol {
  const { kind, key: name, label, line } = entry;
  const whole = new Range(line, 0, lastLine, Number.MAX_SAFE_INTEGER);
  const symbol = new DocumentSymbol(name, label, kinds[kind], whole, new Range(line, 0, line, name.length));
  symbol.children = children.map(symbolOf);
  return symbol;
}
