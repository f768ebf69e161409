import { type Disposable, l10n, ThemeColor, Uri, window } from 'vscode';

/** The scheme of addresses that stand for tokens that nobody defines; nothing can be opened at them. */
const SCHEME = 'tokenwright-undefined';

/** The address that has the editor mark a line of the Tokens view. @param id of the line */
export function undefinedAddress(id: string): Uri {
  return Uri.from({ scheme: SCHEME, path: `/${id}` });
}

/** Marks tokens that nobody defines, as files with errors are marked: by a badge and a colour. */
export function undefinedMark(): Disposable {
  return window.registerFileDecorationProvider({
    provideFileDecoration: ({ scheme }) =>
      scheme === SCHEME
        ? {
            badge: '?',
            color: new ThemeColor('list.warningForeground'),
            tooltip: l10n.t('No rule and no file of the set defines it'),
          }
        : undefined,
  });
}
