import { describe, expect, it } from 'vitest';
import {
  CodeLensRequest,
  InlayHintRequest,
  SemanticTokensRequest,
  WorkspaceDiagnosticRequest,
} from 'vscode-languageserver/node';
import { basicClient, eventually } from './support/client.js';
import { Desk } from './support/desk.js';
import type { Typist } from './support/typist.js';

const bear = 'Copper Bear {2}{G}\nCreature — Bear\n';
const ring = 'Quiet Ring {1}\nArtifact\n{T}: Add {C}.\n';
const maker = 'Quince Picker {G}\nSorcery\nCreate a Quince token.\n';
const quince = 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n';

/** Types key by key. @returns the rules of all diagnostics that were shown after a key */
async function typed(typist: Typist, text: string): Promise<unknown[]> {
  const rules = new Set<unknown>();
  for (const key of text) {
    await typist.type(key);
    for (const rule of await typist.rules()) rules.add(rule);
  }
  return [...rules];
}

describe('a finding waits while its text is written', () => {
  it('until the writer pauses', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards');
    expect(await typed(typist, `${bear}Reach`)).toEqual([]);
    desk.pass(1999);
    expect(await typist.rules()).toEqual([]);
    await desk.pause();
    expect(await typist.rules()).toEqual(['creature-without-pt']);
    // While the card is completed, it waits again.
    expect(await typed(typist, '\n2')).toEqual([]);
    await typist.type('/2');
    await typist.shown();
    desk.pass(2000);
    expect(await typist.rules()).toEqual([]);
  });

  it('until the writer saves', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards');
    await typed(typist, `${bear}Reach`);
    await typist.save();
    await eventually('a refresh', () => desk.refreshes > 0);
    expect(await typist.rules()).toEqual(['creature-without-pt']);
  });

  it('until the writer begins the next card', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards');
    expect(await typed(typist, `${bear}Reach\n`)).toEqual([]);
    expect(await typed(typist, '\nQ')).toEqual(['creature-without-pt']);
  });

  it('until the cursor goes to another card', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards', `${ring}\n${bear}`);
    await typed(typist, 'Reach');
    await desk.moveTo(typist, 'Copper');
    expect(await typist.rules()).toEqual([]);
    await desk.moveTo(typist, 'Quiet');
    await eventually('a refresh', () => desk.refreshes > 0);
    expect(await typist.rules()).toEqual(['creature-without-pt']);
  });

  it('until the next word is complete, if it is about a word', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards', 'Slow Harvest {G}\nSorcery\n|');
    expect(await typed(typist, 'Create two Treasure token')).toEqual([]);
    expect(await typed(typist, '.')).toEqual([]);
    expect(await typed(typist, ' ')).toEqual(['count-plural-agreement']);
  });

  it('for a client that diagnostics are pushed to', async () => {
    const desk = await Desk.with({}, basicClient);
    const typist = await desk.open('a.cards', `${bear}2/2\n`);
    await typist.replace(typist.text.indexOf('2/2'), typist.text.length, '');
    await typist.shown();
    expect(desk.pushed.get(typist.uri) ?? []).toEqual([]);
    desk.pass(2000);
    await eventually('the finding', () => desk.pushed.get(typist.uri)?.[0]?.code === 'creature-without-pt');
  });

  it('at each of several cursors', async () => {
    const desk = await Desk.with();
    const text = `${bear}2/2\n\nTin Bear {2}\nArtifact Creature — Bear\n2/2\n`;
    const typist = await desk.open('a.cards', text);
    typist.text = text.replaceAll('\n2/2', '\n2/');
    const at = (line: number) => ({ start: { line, character: 2 }, end: { line, character: 3 } });
    await typist.change([
      { range: at(6), text: '' },
      { range: at(2), text: '' },
    ]);
    expect(await typist.rules()).toEqual([]);
    await desk.pause();
    expect(await typist.rules()).not.toEqual([]);
  });
});

