import {
  type CompletionItem,
  CompletionItemKind,
  CompletionTriggerKind,
  InsertTextFormat,
  MarkupKind,
  type Position,
} from 'vscode-languageserver';
import type { Completion, CompletionSubject } from '../../features/completion/proposal.js';
import { settingsCompletionsAt } from '../../features/settings/completion.js';
import { withoutMarks } from '../../features/shared/markdown.js';
import { baseName } from '../../workspace/paths.js';
import { CONFIG_NAME } from '../../workspace/sets/walk.js';
import { type PositionMapper, positionMapper, rangeOf } from '../documents/convert.js';
import { requestedFile, type ServerContext } from '../server-context.js';
import { withFallback } from './with-fallback.js';

/** Characters that open the list while typing: a symbol's brace, a keyword's bracket, a rarity's parenthesis, a space. */
export const COMPLETION_TRIGGERS: readonly string[] = ['{', '[', '(', ' '];

const kinds: Readonly<Record<CompletionSubject['kind'], CompletionItemKind>> = {
  token: CompletionItemKind.Struct,
  card: CompletionItemKind.File,
  name: CompletionItemKind.Reference,
  subtype: CompletionItemKind.Class,
  type: CompletionItemKind.TypeParameter,
  color: CompletionItemKind.Color,
  keyword: CompletionItemKind.Keyword,
  symbol: CompletionItemKind.Operator,
  phrase: CompletionItemKind.Snippet,
  template: CompletionItemKind.Snippet,
  setting: CompletionItemKind.Property,
};

/** What an item carries so that its description can be resolved later. */
interface Data {
  readonly uri: string;
  readonly subject: CompletionSubject;
}

/**
 * Offers completions, and resolves the description of an item when it is selected.
 * @param supportsJson whether the client completes `tokenwright.json` itself
 */
export function onCompletion(server: ServerContext, supportsJson: boolean): void {
  const { connection, documents, can } = server;

  connection.onCompletion(
    withFallback(connection, 'Completion', null, async ({ textDocument, position, context }, token) => {
      const path = documents.path(textDocument);
      if (baseName(path) === CONFIG_NAME) return supportsJson ? null : inSettings(path, position);
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      const isExplicit = context?.triggerKind !== CompletionTriggerKind.TriggerCharacter;
      const found = file.analysed.completions(file.positions.offset(position), isExplicit);
      const usable = found?.filter(({ isSnippet }) => can.snippets || !isSnippet);
      const items = usable?.map((each) =>
        itemOf(each, { uri: textDocument.uri, subject: each.subject }, file.positions),
      );
      // There are too many printed cards for one list, so the client requests it again with each letter.
      const isIncomplete = usable?.some(({ subject }) => subject.kind === 'card') === true;
      return items && isIncomplete ? { isIncomplete, items } : (items ?? null);
    }),
  );

  const inSettings = (path: string, position: Position): CompletionItem[] | null => {
    const document = documents.get(path);
    if (!document) return null;
    const { uri, text } = document;
    const positions = positionMapper(text);
    return settingsCompletionsAt(text.toString(), positions.offset(position)).map((each) =>
      itemOf(each, { uri, subject: each.subject }, positions),
    );
  };

  connection.onCompletionResolve(async (item, token) => {
    const data = readData(item.data);
    const file = data && (await requestedFile(server, { uri: data.uri }, token));
    if (!data || !file) return item;
    const markdown = file.analysed.describeCompletion(data.subject);
    if (!markdown) return item;
    const documentation = can.completionMarkdown
      ? { kind: MarkupKind.Markdown, value: markdown }
      : { kind: MarkupKind.PlainText, value: withoutMarks(markdown) };
    return { ...item, documentation };
  });
}

function itemOf(completion: Completion, data: Data, positions: PositionMapper): CompletionItem {
  const { subject, label, detail, newText, isSnippet, span, filter, order } = completion;
  return {
    label,
    kind: kinds[subject.kind],
    ...(detail === '' ? {} : { detail }),
    textEdit: { range: rangeOf(span, positions), newText },
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    filterText: filter,
    sortText: order,
    data,
  };
}

/** The data of an item that the client sent back; null if it is not ours. */
function readData(value: unknown): Data | null {
  const { uri, subject } = (value ?? {}) as Partial<Data>;
  if (typeof uri !== 'string' || typeof subject?.kind !== 'string' || typeof subject.key !== 'string') return null;
  return { uri, subject };
}
