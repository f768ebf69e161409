import { l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import type { SheetsParams } from '../../../server/src/lsp/protocol.js';
import { changed, choicesFor, copiesIn, type PrintOptions } from './print-options.js';

interface FormItem extends QuickPickItem {
  /** The option to change; absent to print. */
  readonly choice?: keyof PrintOptions;
}

/**
 * Shows a list whose first item prints, while the others change an option each and stay open.
 * @returns the options to print with; undefined if the user cancels
 */
export async function askForOptions(
  what: SheetsParams['what'],
  before: PrintOptions,
): Promise<PrintOptions | undefined> {
  let options = before;
  let active: keyof PrintOptions | undefined;
  for (;;) {
    const picked = await pick(what, options, active);
    if (!picked) return undefined;
    if (!picked.choice) return options;
    const { choice } = picked;
    // After a number was typed, Enter prints; a value that was switched may be switched again.
    active = choice === 'copies' ? undefined : choice;
    options = choice === 'copies' ? await withCopies(options, what) : changed(options, choice, what);
  }
}

function pick(
  what: SheetsParams['what'],
  options: PrintOptions,
  active: keyof PrintOptions | undefined,
): Promise<FormItem | undefined> {
  const form = window.createQuickPick<FormItem>();
  form.title = what === 'cards' ? l10n.t('Print Cards') : l10n.t('Print Tokens');
  form.placeholder = l10n.t('Enter prints, or changes what is selected');
  const print: FormItem = { label: `$(save) ${l10n.t('Save and open the sheets')}` };
  const separator: FormItem = { label: l10n.t('Options'), kind: QuickPickItemKind.Separator };
  form.items = [print, separator, ...choicesFor(what).map((choice) => itemFor(choice, options, what))];
  form.activeItems = form.items.filter((item) => item !== separator && item.choice === active);
  form.ignoreFocusOut = true;
  return new Promise((resolve) => {
    form.onDidAccept(() => {
      const [selected] = form.selectedItems;
      if (!selected) return; // no item has what was typed
      resolve(selected);
      form.hide();
    });
    form.onDidHide(() => {
      resolve(undefined);
      form.dispose();
    });
    form.show();
  });
}

function itemFor(choice: keyof PrintOptions, options: PrintOptions, what: SheetsParams['what']): FormItem {
  const yesOrNo = (value: boolean) => (value ? l10n.t('yes') : l10n.t('no'));
  switch (choice) {
    case 'scope':
      return { choice, label: what === 'cards' ? l10n.t('Cards') : l10n.t('Tokens of'), description: scope(options) };
    case 'copies': {
      const { copies } = options;
      const description = copies === null ? l10n.t('as many as one effect makes at most') : `${copies}`;
      return { choice, label: l10n.t('Copies of each'), description };
    }
    case 'paper':
      return { choice, label: l10n.t('Paper'), description: options.paper === 'a4' ? 'A4' : 'Letter' };
    case 'grayscale':
      return { choice, label: l10n.t('Shades of gray'), description: yesOrNo(options.grayscale) };
    case 'oneSided':
      return { choice, label: l10n.t('Backs beside their fronts'), description: yesOrNo(options.oneSided) };
    case 'missing':
      return { choice, label: l10n.t('Only tokens without a print'), description: yesOrNo(options.missing) };
  }
}

function scope({ scope }: PrintOptions): string {
  if (scope === 'card') return l10n.t('the card at the cursor');
  return scope === 'file' ? l10n.t('this file') : l10n.t('the whole set');
}

/** The options are unchanged if the user cancels. */
async function withCopies(options: PrintOptions, what: SheetsParams['what']): Promise<PrintOptions> {
  const typed = await window.showInputBox({
    title: l10n.t('Copies of each'),
    value: options.copies === null ? '' : `${options.copies}`,
    placeHolder: what === 'tokens' ? l10n.t('as many as one effect makes at most') : '1',
    ignoreFocusOut: true,
    validateInput: (text) => (copiesIn(text, what) === undefined ? l10n.t('A number from 1 to 99') : undefined),
  });
  const copies = typed === undefined ? undefined : copiesIn(typed, what);
  return copies === undefined ? options : { ...options, copies };
}
