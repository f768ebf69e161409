import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type TokensOfSet, tokenListRequest, tokensChanged, tokensRequest } from '../../server/src/lsp/protocol.js';
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

  it('are listed in one Markdown document for all sets with tokens', async () => {
    session = await Session.start({
      files: {
        'one/a.cards': `Set: Nettles\nCode: NTL\n\n${cards}`,
        'one/a.tokens': definitions,
        'one/tokenwright.json': '{ "prints": ["Plum"] }',
        'two/b.cards': 'Sorrel\nSorcery\nCreate a Food token.\n',
        'two/tokenwright.json': '{}',
        'three/c.cards': 'Dock\nSorcery\nDraw a card.\n',
        'three/tokenwright.json': '{}',
      },
    });
    const list = () => session.connection.sendRequest<string>(tokenListRequest, {});
    const text = await list();
    expect(text.match(/^#.*/gm)).toEqual([
      '# Tokens of Nettles',
      '## Defined nowhere',
      '## Missing prints',
      '## Artifact',
      '# Tokens of two',
      '## Artifact',
    ]);
    expect(text).toContain('- Nettle Choir: two Blimfrog tokens, a.cards:10\n');
    expect(text).toContain('- 1 × Treasure Token: Artifact — Treasure · colorless · ');

    let notified = 0;
    session.connection.onNotification(tokensChanged, () => {
      notified++;
    });
    await session.open('two/b.cards', 'Sorrel\nSorcery\nDraw a card.\n');
    while (notified === 0) await sleep(20);
    expect(await list()).not.toContain('Tokens of two');
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
