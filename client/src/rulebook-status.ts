import {
  commands,
  type Disposable,
  type DocumentFilter,
  type LanguageStatusItem,
  l10n,
  languages,
  Uri,
  window,
  workspace,
} from 'vscode';
import {
  type RulebookEntry,
  type SetInfo,
  type SetParams,
  type SetRulebookAnswer,
  type SetRulebookParams,
  setRequest,
  setRulebookRequest,
} from '../../server/src/lsp/protocol.js';
import { activeDocument } from './active-document.js';
import type { ActiveSetObserver } from './active-set.js';
import { checkFile, chooseRulebook } from './command-ids.js';
import { pickRulebookOrFile, rulebooks } from './rules/pick-rulebook.js';
import { pickRulesFile, placeRulesFile } from './rules/use-rules-file.js';
import type { Session } from './session.js';

const always = [{ language: 'cardtext' }, { language: 'tokentext' }, { pattern: '**/tokenwright.json' }];

/**
 * The language status item: what of the active file's set is checked and under which rules, and the command to choose
 * other ones. For a file that is not checked, the command to check it.
 */
export function rulebookStatus(session: Session, active: ActiveSetObserver): Disposable[] {
  const status = languages.createLanguageStatusItem('tokenwright.rulebook', always);
  status.name = l10n.t('Cards and Rules');
  return [
    status,
    commands.registerCommand(chooseRulebook, () => choose(session)),
    active.onChange(({ document: { uri }, set }) => {
      status.selector = set.holdsCards || set.isUnchecked ? [...always, onlyFile(uri)] : always;
      Object.assign(status, set.isUnchecked ? unchecked() : checked(set));
    }),
  ];
}

function unchecked(): Pick<LanguageStatusItem, 'text' | 'detail' | 'command'> {
  return {
    text: l10n.t('Cards not checked'),
    detail: l10n.t('The folder of this file is not a set.'),
    command: { title: l10n.t('Check'), command: checkFile },
  };
}

/** The longest name of a set that is shown in full, in UTF-16 units: the item is one line, and not a long one. */
const LONGEST_NAME = 24;

function checked(set: SetInfo): Pick<LanguageStatusItem, 'text' | 'detail' | 'command'> {
  const { files, rulebook } = set;
  const name = set.name.length > LONGEST_NAME ? `${set.name.slice(0, LONGEST_NAME - 1)}…` : set.name;
  const what = files === 1 ? l10n.t('1 file of “{0}”', name) : l10n.t('{0} files of “{1}”', files, name);
  return {
    text: rulebook.id ?? rulebook.title,
    detail: l10n.t('{0} checked ({1})', what, sourceOf(set)),
    command: { title: l10n.t('Choose…'), command: chooseRulebook },
  };
}

/** A filter for exactly one file, since another program's file cannot be recognized by its language. */
function onlyFile({ scheme, path }: Uri): DocumentFilter {
  return { scheme, pattern: path.replace(/[[\]{}*?]/g, '[$&]') };
}

/** Where the rulebook is named. */
function sourceOf({ named }: SetInfo): string {
  if (named === 'in the file') return l10n.t('from its header');
  return named === 'in the set' ? 'tokenwright.json' : l10n.t('default rules');
}

function written(folder: string): string {
  return l10n.t('A tokenwright.json was written to “{0}”: it keeps the rules that you chose for the set.', folder);
}

/** The chosen rulebook as the settings of a set name it; undefined if they stay as they are. */
async function chosenName(session: Session, all: readonly RulebookEntry[], root: Uri): Promise<string | undefined> {
  const chosen = await pickRulebookOrFile(all);
  if (chosen !== 'file') return chosen?.id ?? undefined;
  const file = await pickRulesFile(session, root);
  return file && placeRulesFile(session, file, root);
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
  const rulebook = await chosenName(session, all, Uri.parse(before.root));
  if (!rulebook) return;
  const open = (address: string | null) => workspace.textDocuments.find(({ uri }) => uri.toString() === address);
  const wasDirty = open(before.config)?.isDirty === true;
  const params: SetRulebookParams = { uri: document.uri.toString(), rulebook };
  const answer = await session.request<SetRulebookAnswer>(setRulebookRequest, params);
  if ('problem' in answer) {
    const broken = l10n.t('The tokenwright.json of this set cannot be changed: mend it first.');
    void window.showWarningMessage(answer.problem ?? broken);
    return;
  }
  if (before.config === null) void window.showInformationMessage(written(before.name));
  if (!wasDirty) await (await workspace.openTextDocument(Uri.parse(answer.config))).save();
  if (before.named === 'in the file')
    void window.showInformationMessage(
      l10n.t('This file’s header names {0}, which is used here.', before.rulebook.title),
    );
  else if (!all.some(({ id }) => id === rulebook))
    void window.showInformationMessage(l10n.t('The rules of this set are now: {0}.', answer.title));
}
