import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import {
  DefinitionRequest,
  DocumentLinkRequest,
  FileChangeType,
  type Location,
  ReferencesRequest,
} from 'vscode-languageserver/node';
import {
  lintRulePageRequest,
  type RulebookEntry,
  type RulesDocumentAnswer,
  type RulesSearchAnswer,
  rulebooksRequest,
  ruleReferencesRequest,
  rulesChanged,
  rulesDocumentRequest,
  searchRulesRequest,
} from '../../server/src/lsp/protocol.js';
import { Session } from './support/client.js';

let session: Session;
afterEach(() => session.dispose());

const cards = 'Nettle Wake {G}\nSorcery\nCreate a Treasure token. (See rule 111.10a.)\n';
/** A short text in the layout of the official rules. */
const own = `Magic: The Gathering Comprehensive Rules
These rules are effective as of June 7, 2024.
111. Tokens
111.4. A spell or ability that creates a token sets both its name and its subtype(s). If the spell or ability doesn’t specify the name of the token, its name is the same as its subtype(s) plus the word “Token.”
111.10. Some effects instruct a player to create a predefined token.
111.10a A Treasure token is a colorless Treasure artifact token with “{T}, Sacrifice this token: Add one mana of any color.”
Glossary
Token
A marker used to represent any permanent that isn’t represented by a card. See rule 111, “Tokens.”
Credits
`;

const document = (uri: string) =>
  session.connection.sendRequest<RulesDocumentAnswer | null>(rulesDocumentRequest, { uri });
const lineAt = (text: string, line: number) => text.split('\n')[line];
const on = (words: string) => ({
  textDocument: { uri: session.uri('a.cards') },
  position: session.place('a.cards', words, 1),
});

async function open(files: Record<string, string> = {}, rulesDocuments = true): Promise<void> {
  session = await Session.start({
    files: { 'a.cards': cards, ...files },
    initializationOptions: (folder: string) => ({ rulesDocuments, cache: `${folder}/cache` }),
  });
  await session.open('a.cards', cards);
}

describe('rules documents over LSP', () => {
  it('contain the definitions of predefined tokens and the targets of rule links', async () => {
    await open();
    const { uri, range } = (await session.connection.sendRequest(DefinitionRequest.type, on('Treasure'))) as Location;
    expect(uri).toBe('tokenwright-rules:/tokenwright-rules/magic-2026-09');
    const shown = await document(uri);
    expect(lineAt(shown?.text ?? '', range.start.line)).toMatch(/^111\.10a /);
    const links = await session.connection.sendRequest(DocumentLinkRequest.type, on('N'));
    expect(links).toMatchObject([{ target: `${uri}#L${range.start.line + 1}` }]);
  });

  it('of a user’s rulebook are found by the document that uses it', async () => {
    await open({ 'rules.txt': own, 'tokenwright.json': '{ "rulebook": "rules.txt" }' });
    const { uri, range } = (await session.connection.sendRequest(DefinitionRequest.type, on('Treasure'))) as Location;
    expect(uri).toContain(`?${encodeURIComponent(session.uri('a.cards'))}`);
    expect(lineAt((await document(uri))?.text ?? '', range.start.line)).toMatch(/^111\.10a /);
    const all = await session.connection.sendRequest<RulebookEntry[]>(rulebooksRequest, on('N').textDocument);
    expect(all[0]).toMatchObject({ id: null, inUse: true, address: uri });
    expect(all.filter(({ inUse }) => inUse)).toHaveLength(1);
  });

  it('of a user’s rulebook are updated with a notification when the file changes', async () => {
    await open({ 'rules.txt': own, 'tokenwright.json': '{ "rulebook": "rules.txt" }' });
    const { uri } = (await session.connection.sendRequest(DefinitionRequest.type, on('Treasure'))) as Location;
    const notified = new Promise((resolve) => session.connection.onNotification(rulesChanged, () => resolve(true)));
    await session.write('a.cards', cards);
    await session.watched('a.cards', FileChangeType.Changed);
    await session.write('rules.txt', own.replace('Add one mana', 'Add two mana'));
    await session.watched('rules.txt', FileChangeType.Changed);
    expect(await notified).toBe(true);
    expect((await document(uri))?.text).toContain('Add two mana of any color');
  });

  it('are null for an unknown rulebook', async () => {
    await open();
    expect(await document('tokenwright-rules:/tokenwright-rules/magic-1066')).toBeNull();
    expect(await document('nonsense')).toBeNull();
  });

  it('are files in the cache for a client that cannot show them', async () => {
    await open({}, false);
    const { uri, range } = (await session.connection.sendRequest(DefinitionRequest.type, on('Treasure'))) as Location;
    expect(uri).toBe(session.uri('cache/rulebooks/magic-2026-09.txt'));
    expect(lineAt(readFileSync(fileURLToPath(uri), 'utf8'), range.start.line)).toMatch(/^111\.10a /);
    const links = await session.connection.sendRequest(DocumentLinkRequest.type, on('N'));
    expect(links).toMatchObject([{ target: `${uri}#L${range.start.line + 1}` }]);
  });
});

