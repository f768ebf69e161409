import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CheckResult,
  cardFilesRequest,
  checkRequest,
  type SetInfo,
  type SetRulebookAnswer,
  setRequest,
  setRulebookRequest,
} from '../../server/src/lsp/protocol.js';
import { fullClient, Session } from './support/client.js';

let session: Session;
afterEach(() => session.dispose());

const cards = 'Nettle Wake {G}\nSorcery\nCreate a treasure token.\n';
const xml = `<?xml version="1.0"?><cockatrice_carddatabase version="4"><cards><card><name>Sorrel</name>
<text>Create a treasure token.</text><prop><type>Sorcery</type></prop></card></cards></cockatrice_carddatabase>`;

const setInfo = (uri: string, folder = false) =>
  session.connection.sendRequest<SetInfo | null>(setRequest, { uri: session.uri(uri), folder });
const check = (uri: string, more: object = {}) =>
  session.connection.sendRequest<CheckResult>(checkRequest, { uri: session.uri(uri), ...more });

describe('a set over LSP', () => {
  it('has a name, its settings, and where its rulebook is named', async () => {
    session = await Session.start({
      files: {
        'wild/nettle.cards': cards,
        'wild/old.cards': `Set: Wild\nRulebook: magic-2020-01\n\n${cards}`,
        'wild/tokenwright.json': '{ "rulebook": "magic-2024-06" }',
        'loose.cards': cards,
      },
    });
    expect(await setInfo('wild/nettle.cards')).toEqual({
      root: session.uri('wild'),
      name: 'wild',
      config: session.uri('wild/tokenwright.json'),
      rulebook: { id: 'magic-2024-06', title: expect.stringContaining('June 7, 2024') },
      named: 'in the set',
      holdsCards: true,
      isUnchecked: false,
      files: 2,
    });
    expect(await setInfo('wild/old.cards')).toMatchObject({ rulebook: { id: 'magic-2020-01' }, named: 'in the file' });
    expect(await setInfo('loose.cards')).toMatchObject({ config: null, named: 'elsewhere', holdsCards: true });
    expect(await setInfo('wild', true)).toMatchObject({ rulebook: { id: 'magic-2024-06' }, holdsCards: false });
    expect(await setInfo('wild/tokenwright.json')).toMatchObject({ holdsCards: false });
  });

  it('includes other programs’ files once settings are written to the folder', async () => {
    session = await Session.start({ files: { 'fresh/nettle.cards': cards, 'fresh/sorrel.xml': xml } });
    expect(await check('fresh')).toEqual({ files: 1, cards: 1, findings: 1, hints: 0, omitted: 0 });
    await session.write('fresh/tokenwright.json', '{}');
    expect(await check('fresh')).toEqual({ files: 2, cards: 2, findings: 2, hints: 0, omitted: 0 });
  });
});

describe('an open file of another program', () => {
  const isUnchecked = async (path: string, text: string) => {
    await session.open(path, text, 'xml');
    return (await setInfo(path))?.isUnchecked;
  };

  it('is not checked while its folder has no settings', async () => {
    session = await Session.start({ files: { 'fresh/sorrel.xml': xml, 'fresh/pom.xml': '<project/>' } });
    expect(await isUnchecked('fresh/sorrel.xml', xml)).toBe(true);
    expect(await isUnchecked('fresh/pom.xml', '<project/>')).toBe(false);
    await session.write('fresh/tokenwright.json', '{}');
    await check('fresh');
    expect(await setInfo('fresh/sorrel.xml')).toMatchObject({ isUnchecked: false, holdsCards: true, files: 1 });
  });

  it('is left alone if the settings leave it out, and so are notes with a block of cards', async () => {
    const notes = `# Notes\n\n\`\`\`cards\n${cards}\`\`\`\n`;
    session = await Session.start({
      files: { 'set/tokenwright.json': '{ "exclude": ["*.xml"] }', 'set/sorrel.xml': xml, 'notes/readme.md': notes },
    });
    expect(await isUnchecked('set/sorrel.xml', xml)).toBe(false);
    expect(await isUnchecked('notes/readme.md', notes)).toBe(false);
  });
});

