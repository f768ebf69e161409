import { afterEach, describe, expect, it } from 'vitest';
import {
  CancellationTokenSource,
  ErrorCodes,
  HoverRequest,
  LSPErrorCodes,
  type Position,
  type ResponseError,
  SelectionRangeRequest,
} from 'vscode-languageserver/node';
import {
  checkRequest,
  PICTURE,
  rulebooksRequest,
  rulesDocumentRequest,
  ruleTextRequest,
  setRequest,
  tokensRequest,
} from '../../server/src/lsp/protocol.js';
import { type Grove, groves, InGrove } from './support/grove.js';

let at: InGrove;
const inGrove = (grove: Grove) => InGrove.open(grove, { rulesDocuments: true, showsReferences: true });
afterEach(() => at.session.dispose());

/** What each request is asked with, about a place in a document. */
function requests(uri: string, position: Position): Readonly<Record<string, object>> {
  const textDocument = { uri };
  const range = { start: { line: 0, character: 0 }, end: position };
  const options = { tabSize: 2, insertSpaces: true };
  const spot = { textDocument, position };
  return {
    'textDocument/diagnostic': { textDocument },
    'textDocument/hover': spot,
    'textDocument/completion': spot,
    'completionItem/resolve': { label: 'Treasure token', data: { uri, subject: { kind: 'token', key: 'treasure' } } },
    'textDocument/definition': spot,
    'textDocument/references': { ...spot, context: { includeDeclaration: true } },
    'textDocument/documentHighlight': spot,
    'textDocument/prepareRename': spot,
    'textDocument/rename': { ...spot, newName: 'Apple' },
    'textDocument/documentSymbol': { textDocument },
    'textDocument/foldingRange': { textDocument },
    'textDocument/selectionRange': { textDocument, positions: [position] },
    'textDocument/semanticTokens/full': { textDocument },
    'textDocument/semanticTokens/full/delta': { textDocument, previousResultId: '1' },
    'textDocument/semanticTokens/range': { textDocument, range },
    'textDocument/inlayHint': { textDocument, range },
    'textDocument/codeLens': { textDocument },
    'textDocument/documentLink': { textDocument },
    'textDocument/formatting': { textDocument, options },
    'textDocument/rangeFormatting': { textDocument, range, options },
    'textDocument/onTypeFormatting': { ...spot, ch: '\n', options },
    'textDocument/codeAction': { textDocument, range, context: { diagnostics: [] } },
    'codeAction/resolve': { title: 'Change to “Treasure”', kind: 'quickfix', data: { uri, range } },
    'workspace/executeCommand': { command: 'tokenwright.server.fixFile', arguments: [uri] },
    'workspace/symbol': { query: 'Quince' },
    'workspace/diagnostic': { previousResultIds: [] },
    [ruleTextRequest]: { uri, number: '111.4' },
    [PICTURE]: { ...spot, theme: 'dark' },
    [setRequest]: { uri },
    [rulebooksRequest]: { uri },
    [rulesDocumentRequest]: { uri: 'tokenwright-rules:/tokenwright-rules/magic-2026-09' },
    [tokensRequest]: {},
    [checkRequest]: { uri: at.session.uri('') },
  };
}

/** The answers to all requests, sent at once; an error by its code. */
async function answers(uri: string, position: Position): Promise<Record<string, unknown>> {
  const all = Object.entries(requests(uri, position)).map(async ([method, params]) => [
    method,
    await at.session.connection.sendRequest<unknown>(method, params).catch(({ code }: ResponseError) => ({ code })),
  ]);
  return Object.fromEntries(await Promise.all(all));
}

/** Whether something is said of a document at all. */
function isSilent(answer: unknown): boolean {
  if (answer === null) return true;
  const { items, data, edits } = answer as Record<string, unknown[] | undefined>;
  return [answer, items, data, edits].some((list) => Array.isArray(list) && list.length === 0);
}

/** These answer of themselves, whatever the document: what they were sent, the rulebook, the set, all sets. */
const ofThemselves = [
  'completionItem/resolve',
  'codeAction/resolve',
  'workspace/symbol',
  'workspace/diagnostic',
  ruleTextRequest,
  setRequest,
  rulebooksRequest,
  rulesDocumentRequest,
  tokensRequest,
  checkRequest,
];