describe('a finding does not wait', () => {
  it('when a whole card is pasted', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards', `${ring}\n`);
    await typist.type(`${bear}Reach\n`);
    expect(await typist.rules()).toEqual(['creature-without-pt']);
  });

  it('when one command changes many cards', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards', `${bear}2/2\n\nTin Bear {2}\nArtifact Creature — Bear\n2/2\n`);
    await typist.change([
      { range: { start: { line: 6, character: 0 }, end: { line: 6, character: 3 } }, text: 'Reach' },
      { range: { start: { line: 2, character: 0 }, end: { line: 2, character: 3 } }, text: 'Reach' },
    ]);
    expect(await typist.rules()).toEqual(['creature-without-pt', 'creature-without-pt']);
  });

  it('in a card that is only open', async () => {
    const desk = await Desk.with();
    expect(await (await desk.open('a.cards', bear)).rules()).toEqual(['creature-without-pt']);
  });

  it('elsewhere if it was there before', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards', `${bear}\nNew|`);
    expect(await typist.rules()).toEqual(['creature-without-pt']);
    for (const key of ' Ring {1}\nArti') {
      await typist.type(key);
      expect(await typist.rules()).toEqual(['creature-without-pt']);
    }
  });

  it('in a file that is not open', async () => {
    const desk = await Desk.with({ 'b.cards': maker, 'a.tokens': quince });
    const typist = await desk.open('a.tokens', quince, 'tokentext');
    await typist.replace(0, 'Quince'.length, 'Qu');
    const { items } = await desk.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
    const found = items.find(({ uri }) => uri.endsWith('b.cards'));
    expect(found).toMatchObject({ items: [{ code: 'unknown-predefined-token' }] });
  });
});

describe('what follows from half a card waits elsewhere', () => {
  it('in another open file', async () => {
    const desk = await Desk.with({ 'b.cards': maker, 'a.tokens': quince });
    const cards = await desk.open('b.cards', maker);
    const tokens = await desk.open('a.tokens', quince.replace('Quince', 'Quince|'), 'tokentext');
    for (let i = 0; i < 4; i++) {
      await tokens.backspace();
      expect(await tokens.rules()).toEqual([]);
      expect(await cards.rules()).toEqual([]);
    }
    await desk.pause();
    expect(await cards.rules()).toEqual(['unknown-predefined-token']);
  });

  it('in another card of the file', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards', `|\n\n${ring}`);
    expect(await typed(typist, 'Quiet Ring {2}\nArtifact')).toEqual([]);
    await desk.pause();
    expect(await typist.rules()).toEqual(['duplicate-card-name']);
  });

  it.each([
    [
      'a database with half a tag',
      'set.xml',
      '<?xml version="1.0"?>\n<cockatrice_carddatabase version="4">\n<cards>\n|\n</cards>\n</cockatrice_carddatabase>\n',
      (name: string, text: string) =>
        `<card><name>${name}</name><text>${text}</text><prop><type>Sorcery</type></prop></card>`,
      '\n',
    ],
    [
      'JSON with half an object',
      'cards.json',
      '[\n|\n]\n',
      (name: string, text: string) => `{ "name": "${name}", "type_line": "Sorcery", "oracle_text": "${text}" }`,
      ',\n',
    ],
  ])('in %s, where only known findings are shown', async (_, name, around, card, between) => {
    const wrong = 'Create a treasure token.';
    const desk = await Desk.with({ 'tokenwright.json': '{}' });
    const text = around.replace('|', [card('Above', wrong), '|', card('Below', wrong)].join(between));
    const typist = await desk.open(name, text.replace(`|${between}`, '|\n'), name.replace(/.*\./, ''));
    expect(await typist.rules()).toEqual(['predefined-lowercase', 'predefined-lowercase']);
    for (const key of card('Between', 'Create a Treasure token.') + between.trim()) {
      await typist.type(key);
      // Of the card above and the one below, which the half tag may swallow.
      expect(['predefined-lowercase', 'predefined-lowercase,predefined-lowercase'], typist.text).toContain(
        (await typist.rules()).join(),
      );
    }
    expect(await typist.rules()).toEqual(['predefined-lowercase', 'predefined-lowercase']);
  });

  it('in settings that are half typed', async () => {
    const desk = await Desk.with({ 'tokenwright.json': '{}\n' });
    const typist = await desk.open('tokenwright.json', '{|}\n', 'json');
    expect(await typed(typist, ' "rulebook": "magic')).toEqual([]);
    await desk.pause();
    expect(await typist.rules()).not.toEqual([]);
  });
});

