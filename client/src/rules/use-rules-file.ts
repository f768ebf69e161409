import { ConfigurationTarget, l10n, type QuickPickItem, type Uri, window, workspace } from 'vscode';
import { type RulesFileAnswer, type RulesFileParams, rulesFileRequest } from '../../../server/src/lsp/protocol.js';
import type { Session } from '../session.js';

/** A rules file that can be used. */
export interface RulesFile {
  readonly uri: Uri;
  readonly answer: Exclude<RulesFileAnswer, { readonly problem: string }>;
}

/**
 * Lets the user choose a rules file, and checks it; one that cannot be used is reported, with the choice of another.
 * @param folder where to look first
 */
export async function pickRulesFile(session: Session, folder: Uri): Promise<RulesFile | undefined> {
  const title = l10n.t('An Official Rules Text File');
  const filters = { [l10n.t('Rules')]: ['txt'], [l10n.t('All files')]: ['*'] };
  const [uri] = (await window.showOpenDialog({ title, filters, defaultUri: folder })) ?? [];
  if (!uri) return undefined;
  const answer = await aboutFile(session, uri, false);
  if (!('problem' in answer)) return { uri, answer };
  const another = l10n.t('Another File…');
  const chosen = await window.showWarningMessage(answer.problem, another);
  return chosen === another ? pickRulesFile(session, folder) : undefined;
}

/** The name of a file as the settings in a folder write it: relative if it is inside. */
export function nameIn(folder: Uri, file: Uri): string {
  const root = `${folder.path.replace(/\/$/, '')}/`;
  return file.path.startsWith(root) ? `./${file.path.slice(root.length)}` : file.fsPath;
}

/** Where a rules file is used. */
type Place = 'set' | 'machine' | 'list';

/**
 * Asks where to use a rules file. For the machine it is installed and becomes the rulebook of all sets that name none.
 * @returns the name of the rulebook for the settings of the set; undefined if they stay as they are
 */
export async function placeRulesFile(session: Session, file: RulesFile, root: Uri): Promise<string | undefined> {
  const { installed } = file.answer;
  const place = installed ? await pickPlace(file, installed.id) : 'set';
  if (place === undefined) return undefined;
  if (place === 'set') return nameIn(root, file.uri);
  const done = await aboutFile(session, file.uri, true);
  if ('problem' in done) {
    void window.showWarningMessage(done.problem);
    return undefined;
  }
  if (place === 'machine') {
    const settings = workspace.getConfiguration('tokenwright');
    await settings.update('rulesFile', done.installed?.path, ConfigurationTarget.Global);
    const used = l10n.t('{0} is used for all sets that name no other rulebook.', done.title);
    void window.showInformationMessage(used);
  } else void window.showInformationMessage(l10n.t('{0} is in the list of rulebooks now.', done.title));
  return undefined;
}

async function pickPlace({ answer }: RulesFile, id: string): Promise<Place | undefined> {
  const items: (QuickPickItem & { readonly place: Place })[] = [
    { place: 'set', label: l10n.t('For This Set'), detail: l10n.t('tokenwright.json names the file.') },
    {
      place: 'machine',
      label: l10n.t('For All Sets on This Machine'),
      detail: l10n.t('The file is copied, and used where nothing names another rulebook.'),
    },
    {
      place: 'list',
      label: l10n.t('Only Add It to the List'),
      detail: l10n.t('The file is copied. Sets can name it: {0}', id),
    },
  ];
  const title = answer.title;
  const placeHolder = l10n.t('{0} rules and {1} glossary entries. Where to use them?', answer.rules, answer.terms);
  return (await window.showQuickPick(items, { title, placeHolder }))?.place;
}

function aboutFile(session: Session, uri: Uri, install: boolean): Promise<RulesFileAnswer> {
  const params: RulesFileParams = { uri: uri.toString(), install };
  return session.request<RulesFileAnswer>(rulesFileRequest, params);
}
