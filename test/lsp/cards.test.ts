import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type CardsOfSet, cardsChanged, cardsRequest, cardTextRequest } from '../../server/src/lsp/protocol.js';
import { Session } from './support/client.js';

let session: Session;
afterEach(() => session.dispose());

const cards = `Nettle Bear {1}{G}
Creature — Bear (uncommon)
Trample
2/2

Instant
Draw a card.

Fire Song {R}
Instant
Draw a card.
//
Ice Song {U}
Instant
Draw a card.
`;
const xml = `<?xml version="1.0"?><cockatrice_carddatabase version="4"><cards><card><name>Sorrel &amp; Thyme</name>
<text>Draw a card.</text><prop><type>Sorcery</type><manacost>2U</manacost></prop></card></cards></cockatrice_carddatabase>`;
const files = {
  'a.cards': cards,
  'b.xml': xml,
  'c.tokens': 'Plum\nArtifact — Fruit\n{T}: Draw a card.\n',
  'tokenwright.json': '{}',
};

const request = (known: readonly string[] = []) =>
  session.connection.sendRequest<CardsOfSet[]>(cardsRequest, { known });

describe('cards over LSP', () => {
  it('are listed by file, from every format, with what they are grouped by', async () => {
    session = await Session.start({ files });
    const [set, ...others] = await request();
    expect(others).toEqual([]);
    expect(set?.files.map(({ path, cards }) => [path, cards?.map(({ name }) => name)])).toEqual([
      ['a.cards', ['Nettle Bear', 'Instant', 'Fire Song // Ice Song']],
      ['b.xml', ['Sorrel & Thyme']],
      ['c.tokens', []],
    ]);
    expect(set?.files[0]?.cards?.[0]).toEqual({
      ...{ name: 'Nettle Bear', manaCost: '{1}{G}', manaValue: 2, typeLine: 'Creature — Bear', stats: '2/2' },
      ...{ rarity: 'uncommon', colors: ['G'] },
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 11 } },
      extent: { start: { line: 0, character: 0 }, end: { line: 3, character: 3 } },
    });
    expect(set?.files[1]?.cards?.[0]).toMatchObject({ manaValue: 3, colors: ['U'] });
  });

  it('are sent again only for files that changed, after one notification', async () => {
    session = await Session.start({ files });
    let notified = 0;
    session.connection.onNotification(cardsChanged, () => {
      notified++;
    });
    await session.open('a.cards', cards);
    const known = (await request())[0]!.files.map(({ id }) => id);
    await session.edit('a.cards', 'Nettle', 'Thistle');
    await session.edit('a.cards', 'Thistle', 'Teasel');
    while (notified === 0) await sleep(20);
    const [set] = await request(known);
    expect(set?.files.map(({ cards }) => cards?.[0]?.name ?? null)).toEqual(['Teasel Bear', null, null]);
    await sleep(400);
    expect(notified).toBe(1);
  });

  it('have a text to copy, as plain card text in every format', async () => {
    session = await Session.start({ files });
    const text = (name: string, line: number) =>
      session.connection.sendRequest<string | null>(cardTextRequest, {
        textDocument: { uri: session.uri(name) },
        position: { line, character: 0 },
      });
    expect(await text('b.xml', 1)).toBe('Sorrel & Thyme {2}{U}\nSorcery\nDraw a card.');
    expect(await text('a.cards', 2)).toBe('Nettle Bear {1}{G}\nCreature — Bear\nTrample\n2/2\nRarity: uncommon');
    expect(await text('gone.cards', 0)).toBeNull();
  });
});
