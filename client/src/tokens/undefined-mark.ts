import { type Disposable, l10n, ThemeColor, Uri, window } from 'vscode';

/** The URI scheme for undefined tokens in the Tokens view; nothing can be opened at these URIs. */
const SCHEME = 'tokenwright-undefined';

/** The URI that makes the editor decorate a node of the Tokens view. @param id the node's id */
export function undefinedAddress(id: string): Uri {
  return Uri.from({ scheme: SCHEME, path: `/${id}` });
}

/** Decorates undefined tokens like files with errors: with a badge and a colour. */
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
