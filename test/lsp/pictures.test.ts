import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver/node';
import { PICTURE, type Picture, THEME } from '../../server/src/lsp/protocol.js';
import { fullClient, Session } from './support/client.js';

const cards = 'Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create a Treasure token.\n1/1\n';

let session: Session;
afterEach(() => session.dispose());

async function open(initializationOptions: unknown, capabilities = fullClient): Promise<void> {
  session = await Session.start({ files: { 'a.cards': cards }, capabilities, initializationOptions });
  await session.open('a.cards', cards);
}

async function hovered(): Promise<string> {
  const hover = await session.hover('a.cards', 'Treasure');
  return (hover?.contents as MarkupContent | undefined)?.value ?? '';
}

function picture(words: string, theme: unknown = 'light'): Promise<Picture | null> {
  const params = { textDocument: { uri: session.uri('a.cards') }, position: session.place('a.cards', words, 1), theme };
  return session.connection.sendRequest(PICTURE, params);
}

/** The SVG in the data URI of the image at the start of the Markdown. */
function svgIn(markdown: string): string {
  return atob(/^!\[.*?\]\(data:image\/svg\+xml;base64,([^)]*)\)\n\n/.exec(markdown)?.[1] ?? '');
}

describe('pictures over LSP', () => {
  it('are shown in hovers if the client supports them, in the colours of its theme', async () => {
    await open({ pictures: true, theme: 'dark' });
    const dark = svgIn(await hovered());
    expect(dark).toContain('<title id="title">Treasure Token</title>');
    const below = (await hovered()).replace(/^.*\n\n/, '');
    expect(below).toMatch(/^Introduced in/);
    expect(below).not.toContain('Artifact — Treasure');
    await session.connection.sendNotification(THEME, { theme: 'contrast' });
    const contrast = svgIn(await hovered());
    expect(contrast).toContain('#000000');
    expect(contrast).not.toBe(dark);
  });

  it('are not sent to other clients', async () => {
    await open({});
    expect(await hovered()).toMatch(/^\*\*Treasure Token\*\*/);
    await session.connection.sendNotification(THEME, { theme: 'dark' });
    expect(await hovered()).toMatch(/^\*\*Treasure Token\*\*/);
  });

  it('are not sent to clients that show only plain text', async () => {
    await open({ pictures: true }, { textDocument: { hover: { contentFormat: ['plaintext'] } } });
    expect(await hovered()).toMatch(/^Treasure Token/);
  });

  it('are drawn on request for the token or else the card at a position, from the current text', async () => {
    await open({});
    expect(await picture('Treasure')).toMatchObject({ title: 'Treasure Token', width: 260, height: 363, version: 1 });
    await session.edit('a.cards', 'Grove Warden', 'Grove Keeper');
    const card = await picture('enters');
    expect(card).toMatchObject({ title: 'Grove Keeper', fileName: 'Grove Keeper', version: 2 });
    expect(card?.text).toContain('Creature — Elf. 1/1.');
    expect(card?.svg).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('are of the card while the user is writing in it, and on the empty line at its end', async () => {
    await open({});
    const textDocument = { uri: session.uri('a.cards') };
    const drawn = async (position: unknown, writing: unknown) =>
      (await session.connection.sendRequest<Picture | null>(PICTURE, { textDocument, position, writing }))?.title;
    const treasure = session.place('a.cards', 'Treasure', 1);
    expect(await drawn(treasure, false)).toBe('Treasure Token');
    expect(await drawn(treasure, true)).toBe('Grove Warden');
    expect(await drawn(treasure, 'yes')).toBe('Treasure Token');
    expect(await drawn({ line: 4, character: 0 }, true)).toBe('Grove Warden');
    await session.edit('a.cards', '1/1\n', '1/1\n\n\n');
    expect(await drawn({ line: 6, character: 0 }, true)).toBeUndefined();
  });

  it('have the art of the set, also after it was added or replaced', async () => {
    await open({});
    expect(await picture('enters')).toMatchObject({ problems: [], smallText: null });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    );
    mkdirSync(join(session.folder, 'art'));
    writeFileSync(join(session.folder, 'art/grove-warden.png'), png);
    expect((await picture('enters'))?.svg).toContain(`href="data:image/png;base64,${png.toString('base64')}"`);
    writeFileSync(join(session.folder, 'art/grove-warden.png'), 'no picture');
    const without = await picture('enters');
    expect(without?.svg).not.toContain('data:image');
    expect(without?.problems).toEqual(['The picture grove-warden.png cannot be used: it is not a PNG, JPEG or WebP.']);
  });

  it('mark small text, but not in a picture for a file', async () => {
    await open({});
    await session.edit('a.cards', '1/1', `${'Whenever this creature attacks, draw a card. '.repeat(30)}\n1/1`);
    const params = { textDocument: { uri: session.uri('a.cards') }, position: { line: 0, character: 0 } };
    const marked = await session.connection.sendRequest<Picture>(PICTURE, params);
    const saved = await session.connection.sendRequest<Picture>(PICTURE, { ...params, forFile: true });
    expect(marked.smallText).toMatch(/^The text is .* smaller than on printed cards/);
    expect(marked.svg).toContain(`<title>${marked.smallText}</title>`);
    expect(saved.svg).not.toContain(`<title>${marked.smallText}</title>`);
  });

  it('are null for params without anything to draw', async () => {
    await open({});
    const uri = session.uri('none.cards');
    const request = (params: unknown) => session.connection.sendRequest(PICTURE, params);
    const position = { line: 0, character: 0 };
    expect(await request({ textDocument: { uri }, position, theme: 'light' })).toBeNull();
    expect(await request({ textDocument: { uri: session.uri('a.cards') } })).toBeNull();
    expect(await request({})).toBeNull();
    expect((await picture('enters', 'puce'))?.title).toBe('Grove Warden');
  });
});
