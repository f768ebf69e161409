import { afterEach, describe, expect, it } from 'vitest';
import { FileChangeType } from 'vscode-languageserver-protocol';
import {
  type DictionaryEntry,
  dictionariesRequest,
  type SetDictionaryAnswer,
  setDictionaryRequest,
} from '../../server/src/lsp/protocol.js';
import { dictionaryFiles } from '../unit/support/dictionary-files.js';
import { eventually, Session } from './support/client.js';

let session: Session;
afterEach(() => session.dispose());

const card = 'Ember Story\nLand\nFlavor: The lantern burns over the villgae.\n';

/** Starts a session, and waits until the dictionary has been read. */
async function start(files: Record<string, string>, settings: Record<string, unknown> = {}): Promise<void> {
  session = await Session.start({ files: { 'a.cards': card, ...dictionaryFiles(), ...files }, settings });
  await session.open('a.cards', card);
}
const isReported = async () => (await session.rules('a.cards')).includes('misspelt-prose');

describe('the spelling of flavor text in an editor', () => {
  it('is checked once the dictionary has been read, which is after the first findings', async () => {
    await start({ 'tokenwright.json': '{ "dictionary": "./en.dic" }\n' });
    expect(await session.rules('a.cards')).toEqual([]);
    await eventually('the dictionary is read', isReported);
    const titles = (await session.actions('a.cards', 'villgae')).map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['Change to “village”', 'Add “villgae” to the words of the set']);
    const settings = '{ "dictionary": "./en.dic", "words": ["villgae"] }\n';
    await session.write('tokenwright.json', settings);
    await session.watched('tokenwright.json', FileChangeType.Changed);
    await eventually('the word is declared', async () => !(await isReported()));
  });

  it('is checked with the dictionary of the editor’s settings', async () => {
    await start({}, { dictionary: './en.dic' });
    await eventually('the dictionary is read', isReported);
    session.settings = {};
    await session.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    await eventually('no dictionary is named', async () => !(await isReported()));
  });

  it('can be chosen from those that are installed, or by a file', async () => {
    await start(dictionaryFiles('node_modules/dictionary-en-gb/index.dic'));
    const uri = session.uri('a.cards');
    const installed = await session.connection.sendRequest<DictionaryEntry[]>(dictionariesRequest, { uri });
    expect(installed.map(({ language, path }) => [language, path.startsWith(session.folder)])).toContainEqual([
      'en-GB',
      true,
    ]);
    const use = (dictionary: string, onlyCheck = false) =>
      session.connection.sendRequest<SetDictionaryAnswer>(setDictionaryRequest, { uri, dictionary, onlyCheck });
    expect(await use('./none.dic')).toEqual({ problem: expect.stringContaining('./none.dic cannot be used') });
    expect(await use('en-GB', true)).toEqual({ config: null });
    expect(session.edits).toEqual([]);
    expect(await use('en-GB')).toEqual({ config: session.uri('tokenwright.json') });
    expect(JSON.stringify(session.edits)).toContain(JSON.stringify('{\n  "dictionary": "en-GB"\n}\n').slice(1, -1));
  });

  it('is not checked without a dictionary, which one message says', async () => {
    await start({}, { dictionary: './none.dic' });
    await eventually('the message', async () => {
      await session.rules('a.cards');
      return session.messages.length > 0;
    });
    expect(session.messages).toEqual([
      expect.stringMatching(/^In the settings of the editor: The dictionary \.\/none\.dic cannot be used: /),
    ]);
    expect(await isReported()).toBe(false);
  });
});