describe('the number of findings', () => {
  it('is split into those that editors list, hints, and those beyond the limit of a file', async () => {
    const many = Array.from({ length: 1100 }, (_, i) => `Wake ${i} {G}\nSorcery\nCreate a treasure token.\n`).join(
      '\n',
    );
    const settings = '{ "rules": { "capitalized-token-word": "hint" } }';
    const hint = 'Sorrel {G}\nSorcery\nCreate a 1/1 green Elf creature Token.\n';
    session = await Session.start({ files: { 'tokenwright.json': settings, 'a.cards': many, 'b.cards': hint } });
    expect(await check('')).toEqual({ files: 2, cards: 1101, findings: 1101, hints: 1, omitted: 101 });
  });
});

describe('the rulebook of a set over LSP', () => {
  const setRulebook = (rulebook: string) =>
    session.connection.sendRequest<SetRulebookAnswer>(setRulebookRequest, {
      uri: session.uri('wild/nettle.cards'),
      rulebook,
    });

  it('is set to a rules file in the folder of the set', async () => {
    const rules = readFileSync('server/rulebooks/magic-2024-06.txt', 'utf8');
    session = await Session.start({
      files: { 'wild/nettle.cards': cards, 'wild/tokenwright.json': '{}', 'wild/my.txt': rules },
    });
    expect(await setRulebook('./my.txt')).toEqual({
      config: session.uri('wild/tokenwright.json'),
      title: 'Magic: The Gathering, June 7, 2024',
    });
    expect(JSON.stringify(session.edits)).toContain('./my.txt');
  });

  it('stays as it is if the rules file cannot be used, and the answer says why', async () => {
    session = await Session.start({
      files: { 'wild/nettle.cards': cards, 'wild/tokenwright.json': '{}', 'wild/diary.txt': 'Dear diary,' },
    });
    expect(await setRulebook('./diary.txt')).toEqual({
      problem: expect.stringMatching(/^The rulebook \.\/diary\.txt cannot be used: /),
    });
    expect(await setRulebook('./missing.txt')).toEqual({
      problem: expect.stringContaining('./missing.txt cannot be read: '),
    });
    expect(session.edits).toEqual([]);
  });

  it('stays as it is if the settings are not valid JSON', async () => {
    session = await Session.start({ files: { 'wild/nettle.cards': cards, 'wild/tokenwright.json': '{ "rules": ' } });
    expect(await setRulebook('magic-2024-06')).toEqual({ problem: null });
  });
});

describe('formatting', () => {
  it('is registered only for plain card text, if the client supports that', async () => {
    const dynamic = { dynamicRegistration: true };
    const formatting = { formatting: dynamic, rangeFormatting: dynamic, onTypeFormatting: dynamic };
    session = await Session.start({
      capabilities: { ...fullClient, textDocument: { ...fullClient.textDocument, ...formatting } },
    });
    expect(session.initialized.capabilities.documentFormattingProvider).toBeUndefined();
    await session.open('nettle.cards', cards);
    await session.rules('nettle.cards'); // the registrations have arrived by then
    expect(session.registered).toContain('textDocument/formatting');
  });
});

describe('a folder without settings over LSP', () => {
  it('lists the files of other programs that contain cards', async () => {
    session = await Session.start({
      files: { 'a/set.xml': xml, 'a/pom.xml': '<project/>', 'a/my.cards': cards, 'b/notes.txt': 'Words.' },
    });
    const request = (folder: string) =>
      session.connection.sendRequest<string[]>(cardFilesRequest, { uri: session.uri(folder) });
    expect(await request('a')).toEqual(['set.xml']);
    expect(await request('b')).toEqual([]);
  });
});