describe.each(groves)('in %s', (_, grove) => {
  const { cards, tokens } = grove;
  const text = grove.files[cards] ?? '';

  it.each([
    ['that nobody has', 'file:///nowhere/at/all.cards'],
    ['on no disk', 'vscode-vfs://github/mira/akd/akd.cards'],
    ['that was never opened', 'untitled:Untitled-7'],
    ['of another kind', 'file:///etc/hostname'],
    ['that is a folder', 'file:///usr'],
    ['with broken escapes', 'file:///nowhere/%E0%A4%A.cards'],
    ['that is no address', 'akd.cards'],
    ['that is empty', ''],
  ])('nothing is said of a document %s', async (_, uri) => {
    at = await inGrove(grove);
    for (const [method, answer] of Object.entries(await answers(uri, { line: 3, character: 7 }))) {
      if (!ofThemselves.includes(method)) expect([method, answer]).toSatisfy(() => isSilent(answer));
    }
    expect(await at.session.rules(cards)).toEqual(['unknown-predefined-token']);
  });

  it('a document that was closed is answered for as it is on disk, one that is gone not at all', async () => {
    at = await inGrove(grove);
    const { line, character } = at.range('two ⟦Quince⟧').start;
    const position = { line, character: character + 1 };
    const open = await answers(at.textDocument.uri, position);
    await at.session.close(cards);
    const closed = await answers(at.textDocument.uri, position);
    expect(closed['textDocument/hover']).toEqual(open['textDocument/hover']);
    expect(closed['textDocument/references']).toEqual(open['textDocument/references']);
    at.session.remove(cards);
    await at.session.watched(cards, 3);
    const gone = await answers(at.textDocument.uri, position);
    for (const [method, answer] of Object.entries(gone)) {
      if (!ofThemselves.includes(method)) expect([method, answer]).toSatisfy(() => isSilent(answer));
    }
  });

  it.each([
    ['behind the end', { line: 1_000_000, character: 0 }],
    ['behind the end of a line', { line: 3, character: 1_000_000 }],
    ['before the beginning', { line: -1, character: -1 }],
    ['that is no number', { line: Number.NaN, character: Number.NaN }],
  ])('a place %s is no reason to fail', async (_, position) => {
    at = await inGrove(grove);
    for (const [method, answer] of Object.entries(await answers(at.textDocument.uri, position))) {
      expect([method, answer]).not.toMatchObject([method, { code: ErrorCodes.InternalError }]);
    }
    expect(await at.session.rules(cards)).toEqual(['unknown-predefined-token']);
  });

  it('a selection behind the end of the document is at its end', async () => {
    at = await InGrove.open(grove);
    const positions = [{ line: 1_000_000, character: 7 }];
    const { textDocument } = at;
    const [selection] =
      (await at.session.connection.sendRequest(SelectionRangeRequest.type, { textDocument, positions })) ?? [];
    const lines = text.split('\n');
    const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    expect(selection?.range).toEqual({ start: end, end });
  });

  it('requests about a text that changes under them are all answered', async () => {
    at = await inGrove(grove);
    const { end } = at.range('Tresure token');
    const pending = [];
    for (const [words, by] of [
      ['Tresure', 'Treasure'],
      ['Flying\nWhen', 'When'],
      [text.slice(text.lastIndexOf('Create a Treasure')), ''],
      ['Mirel enters', 'Mirel enters or dies'],
    ] as const) {
      pending.push(answers(at.textDocument.uri, end));
      await at.session.edit(cards, words, by);
    }
    pending.push(answers(at.textDocument.uri, end), answers(at.session.uri(tokens), end));
    for (const [method, answer] of (await Promise.all(pending)).flatMap(Object.entries)) {
      expect([method, answer]).not.toMatchObject([method, { code: ErrorCodes.InternalError }]);
    }
    expect(await at.session.hover(cards, 'Quince tokens')).not.toBeNull();
  });

  it('what is cancelled is answered as cancelled, and the rest goes on', async () => {
    at = await inGrove(grove);
    const params = at.on('two ⟦Quince⟧');
    const all = Object.entries(requests(params.textDocument.uri, params.position));
    const sources = all.map(() => new CancellationTokenSource());
    const pending = all.map(([method, asked], i) =>
      at.session.connection.sendRequest<unknown>(method, asked, sources[i]!.token).then(
        () => 'answered',
        ({ code }: ResponseError) => code,
      ),
    );
    for (const source of sources) source.cancel();
    const outcomes = await Promise.all(pending);
    expect(outcomes.filter((outcome) => outcome !== 'answered' && outcome !== LSPErrorCodes.RequestCancelled)).toEqual(
      [],
    );
    expect(outcomes).toContain(LSPErrorCodes.RequestCancelled);
    expect(await at.session.connection.sendRequest(HoverRequest.type, params)).not.toBeNull();
  });
});
