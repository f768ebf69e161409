import { commands, type Disposable, type DocumentFilter, l10n, languages, Uri, window, workspace } from 'vscode';
import {
  type SetInfo,
  type SetParams,
  type SetRulebookAnswer,
  type SetRulebookParams,
  setRequest,
  setRulebookRequest,
  tokensChanged,
} from '../../server/src/lsp/protocol.js';
import { activeDocument } from './active-document.js';
import { chooseRulebook } from './command-ids.js';
import { rulebooks } from './rules/open-rule.js';
import { pickRulebookOrFile } from './rules/pick-rulebook.js';
import type { Session } from './session.js';

const always = [{ language: 'cardtext' }, { language: 'tokentext' }, { pattern: '**/tokenwright.json' }];

/** The language status item: the rulebook and set of the active file, and the command to choose another rulebook. */
export function rulebookStatus(session: Session): Disposable[] {
  const status = languages.createLanguageStatusItem('tokenwright.rulebook', always);
  status.name = l10n.t('Rulebook');
  status.command = { title: l10n.t('Choose…'), command: chooseRulebook };
  let requests = 0;
  const refresh = async () => {
    const document = activeDocument();
    if (!document) return;
    const turn = ++requests;
    const params: SetParams = { uri: document.uri.toString() };
    const set = await session.request<SetInfo>(setRequest, params).catch(() => null);
    if (!set || turn !== requests) return;
    status.selector = set.holdsCards ? [...always, onlyFile(document.uri)] : always;
    status.text = set.rulebook.id ?? set.rulebook.title;
    status.detail = `${set.rulebook.title} · ${sourceOf(set)}`;
  };
  return [
    status,
    commands.registerCommand(chooseRulebook, () => choose(session)),
    window.onDidChangeActiveTextEditor(() => void refresh()),
    session.onReady(() => void refresh()),
    session.onNotification(tokensChanged, () => void refresh()),
    workspace.onDidSaveTextDocument(() => void refresh()),
  ];
}

/** A filter for exactly one file, since another program's file cannot be recognized by its language. */
function onlyFile({ scheme, path }: Uri): DocumentFilter {
  return { scheme, pattern: path.replace(/[[\]{}*?]/g, '[$&]') };
}

function sourceOf({ named, config, name }: SetInfo): string {
  if (named === 'in the file') return l10n.t('named in the file’s header');
  if (named === 'in the set') return l10n.t('named in {0}/tokenwright.json', name);
  return config === null ? l10n.t('no tokenwright.json') : l10n.t('{0}/tokenwright.json names none', name);
}

/** Writes the chosen rulebook to the set's settings, and saves them unless they had unsaved changes. */
async function choose(session: Session): Promise<void> {
  const document = activeDocument();
  if (!document) {
    void window.showInformationMessage(l10n.t('Open a file of cards first.'));
    return;
  }
  const setParams: SetParams = { uri: document.uri.toString() };
  const before = await session.request<SetInfo>(setRequest, setParams);
  const all = (await rulebooks(session)).filter(({ id }) => id !== null);
  const rulebook = await pickRulebookOrFile(all, Uri.parse(before.root));
  if (rulebook === undefined) return;
  const open = (address: string | null) => workspace.textDocuments.find(({ uri }) => uri.toString() === address);
  const wasDirty = open(before.config)?.isDirty === true;
  const params: SetRulebookParams = { uri: document.uri.toString(), rulebook };
  const answer = await session.request<SetRulebookAnswer>(setRulebookRequest, params);
  if ('problem' in answer) {
    const broken = l10n.t('The tokenwright.json of this set cannot be changed: mend it first.');
    void window.showWarningMessage(answer.problem ?? broken);
    return;
  }
  if (!wasDirty) await (await workspace.openTextDocument(Uri.parse(answer.config))).save();
  if (before.named === 'in the file')
    void window.showInformationMessage(
      l10n.t('This file’s header names {0}, which is used here.', before.rulebook.title),
    );
  else if (!all.some(({ id }) => id === rulebook))
    void window.showInformationMessage(l10n.t('The rules of this set are now: {0}.', answer.title));
}
