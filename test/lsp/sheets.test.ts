import { afterEach, describe, expect, it } from 'vitest';
import { SHEETS, type SheetsAnswer } from '../../server/src/lsp/protocol.js';
import { fullClient, Session } from './support/client.js';

const header = 'Set: Orchard\nCode: ORC\n\n';
const cards = `${header}Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create two Treasure tokens.\n1/1\n`;
const others = 'Kiln {R}\nSorcery\nCreate a Tresure token and a Food token.\n';

let session: Session;
afterEach(() => session.dispose());

async function open(files: Record<string, string> = {}): Promise<void> {
  session = await Session.start({
    files: { 'tokenwright.json': '{ "prints": ["Food"] }', 'a.cards': cards, 'b.cards': others, ...files },
    capabilities: fullClient,
  });
  await session.open('a.cards', cards);
}

const sheets = (params: unknown): Promise<SheetsAnswer> => session.connection.sendRequest(SHEETS, params);
const inFile = (more: object) => sheets({ textDocument: { uri: session.uri('a.cards') }, ...more });

/** The names on the sheets. */
const names = ({ html }: SheetsAnswer) => /<desc id="p1-desc">(.*?)<\/desc>/.exec(html)?.[1];

describe('print sheets over LSP', () => {
  it('have the cards of a file or of its set, or the one at a position', async () => {
    await open();
    const file = await inFile({ what: 'cards', scope: 'file' });
    expect(file).toMatchObject({ fileName: 'Cards of Orchard', count: 1, cut: [], undefinedTokens: [], problems: [] });
    expect(names(file)).toBe('Grove Warden');
    expect(names(await inFile({ what: 'cards', scope: 'set' }))).toBe('Grove Warden, Kiln');
    const card = (line: number) => inFile({ what: 'cards', scope: 'card', position: { line, character: 0 } });
    expect(names(await card(5))).toBe('Grove Warden');
    expect(await card(0)).toMatchObject({ html: '', count: 0 });
  });

  it('have the tokens that cards make, and say which are not defined', async () => {
    await open();
    expect(await inFile({ what: 'tokens', scope: 'file' })).toMatchObject({ fileName: 'Tokens of Orchard', count: 2 });
    const set = await inFile({ what: 'tokens', scope: 'set', copies: 1 });
    expect(names(set)).toBe('Food Token, Treasure Token');
    expect(set).toMatchObject({ count: 2, undefinedTokens: ['a Tresure token'] });
    expect(names(await inFile({ what: 'tokens', scope: 'set', missing: true }))).toBe('Treasure Token');
  });

  it('follow the text that is not saved yet, and the options', async () => {
    await open();
    await session.edit('a.cards', 'Grove Warden', 'Grove Keeper');
    const sheet = await inFile({ what: 'cards', scope: 'file', copies: 12, paper: 'letter', grayscale: true });
    expect(sheet.count).toBe(12);
    expect(sheet.html).toContain('@page{size:215.9mm 279.4mm');
    expect(sheet.html).toContain('Grove Keeper');
    expect(sheet.html).not.toContain('Grove Warden');
  });

  it('are of the whole workspace for a document without cards, and for params that are something else', async () => {
    await open();
    for (const params of [
      { what: 'cards' },
      { textDocument: { uri: session.uri('none.cards') } },
      {},
      { copies: 'x' },
    ]) {
      expect(names(await sheets(params))).toBe('Grove Warden, Kiln');
    }
    expect((await inFile({ what: 'cards', scope: 'file', copies: 1e9 })).count).toBe(99);
  });
});