describe('a rule number', () => {
  const ofDocument = async (path: string) =>
    (await session.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri: session.uri(path) } })) ??
    [];

  it('leads to its rule from cards and from notes of the set', async () => {
    await open();
    const target = (await session.connection.sendRequest(DefinitionRequest.type, on('111.10a'))) as Location;
    expect(lineAt((await document(target.uri))?.text ?? '', target.range.start.line)).toMatch(/^111\.10a /);
    const notes = '# Ideas\n\nMore Treasures, see rule 111.10a. Version 111.4 of the file.\n';
    await session.open('notes.md', notes, 'markdown');
    const inNotes = { textDocument: { uri: session.uri('notes.md') }, position: { line: 2, character: 28 } };
    expect(await session.connection.sendRequest(DefinitionRequest.type, inNotes)).toEqual(target);
    expect(await ofDocument('notes.md')).toHaveLength(1);
  });

  it('has references in its rulebook, ranges included, and on the cards that use it', async () => {
    const rules = own
      .replace('Glossary', '205.3. See rules 111.10a–b.\nGlossary')
      .replace('Token\n', 'Token\nSee rule 111.4. ');
    await open({ 'rules.txt': `${rules}`, 'tokenwright.json': '{ "rulebook": "rules.txt" }' });
    const params = { ...on('111.10a'), context: { includeDeclaration: false } };
    const places = (await session.connection.sendRequest(ReferencesRequest.type, params)) ?? [];
    const [inRules, onCard] = places;
    expect(places).toHaveLength(2);
    expect(lineAt((await document(inRules!.uri))?.text ?? '', inRules!.range.start.line)).toMatch(/^205\.3/);
    expect(onCard).toMatchObject({ uri: session.uri('a.cards'), range: { start: { line: 2 } } });
    const asked = { uri: inRules!.uri, number: '111.10a' };
    expect(await session.connection.sendRequest(ruleReferencesRequest, asked)).toEqual(places);
  });
});

describe('a search in the rules', () => {
  const search = (query: string, uri?: string) =>
    session.connection.sendRequest<RulesSearchAnswer>(
      searchRulesRequest,
      uri === undefined ? { query } : { uri, query },
    );

  it('finds numbers, words and terms, with their lines in the document', async () => {
    await open({ 'rules.txt': own, 'tokenwright.json': '{ "rulebook": "rules.txt" }' });
    const uri = session.uri('a.cards');
    const { title, address, hits } = await search('predefined', uri);
    expect([title, hits[0]]).toMatchObject([
      'Magic: The Gathering, June 7, 2024',
      { key: '111.10', headings: ['Tokens'] },
    ]);
    expect(lineAt((await document(address))?.text ?? '', hits[0]!.line)).toMatch(/^111\.10\. /);
    expect((await search('tresure', uri)).hits[0]).toMatchObject({ kind: 'rule', key: '111.10a' });
    expect((await search('Token', address)).hits[0]).toMatchObject({ kind: 'term', key: 'Token' });
    expect((await search('', uri)).hits.map(({ key }) => key)).toEqual(['111']);
    const [ward] = (await search('ward', uri)).hits;
    expect(ward).toMatchObject({ kind: 'meaning', key: 'ward' });
    expect(lineAt((await document(address))?.text ?? '', ward!.line)).toBe('ward');
  });

  it('works without a document', async () => {
    await open();
    expect((await search('111.4')).hits[0]).toMatchObject({ kind: 'rule', key: '111.4' });
  });
});

describe('the names of files', () => {
  it('are links in settings and headers, if the files exist', async () => {
    const settings = '{ "rulebook": "./rules.txt", "cards": ["seen.json", "gone.json"], "art": "art" }';
    const headed = 'Rulebook: ../rules.txt\n\nQuiet Fen\nLand\n';
    await open({
      'rules.txt': own,
      'tokenwright.json': settings,
      'seen.json': '{}',
      'art/a.png': '',
      'more/b.cards': headed,
    });
    await session.open('tokenwright.json', settings, 'jsonc');
    const links = async (path: string) => {
      const params = { textDocument: { uri: session.uri(path) } };
      const found = (await session.connection.sendRequest(DocumentLinkRequest.type, params)) ?? [];
      return found.map(({ range, target }) => [range.start.character, target]);
    };
    expect(await links('tokenwright.json')).toEqual([
      [settings.indexOf('./rules'), session.uri('rules.txt')],
      [settings.indexOf('seen'), session.uri('seen.json')],
      [settings.lastIndexOf('art'), session.uri('art')],
    ]);
    expect(await links('more/b.cards')).toEqual([['Rulebook: '.length, session.uri('rules.txt')]]);
  });

  it('lead to the document of a rulebook by its id', async () => {
    const settings = '{ "rulebook": "magic-2020-01" }';
    await open({ 'tokenwright.json': settings });
    const params = { textDocument: { uri: session.uri('tokenwright.json') } };
    const links = await session.connection.sendRequest(DocumentLinkRequest.type, params);
    expect(links).toMatchObject([{ target: 'tokenwright-rules:/tokenwright-rules/magic-2020-01' }]);
  });
});

describe('the page of a lint rule', () => {
  const page = (id: string) => session.connection.sendRequest<string | null>(lintRulePageRequest, { id });

  it('equals the generated page', async () => {
    await open();
    for (const id of ['unknown-subtype', 'different-tokens-same-name', 'rb-wrong-might']) {
      expect(await page(id)).toBe(readFileSync(`server/docs/rules/${id}.md`, 'utf8'));
    }
  });

  it('is null for any other name', async () => {
    await open();
    expect([await page('no-such-rule'), await page('../index')]).toEqual([null, null]);
  });
});
