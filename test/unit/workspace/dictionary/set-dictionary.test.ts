import { describe, expect, it } from 'vitest';
import { Dictionaries } from '../../../../server/src/workspace/dictionary/dictionaries.js';
import { openHunspell } from '../../../../server/src/workspace/dictionary/hunspell.js';
import { noEditorSettings, type WorkspaceOptions } from '../../../../server/src/workspace/services.js';
import { textFiles } from '../../../../server/src/workspace/text-files.js';
import { dictionaryFiles } from '../../support/dictionary-files.js';
import { openWorkspace } from '../open-workspace.js';

const gull = 'Ember Story\nLand\nFlavor: The lantern burns over the villgae.\n';
const other = (flavor: string) => `Paris Story\nLand\nFlavor: ${flavor}\n`;
const named = '{ "dictionary": "./en.dic" }\n';

/** The words that were looked up, in lower case and with a capital. */
const lookedUp = new Set<string>();

/** A set with a dictionary beside it. */
function open(files: Record<string, string>, options: Partial<WorkspaceOptions> = {}) {
  const dictionaries = new Dictionaries({
    fs: textFiles(dictionaryFiles('/set/en.dic')),
    folders: () => [],
    packageFolders: [],
    idle: async () => {},
    open: async (text) => {
      const forms = await openHunspell(text, async () => {});
      return {
        ...forms,
        knows: (word) => {
          lookedUp.add(word);
          return forms.knows(word);
        },
      };
    },
    changed: null,
  });
  return openWorkspace({ '/set/a.cards': gull, ...files }, { dictionaries, ...options });
}

describe('the dictionary of a set', () => {
  it('is used once the settings name it, and no longer than they do', async () => {
    const { words, save } = open({ '/set/tokenwright.json': '{}\n' });
    expect(await words('/set/a.cards')).toEqual([]);
    save('/set/tokenwright.json', named);
    expect(await words('/set/a.cards')).toEqual(['villgae']);
    save('/set/tokenwright.json', '{ "dictionary": "./en.dic", "words": ["Villgae"] }\n');
    expect(await words('/set/a.cards')).toEqual([]);
    save('/set/tokenwright.json', '{ "dictionary": "./en.dic", "rules": { "misspelt-prose": "off" } }\n');
    expect(await words('/set/a.cards')).toEqual([]);
  });

  it('is that of the editor if the settings name none', async () => {
    const editorSettings = async () => ({ ...noEditorSettings, dictionary: './en.dic' });
    expect(await open({}, { editorSettings }).words('/set/a.cards')).toEqual(['villgae']);
    const other = open({ '/set/tokenwright.json': '{ "dictionary": "./none.dic" }\n' }, { editorSettings });
    expect(await other.words('/set/a.cards')).toEqual([]);
    expect(await other.rules('/set/tokenwright.json')).toEqual(['config-unusable-dictionary']);
  });

  it('looks up only the words of the card that changes', async () => {
    const { words, type } = open({ '/set/tokenwright.json': named, '/set/b.cards': other('The ember burns.') });
    const both = `${gull}\n${other('The lantern burns.')}`;
    type('/set/a.cards', both);
    expect(await words('/set/a.cards')).toEqual(['villgae']);
    expect(lookedUp).toContain('lantern');
    lookedUp.clear();
    type('/set/a.cards', both.replace('burns.', 'burns ember.'));
    expect(await words('/set/a.cards')).toEqual(['villgae']);
    expect([...lookedUp]).toEqual(['the', 'lantern', 'burns', 'ember']);
  });

  it('reports a word until another card uses it as its own', async () => {
    const { words, type } = open({ '/set/tokenwright.json': named, '/set/b.cards': other('The lantern burns.') });
    expect(await words('/set/a.cards')).toEqual(['villgae']);
    type('/set/b.cards', other('The villgae burns over the villgae.'));
    expect(await words('/set/a.cards')).toEqual([]);
    type('/set/b.cards', other('The villgae burns over the village.'));
    expect(await words('/set/a.cards')).toEqual(['villgae']);
    type('/set/b.cards', 'Villgae Lantern\nLand\n');
    expect(await words('/set/a.cards')).toEqual([]);
  });
});
