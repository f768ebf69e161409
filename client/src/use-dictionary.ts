import {
  ConfigurationTarget,
  commands,
  type Disposable,
  env,
  l10n,
  type QuickPickItem,
  QuickPickItemKind,
  Uri,
  window,
  workspace,
} from 'vscode';
import {
  type DictionariesParams,
  type DictionaryEntry,
  dictionariesRequest,
  type SetDictionaryAnswer,
  type SetDictionaryParams,
  type SetInfo,
  type SetParams,
  setDictionaryRequest,
  setRequest,
} from '../../server/src/lsp/protocol.js';
import { activeDocument } from './active-document.js';
import { useDictionary } from './command-ids.js';
import { nameIn } from './rules/use-rules-file.js';
import type { Session } from './session.js';

/** The command that chooses the dictionary for names and flavor text. */
export function dictionaryCommand(session: Session): Disposable {
  return commands.registerCommand(useDictionary, () => use(session));
}

async function use(session: Session): Promise<void> {
  const document = activeDocument();
  if (!document) {
    void window.showInformationMessage(l10n.t('Open a file of cards first.'));
    return;
  }
  const uri = document.uri.toString();
  const params: SetParams = { uri };
  const set = await session.request<SetInfo>(setRequest, params);
  const dictionary = await pick(session, uri, Uri.parse(set.root));
  const place = dictionary && (await pickPlace(dictionary));
  if (!place) return;
  const wanted: SetDictionaryParams = { uri, dictionary, onlyCheck: place === 'machine' };
  const wasDirty = workspace.textDocuments.some((each) => each.uri.toString() === set.config && each.isDirty);
  const answer = await session.request<SetDictionaryAnswer>(setDictionaryRequest, wanted);
  if ('problem' in answer) {
    const broken = l10n.t('The tokenwright.json of this set cannot be changed: mend it first.');
    void window.showWarningMessage(answer.problem ?? broken);
    return;
  }
  if (place === 'machine') {
    await workspace.getConfiguration('tokenwright').update('dictionary', dictionary, ConfigurationTarget.Global);
  } else if (answer.config !== null && !wasDirty) {
    await (await workspace.openTextDocument(Uri.parse(answer.config))).save();
  }
  void window.showInformationMessage(l10n.t('Names and flavor text are checked with the dictionary {0}.', dictionary));
}

interface DictionaryItem extends QuickPickItem {
  readonly dictionary?: string;
}

/** Lets the user choose an installed dictionary, or a file. @returns its name for settings in a folder */
async function pick(session: Session, uri: string, root: Uri): Promise<string | undefined> {
  const params: DictionariesParams = { uri };
  const installed = await session.request<DictionaryEntry[]>(dictionariesRequest, params);
  const names = new Intl.DisplayNames([env.language, 'en'], { type: 'language' });
  const items: DictionaryItem[] = installed.map(({ language, path }) => {
    return { label: names.of(language) ?? language, description: language, detail: path, dictionary: language };
  });
  const separator: DictionaryItem = { label: '', kind: QuickPickItemKind.Separator };
  const file: DictionaryItem = {
    label: l10n.t('Choose a File…'),
    detail: l10n.t('A .dic file of Hunspell, with its .aff file beside it'),
  };
  const chosen = await window.showQuickPick([...items, ...(items.length > 0 ? [separator] : []), file], {
    title: l10n.t('Dictionary for Names and Flavor Text'),
    matchOnDescription: true,
    ...(items.length > 0
      ? {}
      : { placeHolder: l10n.t('None is installed. LibreOffice has some, and so does npm: dictionary-en') }),
  });
  if (!chosen || chosen.dictionary !== undefined) return chosen?.dictionary;
  const filters = { [l10n.t('Dictionaries')]: ['dic'], [l10n.t('All files')]: ['*'] };
  const [opened] = (await window.showOpenDialog({ title: file.label, filters, defaultUri: root })) ?? [];
  return opened && nameIn(root, opened);
}

/** Asks where to use a dictionary. A file inside of the set is for this set only. */
async function pickPlace(dictionary: string): Promise<'set' | 'machine' | undefined> {
  if (dictionary.startsWith('./')) return 'set';
  const items: (QuickPickItem & { readonly place: 'set' | 'machine' })[] = [
    { place: 'set', label: l10n.t('For This Set'), detail: l10n.t('tokenwright.json names the dictionary.') },
    {
      place: 'machine',
      label: l10n.t('For All Sets on This Machine'),
      detail: l10n.t('It is used where no tokenwright.json names another one.'),
    },
  ];
  return (await window.showQuickPick(items, { title: dictionary }))?.place;
}
