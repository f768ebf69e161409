import {
  type CompletionItem,
  CompletionItemKind,
  CompletionTriggerKind,
  InsertTextFormat,
  MarkupKind,
  type Position,
} from 'vscode-languageserver';
import { completionsAt } from '../../features/completion/completions-at.js';
import { describeCompletion } from '../../features/completion/describe.js';
import type { Completion, CompletionSubject } from '../../features/completion/proposal.js';
import { settingsCompletionsAt } from '../../features/settings/completion.js';
import { withoutMarks } from '../../features/shared/markdown.js';
import { baseName } from '../../workspace/paths.js';
import { CONFIG_NAME } from '../../workspace/sets/walk.js';
import { type Places, placesOf, rangeOf } from '../documents/convert.js';
import { lookAt, type Shell } from '../shell.js';
import { orNothing } from './or-nothing.js';

/** What opens the list without being asked: a symbol's brace, and the space behind "create" or "with". */
export const COMPLETION_TRIGGERS: readonly string[] = ['{', ' '];

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
  setting: CompletionItemKind.Property,
};

/** What an entry carries along, for its description to be looked up. */
interface Data {
  readonly uri: string;
  readonly subject: CompletionSubject;
}

/**
 * Offers what can be typed, and says what each entry is when somebody looks at it.
 * @param completesSettings whether the client completes `tokenwright.json` by itself
 */
export function onCompletion(shell: Shell, completesSettings: boolean): void {
  const { connection, documents, can } = shell;

  connection.onCompletion(
    orNothing(connection, 'Completion', null, async ({ textDocument, position, context }, token) => {
      const path = documents.path(textDocument);
      if (baseName(path) === CONFIG_NAME) return completesSettings ? null : inSettings(path, position);
      const file = await lookAt(shell, textDocument, token);
      if (!file) return null;
      const asked = context?.triggerKind !== CompletionTriggerKind.TriggerCharacter;
      const found = completionsAt(file.snapshot, file.places.offset(position), asked);
      const usable = found?.filter(({ isSnippet }) => can.snippets || !isSnippet);
      const items = usable?.map((each) => itemOf(each, { uri: textDocument.uri, subject: each.subject }, file.places));
      // Of printed cards there are too many for one list: it is asked for anew with each letter.
      const isIncomplete = usable?.some(({ subject }) => subject.kind === 'card') === true;
      return items && isIncomplete ? { isIncomplete, items } : (items ?? null);
    }),
  );

  const inSettings = (path: string, position: Position): CompletionItem[] | null => {
    const document = documents.get(path);
    if (!document) return null;
    const { uri, text } = document;
    const places = placesOf(text);
    return settingsCompletionsAt(text.toString(), places.offset(position)).map((each) =>
      itemOf(each, { uri, subject: each.subject }, places),
    );
  };

  connection.onCompletionResolve(async (item, token) => {
    const data = readData(item.data);
    const file = data && (await lookAt(shell, { uri: data.uri }, token));
    const markdown = file && describeCompletion(data.subject, file.snapshot);
    if (!markdown) return item;
    const documentation = can.completionMarkdown
      ? { kind: MarkupKind.Markdown, value: markdown }
      : { kind: MarkupKind.PlainText, value: withoutMarks(markdown) };
    return { ...item, documentation };
  });
}

function itemOf(completion: Completion, data: Data, places: Places): CompletionItem {
  const { subject, label, detail, newText, isSnippet, span, filter, order, also } = completion;
  return {
    label,
    kind: kinds[subject.kind],
    ...(detail === '' ? {} : { detail }),
    textEdit: { range: rangeOf(span, places), newText },
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    filterText: filter,
    sortText: order,
    ...(also ? { additionalTextEdits: [{ range: rangeOf(also.span, places), newText: also.newText }] } : {}),
    data,
  };
}

/** What came back from the client, if it is what was sent to it. */
function readData(value: unknown): Data | null {
  const { uri, subject } = (value ?? {}) as Partial<Data>;
  if (typeof uri !== 'string' || typeof subject?.kind !== 'string' || typeof subject.key !== 'string') return null;
  return { uri, subject };
}
