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
import { type Grove, GroveSession, groves } from './support/grove-session.js';

let at: GroveSession;
const inGrove = (grove: Grove) => GroveSession.open(grove, { rulesDocuments: true, showsReferences: true });
afterEach(() => at.session.dispose());

/** The params of each request, for a position in a document. */
function requests(uri: string, position: Position): Readonly<Record<string, object>> {
  const textDocument = { uri };
  const range = { start: { line: 0, character: 0 }, end: position };
  const options = { tabSize: 2, insertSpaces: true };
  const spot = { textDocument, position };
  return {
    'textDocument/diagnostic': { textDocument },
    'textDocument/hover': spot,
    'textDocument/completion': spot,
    'textDocument/inlineCompletion': { ...spot, context: { triggerKind: 1 } },
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

/** The answers to all requests, sent at the same time; error codes for errors. */
async function answers(uri: string, position: Position): Promise<Record<string, unknown>> {
  const all = Object.entries(requests(uri, position)).map(async ([method, params]) => [
    method,
    await at.session.connection.sendRequest<unknown>(method, params).catch(({ code }: ResponseError) => ({ code })),
  ]);
  return Object.fromEntries(await Promise.all(all));
}

/** Whether an answer is empty. */
function isEmpty(answer: unknown): boolean {
  if (answer === null) return true;
  const { items, data, edits } = answer as Record<string, unknown[] | undefined>;
  return [answer, items, data, edits].some((list) => Array.isArray(list) && list.length === 0);
}

/**
 * Requests whose answer does not depend on the document: they return their input, the rulebook, the set or all sets.
 */
const independent = [
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
    ['that does not exist', 'file:///nowhere/at/all.cards'],
    ['that is not on disk', 'vscode-vfs://github/mira/akd/akd.cards'],
    ['that was never opened', 'untitled:Untitled-7'],
    ['of another format', 'file:///etc/hostname'],
    ['that is a folder', 'file:///usr'],
    ['with broken escapes', 'file:///nowhere/%E0%A4%A.cards'],
    ['that is not a URI', 'akd.cards'],
    ['that is empty', ''],
  ])('returns empty answers for a document %s', async (_, uri) => {
    at = await inGrove(grove);
    for (const [method, answer] of Object.entries(await answers(uri, { line: 3, character: 7 }))) {
      if (!independent.includes(method)) expect([method, answer]).toSatisfy(() => isEmpty(answer));
    }
    expect(await at.session.rules(cards)).toEqual(['unknown-predefined-token']);
  });

  it('answers for a closed document from disk, and with nothing for a deleted one', async () => {
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
      if (!independent.includes(method)) expect([method, answer]).toSatisfy(() => isEmpty(answer));
    }
  });

  it.each([
    ['after the end', { line: 1_000_000, character: 0 }],
    ['after the end of a line', { line: 3, character: 1_000_000 }],
    ['before the start', { line: -1, character: -1 }],
    ['that is not a number', { line: Number.NaN, character: Number.NaN }],
  ])('does not fail for a position %s', async (_, position) => {
    at = await inGrove(grove);
    for (const [method, answer] of Object.entries(await answers(at.textDocument.uri, position))) {
      expect([method, answer]).not.toMatchObject([method, { code: ErrorCodes.InternalError }]);
    }
    expect(await at.session.rules(cards)).toEqual(['unknown-predefined-token']);
  });

  it('clamps a selection after the end of the document', async () => {
    at = await GroveSession.open(grove);
    const positions = [{ line: 1_000_000, character: 7 }];
    const { textDocument } = at;
    const [selection] =
      (await at.session.connection.sendRequest(SelectionRangeRequest.type, { textDocument, positions })) ?? [];
    const lines = text.split('\n');
    const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    expect(selection?.range).toEqual({ start: end, end });
  });

  it('answers all requests while the text changes', async () => {
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

  it('answers cancelled requests as cancelled, and then works as before', async () => {
    at = await inGrove(grove);
    const params = at.on('two ⟦Quince⟧');
    const all = Object.entries(requests(params.textDocument.uri, params.position));
    const sources = all.map(() => new CancellationTokenSource());
    const pending = all.map(([method, params], i) =>
      at.session.connection.sendRequest<unknown>(method, params, sources[i]!.token).then(
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
