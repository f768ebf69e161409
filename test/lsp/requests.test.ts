import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CodeLensRequest,
  type CompletionItem,
  CompletionRequest,
  CompletionResolveRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentHighlightKind,
  DocumentHighlightRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  InlayHintRequest,
  type Location,
  PrepareRenameRequest,
  type Range,
  ReferencesRequest,
  RenameRequest,
  type SelectionRange,
  SelectionRangeRequest,
  type SemanticTokens,
  type SemanticTokensDelta,
  SemanticTokensDeltaRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
  type TextDocumentEdit,
  type TextEdit,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
import { applyEdits } from '../../server/src/lint/fix/fixes.js';
import { LineIndex } from '../../server/src/text/line-index.js';
import type { Session } from './support/client.js';
import { GroveSession, groves } from './support/grove-session.js';

describe.each(groves)('in %s', (_, grove) => {
  const { cards, tokens } = grove;
  const text = grove.files[cards] ?? '';
  let at: GroveSession;
  let session: Session;
  let request: Session['connection']['sendRequest'];
  beforeAll(async () => {
    at = await GroveSession.open(grove, { showsReferences: true });
    ({ session } = at);
    request = session.connection.sendRequest.bind(session.connection);
  });
  afterAll(() => session.dispose());

  it('reports diagnostics', async () => {
    expect(await session.diagnostics(cards)).toMatchObject([
      { code: 'unknown-predefined-token', range: at.range('a ⟦Tresure⟧ token') },
    ]);
    expect(await session.diagnostics(tokens)).toEqual([]);
    const { items } = await session.workspaceDiagnostics();
    expect(items.map(({ uri }) => uri).toSorted()).toEqual(
      [cards, tokens, 'tokenwright.json'].map((path) => session.uri(path)),
    );
  });

  it('offers a fix', async () => {
    const [fix] = await session.actionsIn(cards, at.range('a ⟦Tresure⟧ token'), ['quickfix']);
    expect(fix).toMatchObject({ title: 'Change to “Treasure”', kind: 'quickfix' });
    const [change] = (fix?.edit?.documentChanges ?? []) as TextDocumentEdit[];
    expect(change?.textDocument).toEqual({ uri: session.uri(cards), version: 1 });
    expect(change?.edits).toEqual([{ range: at.range('a ⟦Tresure⟧ token'), newText: 'Treasure' }]);
  });

  it('answers hovers', async () => {
    const hover = await session.hover(cards, 'Quince tokens');
    expect(hover?.range).toEqual(at.range('⟦two Quince tokens⟧'));
    expect(hover?.contents).toMatchObject({ kind: 'markdown', value: expect.stringContaining('Draw a card') });
  });

  it('explains abilities on hover, and sends the modifiers of colors', async () => {
    const hover = await session.hover(cards, 'When Mirel enters');
    expect(hover?.range).toEqual(at.range('⟦When Mirel enters⟧'));
    expect(hover?.contents).toMatchObject({
      value: expect.stringContaining('**Triggered ability**\n\nTriggers when Mirel enters.'),
    });
    const { legend } = session.initialized.capabilities.semanticTokensProvider!;
    expect(legend.tokenModifiers).toEqual(['action', 'condition', 'duration', 'cost']);
  });

  it('finds the definition', async () => {
    const found = await request(DefinitionRequest.type, at.on('two ⟦Quince⟧'));
    expect(found).toEqual(at.location('Quince Token', tokens));
  });

  it('finds references', async () => {
    const params = { ...at.on('Sacrifice a ⟦Quince⟧'), context: { includeDeclaration: true } };
    const found = (await request(ReferencesRequest.type, params)) as Location[];
    const links = at.isXml ? [at.location('>⟦Quince⟧ Token</related')] : [];
    expect(found).toEqual([
      at.location('two ⟦Quince⟧'),
      at.location('Sacrifice a ⟦Quince⟧'),
      ...links,
      at.location('⟦Quince⟧ Token', tokens),
    ]);
    const outside = { ...params, context: { includeDeclaration: false } };
    expect(await request(ReferencesRequest.type, outside)).toEqual(found.slice(0, -1));
  });

  it('highlights references in the file', async () => {
    const found = await request(DocumentHighlightRequest.type, at.on('two ⟦Quince⟧'));
    const links = at.isXml ? ['Quince'] : [];
    expect(found?.map(({ range }) => at.words(range))).toEqual(['Quince', 'Quince', ...links]);
    const { Write, Read } = DocumentHighlightKind;
    expect(found?.map(({ kind }) => kind)).toEqual([Write, Read, ...links.map(() => Read)]);
  });

  it('renames a token', async () => {
    const prepared = await request(PrepareRenameRequest.type, at.on('two ⟦Quince⟧'));
    expect(prepared).toEqual({ range: at.range('two ⟦Quince⟧'), placeholder: 'Quince' });
    const params = { ...at.on('two ⟦Quince⟧'), newName: 'Apple' };
    const edit = await request(RenameRequest.type, params);
    const changes = (edit?.documentChanges ?? []) as TextDocumentEdit[];
    expect(changes.map(({ textDocument }) => textDocument)).toEqual([
      { uri: session.uri(cards), version: 1 },
      { uri: session.uri(tokens), version: null },
    ]);
    const made = changes[0]?.edits.map((each) => [at.words(each.range), 'newText' in each ? each.newText : null]);
    const links = at.isXml ? [['Quince', 'Apple']] : [];
    expect(made).toEqual([['Quince', 'Apple'], ['a Quince', 'an Apple'], ...links]);
  });

  it('outlines the file', async () => {
    const found = (await request(DocumentSymbolRequest.type, { textDocument: at.textDocument })) as DocumentSymbol[];
    expect(found.map(({ name, detail, selectionRange }) => ({ name, detail, selectionRange }))).toEqual([
      {
        name: 'Mirel, Grove Warden',
        detail: '{1}{G}  Legendary Creature — Elf',
        selectionRange: at.range('Mirel, Grove Warden'),
      },
      { name: 'Last Harvest', detail: '{G}  Sorcery', selectionRange: at.range('Last Harvest') },
    ]);
    const [flying, enters] = found[0]?.children ?? [];
    expect(flying).toMatchObject({ name: 'Flying', range: at.range('Flying') });
    expect(enters?.name).toBe('Triggered: when Mirel enters');
    expect(enters?.detail).toContain('say "ripe & sweet", then');
    expect(at.words(enters!.range)).toMatch(/^When Mirel enters.*Quince tokens\.$/);
  });

  it('finds cards and tokens by name', async () => {
    const find = (query: string) => request(WorkspaceSymbolRequest.type, { query });
    expect(await find('lasthar')).toMatchObject([
      { name: 'Last Harvest', location: { uri: session.uri(cards), range: at.range('Last Harvest') } },
    ]);
    expect(await find('quince')).toMatchObject([{ name: 'Quince Token', location: { uri: session.uri(tokens) } }]);
    expect(await find('')).toHaveLength(3);
    expect(await find('zzz')).toEqual([]);
  });

  it('folds cards', async () => {
    const found = await request(FoldingRangeRequest.type, { textDocument: at.textDocument });
    const last = at.isXml ? '</card>\n    <card>' : '2/2\n\nLast';
    expect(found?.[0]).toMatchObject({
      startLine: at.range(at.isXml ? '<card>' : 'Mirel, Grove').start.line,
      endLine: at.range(last).start.line,
    });
    expect(found).toHaveLength(2);
  });

  it('expands a selection from a word to the card', async () => {
    const place = at.on('1/1 ⟦red⟧ Goblin');
    const params = { textDocument: at.textDocument, positions: [place.position] };
    const [chain] = (await request(SelectionRangeRequest.type, params)) ?? [];
    const found: string[] = [];
    for (let each: SelectionRange | undefined = chain; each; each = each.parent) found.push(at.words(each.range));
    expect(found.slice(0, 2)).toEqual(['red', 'a 1/1 red Goblin creature token']);
    expect(found).toContain('{T}, Sacrifice a Quince: Create a 1/1 red Goblin creature token and a Tresure token.');
    expect(found.at(-1)).toContain('Mirel, Grove Warden');
    expect(found.at(-1)).not.toContain('Last Harvest');
  });

  it('returns semantic tokens', async () => {
    const whole = (await request(SemanticTokensRequest.type, { textDocument: at.textDocument })) as SemanticTokens;
    const legend = session.initialized.capabilities.semanticTokensProvider!.legend;
    const found = decoded(whole.data).map(({ range, type }) => [at.words(range), legend.tokenTypes[type]]);
    const types = Object.fromEntries(found);
    expect(types).toMatchObject({
      Flying: 'keyword',
      Mirel: 'selfReference',
      Goblin: 'createdToken',
      Tresure: 'unknownToken',
      Treasure: 'createdToken',
    });
    expect(found.filter(([words]) => words === 'Quince')).toEqual([
      ['Quince', 'createdToken'],
      ['Quince', 'tokenReference'],
    ]);

    const part = { textDocument: at.textDocument, range: at.range('Create a ⟦Treasure⟧ token') };
    const few = (await request(SemanticTokensRangeRequest.type, part))!;
    expect(decoded(few.data).map(({ range }) => at.words(range))).toEqual(['Create', 'Treasure', 'token']);

    const again = { textDocument: at.textDocument, previousResultId: whole.resultId ?? '' };
    const delta = await request(SemanticTokensDeltaRequest.type, again);
    expect((delta as SemanticTokensDelta).edits).toEqual([]);
    const unknown = await request(SemanticTokensDeltaRequest.type, {
      textDocument: at.textDocument,
      previousResultId: 'never given',
    });
    expect((unknown as SemanticTokens).data).toEqual(whole.data);
  });

  it('shows what predefined tokens are as inlay hints', async () => {
    const params = {
      textDocument: at.textDocument,
      range: { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } },
    };
    const found = await request(InlayHintRequest.type, params);
    expect(found).toMatchObject([
      { label: expect.stringContaining('Add one mana'), position: at.range('Create a ⟦Treasure token⟧.').end },
    ]);
    const elsewhere = { textDocument: at.textDocument, range: at.range('Flying') };
    expect(await request(InlayHintRequest.type, elsewhere)).toEqual([]);
  });

  it('shows the tokens a card makes in a code lens', async () => {
    const found = await request(CodeLensRequest.type, { textDocument: at.textDocument });
    expect(found?.map(({ range, command }) => [at.words(range), command?.title])).toEqual([
      ['Mirel, Grove Warden', 'makes: two Quince Tokens'],
    ]);
    const [, start, places] = found?.[0]?.command?.arguments ?? [];
    expect(start).toEqual(at.range('Mirel, Grove Warden').start);
    expect(places).toEqual([at.location('Quince Token', tokens)]);
  });

  it('sends code lenses without a command if the client cannot show references', async () => {
    const other = await GroveSession.open(grove);
    const params = { textDocument: other.textDocument };
    const found = await other.session.connection.sendRequest(CodeLensRequest.type, params);
    other.session.dispose();
    expect(found?.map(({ command }) => command)).toEqual([{ title: 'makes: two Quince Tokens', command: '' }]);
  });

  it('formats plain text but no data files', async () => {
    const name = at.isXml ? 'rough.xml' : 'rough.cards';
    const rough = text.replace('Creature — Elf', 'Creature - Elf').replace('Sorcery', 'Sorcery -  Arcane');
    await session.open(name, rough, grove.language);
    const params = { textDocument: { uri: session.uri(name) }, options: { tabSize: 2, insertSpaces: true } };
    const lines = new LineIndex(rough);
    const start = rough.indexOf('Creature - Elf');
    const range = lines.range({ start, end: start + 'Creature - Elf'.length });
    const position = { line: lines.position(rough.indexOf('Sorcery')).line + 1, character: 0 };
    const edited = (edits: TextEdit[] | null) =>
      applyEdits(
        rough,
        (edits ?? []).map(({ range, newText }) => ({ span: lines.span(range), newText })),
      );

    const whole = edited(await request(DocumentFormattingRequest.type, params));
    const part = edited(await request(DocumentRangeFormattingRequest.type, { ...params, range }));
    const typed = edited(await request(DocumentOnTypeFormattingRequest.type, { ...params, ch: '\n', position }));
    const [dash, arcane] = at.isXml ? ['-', '-  Arcane'] : ['—', '— Arcane'];
    expect(whole).toBe(rough.replace('Creature -', `Creature ${dash}`).replace('-  Arcane', arcane));
    expect(part).toBe(rough.replace('Creature -', `Creature ${dash}`));
    expect(typed).toBe(rough.replace('-  Arcane', arcane));
    await session.close(name);
  });

  it('formats what was just typed, in every format', async () => {
    const name = at.isXml ? 'typed.xml' : 'typed.cards';
    const half = text.replace('Create a Treasure token.', 'Draw a card -- no Treasure token.');
    await session.open(name, half, grove.language);
    const position = new LineIndex(half).position(half.indexOf(' no Treasure'));
    const params = { textDocument: { uri: session.uri(name) }, options: { tabSize: 2, insertSpaces: true } };
    const dash = { start: { ...position, character: position.character - 2 }, end: position };
    const edits = await request(DocumentOnTypeFormattingRequest.type, { ...params, ch: '-', position });
    expect(edits).toEqual([{ range: dash, newText: '—' }]);
    await session.close(name);
  });

  it('completes names, and resolves their descriptions', async () => {
    const name = at.isXml ? 'new.xml' : 'new.cards';
    const half = text.replace('Create a Treasure token.', 'Create a Trea');
    await session.open(name, half, grove.language);
    const textDocument = { uri: session.uri(name) };
    const typed = half.indexOf('a Trea') + 'a Trea'.length;
    const { start, end } = new LineIndex(half).range({ start: typed - 'Trea'.length, end: typed });
    const found = await request(CompletionRequest.type, { textDocument, position: end });
    const item = (found as CompletionItem[]).find(({ label }) => label === 'Treasure token');
    expect(item?.textEdit).toEqual({ range: { start, end }, newText: 'Treasure token' });
    const resolved = await request(CompletionResolveRequest.type, item!);
    expect(resolved.documentation).toMatchObject({ kind: 'markdown', value: expect.stringContaining('111.10a') });
    await session.close(name);
  });
});

/** Decodes semantic tokens: five numbers each, with positions relative to the previous one. */
function decoded(data: readonly number[]): { range: Range; type: number }[] {
  const found: { range: Range; type: number }[] = [];
  let line = 0;
  let character = 0;
  for (let i = 0; i < data.length; i += 5) {
    const [down = 0, right = 0, length = 0, type = 0] = data.slice(i, i + 4);
    line += down;
    character = down > 0 ? right : character + right;
    found.push({ range: { start: { line, character }, end: { line, character: character + length } }, type });
  }
  return found;
}
