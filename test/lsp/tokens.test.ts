import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type TokenPicture,
  type TokensOfSet,
  tokenPicturesRequest,
  tokensChanged,
  tokensRequest,
} from '../../server/src/lsp/protocol.js';
import { Session } from './support/client.js';

let session: Session;
afterEach(() => session.dispose());

const cards = `Nettle Wake {G}
Sorcery
Create two tapped Plum tokens. Create a Treasure token.

Nettle Choir {G}
Sorcery
Create two Blimfrog tokens.
`;
const definitions = 'Plum\nArtifact — Fruit\n{1}, Sacrifice this token: You gain 2 life.\n';
const xml = `<?xml version="1.0"?><cockatrice_carddatabase version="4"><cards><card><name>Sorrel</name>
<text>Draw &amp; discard. Create a Blimfrog token.</text><prop><type>Sorcery</type></prop></card></cards></cockatrice_carddatabase>`;

const tokens = () => session.connection.sendRequest<TokensOfSet[]>(tokensRequest, {});

describe('tokens over LSP', () => {
  it('have their makers and definitions, in every format', async () => {
    session = await Session.start({
      files: { 'a.cards': cards, 'a.tokens': definitions, 'b.xml': xml, 'tokenwright.json': '{}' },
    });
    const [set, ...others] = await tokens();
    expect(others).toEqual([]);
    expect(set?.root).toBe(session.uri('').replace(/\/$/, ''));
    expect(set?.tokens.map(({ label, rule }) => [label, rule])).toEqual([
      ['Plum', null],
      ['Treasure Token', '111.10a'],
    ]);
    expect(set?.tokens[0]).toMatchObject({
      summary: 'Artifact — Fruit · colorless',
      abilities: ['{1}, Sacrifice this token: You gain 2 life.'],
      colors: [],
      types: ['Artifact'],
      copies: '2',
      hasPrint: null,
      definition: { uri: session.uri('a.tokens'), range: { start: { line: 0, character: 0 } } },
      makers: [{ card: 'Nettle Wake', how: 'two, tapped', uri: session.uri('a.cards') }],
    });
    expect(set?.unknown).toMatchObject([
      {
        name: 'Blimfrog',
        makers: [
          { card: 'Nettle Choir', range: { start: { line: 6, character: 7 } } },
          { card: 'Sorrel', uri: session.uri('b.xml'), range: { start: { line: 1 } } },
        ],
      },
    ]);
  });

  it('have the prints that no card needs', async () => {
    session = await Session.start({
      files: { 'a.cards': cards, 'a.tokens': definitions, 'tokenwright.json': '{ "prints": ["Plum", "Fig"] }' },
    });
    const [set] = await tokens();
    expect(set?.unusedPrints).toEqual(['Fig']);
    expect(set?.tokens.map(({ label, hasPrint }) => [label, hasPrint])).toEqual([
      ['Plum', true],
      ['Treasure Token', false],
    ]);
  });

  it('are drawn by their ids, copies as cards to be filled in', async () => {
    session = await Session.start({
      files: {
        'a.cards': `${cards}\nMimic {U}\nSorcery\nCreate a token that’s a copy of target creature.\n`,
        'a.tokens': definitions,
      },
    });
    const [set] = await tokens();
    const ids = set!.tokens.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    const params = { ids: [...ids, 'gone'], theme: 'light' };
    const pictures = await session.connection.sendRequest<TokenPicture[]>(tokenPicturesRequest, params);
    expect(pictures.map(({ id, text }) => [id, text.split(/[.,]/)[0]])).toEqual([
      [ids[0], expect.stringContaining('Plum')],
      [ids[1], expect.stringContaining('Treasure')],
      [ids[2], expect.stringContaining('Copy of')],
    ]);
    for (const { svg } of pictures) expect(svg).toMatch(/^<svg/);
  });

  it('are reported as changed once per request', async () => {
    session = await Session.start({ files: { 'a.cards': cards } });
    let notified = 0;
    session.connection.onNotification(tokensChanged, () => {
      notified++;
    });
    await session.open('a.cards', cards);
    await session.rules('a.cards');
    await sleep(400);
    expect(notified).toBe(0);
    await tokens();
    await session.edit('a.cards', 'Blimfrog', 'Food');
    await session.edit('a.cards', 'Choir', 'Chorus');
    while (notified === 0) await sleep(20);
    expect((await tokens())[0]?.unknown.map(({ name }) => name)).toEqual(['Plum']);
    await sleep(400);
    expect(notified).toBe(1);
  });
});
