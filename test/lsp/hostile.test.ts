import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CodeAction,
  type CodeLens,
  type CompletionItem,
  type CompletionList,
  InsertTextFormat,
  type MarkupContent,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/text/line-index.js';
import { hostileCards, hostileRules, hostileTokens } from '../unit/formats/support/hostile-set.js';
import { writers } from '../unit/formats/support/written-set.js';
import { harmInLabel, harmInMarkdown, harmInPlainText } from '../unit/support/harmless.js';
import { fullClient, Session } from './support/client.js';

/** The keys, in LSP and our own requests, of texts shown to users; everything else is data. */
const labels = new Set(
  'label detail name containerName tooltip summary abilities stats types card how suggestions'.split(' '),
);
const sentences = new Set(['message', 'title']);

/** The links that hovers have: fixed labels and rule numbers, to commands that open or search, with encoded arguments. */
const ownLinks = new RegExp(
  '\\[(`?\\d[\\w.–-]*`?|More…|Look up in the rules|Insert reminder text|Find in all files)\\]' +
    '\\(command:(?:tokenwright\\.openRule|tokenwright\\.server\\.insertReminder|workbench\\.action\\.findInFiles)\\?[\\w%.*~!-]*\\)',
  'g',
);

/** Problems in the texts of an answer that are shown; empty if there are none. */
function harmIn(answer: unknown, key = ''): string[] {
  if (typeof answer === 'string') {
    const harm = labels.has(key) ? harmInLabel(answer) : sentences.has(key) ? harmInPlainText(answer) : null;
    return harm === null ? [] : [`${key}: ${harm}: ${JSON.stringify(answer)}`];
  }
  if (Array.isArray(answer)) return answer.flatMap((each) => harmIn(each, key));
  if (typeof answer !== 'object' || answer === null) return [];
  const { kind, value } = answer as Partial<MarkupContent>;
  if (kind === 'markdown') {
    const harm = harmInMarkdown((value ?? '').replace(ownLinks, '$1'));
    return harm === null ? [] : [`Markdown: ${harm}\n${value}`];
  }
  // Text to insert and data for the server are not shown.
  const { newText, textEdit, data, arguments: handed, ...rest } = answer as Record<string, unknown>;
  return Object.entries(rest).flatMap(([each, found]) => harmIn(found, each));
}

const capabilities = {
  ...fullClient,
  textDocument: {
    ...fullClient.textDocument,
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown' as const] } },
    rename: { prepareSupport: true },
  },
};
const options = { rulesDocuments: true, opensPages: true, pictures: true, trusted: true };

describe.each([
  ['under the current rulebook', 'magic-2026-09'],
  ['under an equally hostile rulebook', 'rules/own.txt'],
])('hostile cards %s', (_, rulebook) => {
  const files: Record<string, string> = {
    'tokenwright.json': JSON.stringify({ rulebook, include: ['**/*'], exclude: ['rules/**'] }),
    'rules/own.txt': hostileRules,
    'tokens.tokens': hostileTokens,
    ...Object.fromEntries(writers.map(([path, write]) => [path, write(hostileCards)])),
  };
  let session: Session;
  beforeAll(async () => {
    session = await Session.start({ files, capabilities, initializationOptions: options });
  });
  afterAll(() => session.dispose());

  const request = <Answer = unknown>(method: string, params: object) =>
    session.connection.sendRequest<Answer>(method, params);

  it.each(Object.keys(files).filter((path) => !/^(?:tokenwright\.json|rules\/.*)$/.test(path)))(
    'produce only safe texts in %s',
    { timeout: 120_000 },
    async (path) => {
      const text = files[path] ?? '';
      const language = path.endsWith('.tokens') ? 'tokentext' : path.endsWith('.cards') ? 'cardtext' : 'plaintext';
      await session.open(path, text, language);
      const textDocument = { uri: session.uri(path) };
      const lines = new LineIndex(text);
      const whole = { start: { line: 0, character: 0 }, end: lines.position(text.length) };
      const answers: unknown[] = [
        await request('textDocument/documentSymbol', { textDocument }),
        await request<CodeLens[]>('textDocument/codeLens', { textDocument }).then((lenses) =>
          // Editors render icons in code lens titles.
          lenses.map(({ command }) => ({ label: command?.title })),
        ),
        await request('textDocument/inlayHint', { textDocument, range: whole }),
        await request('textDocument/diagnostic', { textDocument }),
        await request('tokenwright/set', textDocument),
        await request('tokenwright/rulebooks', textDocument).then((all) =>
          (all as { title: string }[]).map(({ title }) => ({ label: title })),
        ),
      ];
      const [symbols] = answers as [unknown[]];
      expect(symbols.length).toBeGreaterThanOrEqual(hostileCards.length);
      let hovers = 0;
      for (const offset of places(text)) {
        const position = lines.position(offset);
        const hover = await request('textDocument/hover', { textDocument, position });
        if (hover !== null) hovers++;
        const completion = await request<CompletionItem[] | CompletionList | null>('textDocument/completion', {
          textDocument,
          position,
        });
        const items = Array.isArray(completion) ? completion : (completion?.items ?? []);
        for (const item of items) {
          if (item.insertTextFormat === InsertTextFormat.Snippet)
            expect(item.textEdit?.newText).not.toMatch(/CLIPBOARD/);
        }
        const own = items.filter(({ label }) => /Damson|Quince|Imp/.test(label)).slice(0, 3);
        answers.push(hover, items, ...(await Promise.all(own.map((item) => request('completionItem/resolve', item)))));
        answers.push(await request('textDocument/prepareRename', { textDocument, position }).catch(() => null));
        const range = { start: position, end: position };
        answers.push(
          await request<CodeAction[]>('textDocument/codeAction', { textDocument, range, context: { diagnostics: [] } }),
        );
      }
      expect(hovers).toBeGreaterThan(10);
      expect(answers.flatMap((each) => harmIn(each))).toEqual([]);
      await session.close(path);
    },
  );

  it('produce only safe texts in lists', async () => {
    const { rulebook: used } = await request<{ rulebook: { title: string } }>('tokenwright/set', {
      uri: session.uri('set.cards'),
    });
    expect(used.title).toContain(rulebook === 'rules/own.txt' ? 'Own' : 'Magic');
    const answers = [
      await request('tokenwright/tokens', {}),
      await request('workspace/symbol', { query: '' }),
      await request('workspace/diagnostic', { previousResultIds: [] }),
    ];
    expect(answers.flatMap((each) => harmIn(each))).toEqual([]);
    expect(session.messages.map(harmInLabel).filter((harm) => harm !== null)).toEqual([]);
  });
});

/** Some fifty cursor positions at words, spread over the text. */
function places(text: string): number[] {
  const words = [
    ...text.matchAll(
      /\b(?:Create|create|Goblin|Tresure|Treasure|Imp|token|copy|Sacrifice|Quince|Damson|named|press)\b/g,
    ),
  ];
  const step = Math.max(1, Math.floor(words.length / 50));
  return words.flatMap(({ index, 0: word }, at) => (at % step === 0 ? [index + 1, index + word.length] : []));
}