describe('annotations', () => {
  const second = 'Tin Picker {2}\nArtifact Creature — Golem\nWhen this creature dies, create a Quince token.\n1/1\n';
  const files = { 'a.tokens': quince };

  const lenses = async (desk: Desk, { uri }: Typist) => {
    const found = await desk.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
    return found?.map(({ range, command }) => `${range.start.line}: ${command?.title}`);
  };
  const hints = async (desk: Desk, { uri }: Typist) => {
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const found = await desk.connection.sendRequest(InlayHintRequest.type, { textDocument: { uri }, range });
    return found?.length;
  };
  const colored = async (desk: Desk, { uri }: Typist) => {
    const found = await desk.connection.sendRequest(SemanticTokensRequest.type, { textDocument: { uri } });
    return (found?.data.length ?? 0) / 5;
  };

  it('leave the lenses of all cards as they are', async () => {
    const desk = await Desk.with(files);
    const typist = await desk.open('a.cards', `Quince Picker {G}\nSorcery\n|\n\n${second}`);
    expect(await lenses(desk, typist)).toEqual(['4: makes: Quince Token']);
    for (const key of 'Create a Quince token.\nDraw a card.') {
      await typist.type(key);
      const line = typist.text.split('\n').indexOf('Tin Picker {2}');
      expect(await lenses(desk, typist)).toEqual([`${line}: makes: Quince Token`]);
    }
    desk.pass(2000);
    await eventually('a refresh', () => desk.refreshed.includes('codeLens'));
    expect(await lenses(desk, typist)).toEqual(['0: makes: Quince Token', '5: makes: Quince Token']);
  });

  it('keep the lens of a card whose words are changed', async () => {
    const desk = await Desk.with(files);
    const typist = await desk.open('a.cards', second.replace('token.', 'token|.'));
    await lenses(desk, typist);
    for (let i = 0; i < 8; i++) await typist.backspace();
    expect(await lenses(desk, typist)).toEqual(['0: makes: Quince Token']);
    desk.pass(2000);
    await eventually('a refresh', () => desk.refreshed.includes('codeLens'));
    expect(await lenses(desk, typist)).toEqual([]);
  });

  it('leave the hints of the card as they are', async () => {
    const desk = await Desk.with();
    const text =
      'Rich Harvest {G}\nSorcery\nCreate a Treasure token.\n|\n\nPoor Harvest {G}\nSorcery\nCreate a Treasure token.\n';
    const typist = await desk.open('a.cards', text);
    expect(await hints(desk, typist)).toBe(2);
    for (const key of 'Create a Food token.') {
      await typist.type(key);
      expect(await hints(desk, typist)).toBe(2);
    }
    desk.pass(2000);
    await eventually('a refresh', () => desk.refreshed.includes('inlayHint'));
    expect(await hints(desk, typist)).toBe(3);
  });

  it('do not color the word that is being typed', async () => {
    const desk = await Desk.with();
    const typist = await desk.open('a.cards', 'Rich Harvest {G}\nSorcery\n');
    for (const key of 'Create') {
      await typist.type(key);
      expect(await colored(desk, typist)).toBe(0);
    }
    await typist.type(' ');
    expect(await colored(desk, typist)).toBe(1);
    for (const key of 'a Tresure token') await typist.type(key);
    expect(await colored(desk, typist)).toBe(2);
    for (let i = 0; i < 6; i++) await typist.backspace();
    expect(await colored(desk, typist)).toBe(1);
  });
});
