import { type Disposable, l10n, ThemeColor, Uri, window } from 'vscode';
import type { Problems } from './tree-node.js';

/** The URI scheme for marked nodes of the views; nothing can be opened at these URIs. */
const SCHEME = 'tokenwright-mark';

/** The largest number that fits into a badge, which has two characters. */
const MOST_SHOWN = 9;

const colors: Readonly<Record<Problems['worst'], string>> = {
  error: 'list.errorForeground',
  warning: 'list.warningForeground',
  info: 'editorInfo.foreground',
};

/** The URI that makes the editor mark a node as an undefined token. @param id the node's id */
export function undefinedAddress(id: string): Uri {
  return Uri.from({ scheme: SCHEME, path: `/${id}` });
}

/** The URI that makes the editor mark a node with the findings on its card. @param id the node's id */
export function problemsAddress(id: string, { count, worst }: Problems): Uri {
  return Uri.from({ scheme: SCHEME, path: `/${id}`, query: `${worst}=${count}` });
}

/** The number of findings in words. */
export function problemsText(count: number): string {
  return count === 1 ? l10n.t('1 problem') : l10n.t('{0} problems', count);
}

/** Marks nodes like files with errors: with a badge and a colour. The URI says how. */
export function marks(): Disposable {
  return window.registerFileDecorationProvider({
    provideFileDecoration: ({ scheme, query }) => {
      if (scheme !== SCHEME) return undefined;
      const [worst, count] = query.split('=');
      if (!worst || !count) {
        const tooltip = l10n.t('No rule and no file of the set defines it');
        return { badge: '?', color: new ThemeColor('list.warningForeground'), tooltip };
      }
      const badge = Number(count) > MOST_SHOWN ? `${MOST_SHOWN}+` : count;
      const color = new ThemeColor(colors[worst as Problems['worst']]);
      return { badge, color, tooltip: problemsText(Number(count)) };
    },
  });
}
