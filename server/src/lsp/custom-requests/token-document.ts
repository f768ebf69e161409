import { setOf } from '../../export/set-of.js';
import { listTokens } from '../../export/token-list.js';
import { tokenMarkdown } from '../../export/token-markdown.js';
import { baseName, relativePath } from '../../workspace/paths.js';
import type { CardSet } from '../../workspace/sets/card-set.js';

/**
 * The token lists of some sets as one Markdown document. Sets without tokens are left out unless there are only such.
 */
export function tokenDocument(sets: readonly CardSet[]): string {
  const lists = sets.map((set) => {
    const { root } = set.place;
    const snapshots = set.paths().flatMap((path) => set.state(path)?.snapshot ?? []);
    const list = listTokens(snapshots, (path) => relativePath(path, root));
    const name = setOf(snapshots.map(({ document }) => document))?.name ?? baseName(root);
    return { list, text: tokenMarkdown(list, name === '' ? 'Tokens' : `Tokens of ${name}`) };
  });
  const full = lists.filter(({ list }) => list.tokens.length + list.unresolved.length > 0);
  const shown = full.length > 0 ? full : lists.slice(0, 1);
  return shown.map(({ text }) => text).join('\n') || '# Tokens\n\nNo card makes a token.\n';
}
