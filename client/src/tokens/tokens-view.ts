import {
  commands,
  type Disposable,
  EventEmitter,
  type ExtensionContext,
  env,
  l10n,
  type TreeDataProvider,
  type TreeView,
  window,
} from 'vscode';
import { type TokensOfSet, tokensChanged, tokensRequest } from '../../../server/src/lsp/protocol.js';
import * as ids from '../command-ids.js';
import type { Session } from '../session.js';
import { askForFilter } from '../views/filter-input.js';
import { treeItem } from '../views/tree-item.js';
import { folderName, type TreeNode, treeText } from '../views/tree-node.js';
import { type TreeLayout, type TreeTexts, tokenTree, unknownCount } from './token-tree.js';

const VIEW = 'tokenwright.tokens';

/** The state key for the layout the user chose. */
const LAYOUT = 'tokens.layout';

/** The view, and what to dispose of with the extension. */
export interface TokensView {
  readonly tree: TreeView<TreeNode>;
  readonly subscriptions: Disposable[];
}

/** The view of all tokens that cards make, updated as the user types. */
export function tokensView(session: Session, { workspaceState }: ExtensionContext): TokensView {
  const chosen = workspaceState.get<Pick<TreeLayout, 'groupBy' | 'sortBy'>>(LAYOUT);
  let layout: TreeLayout = { groupBy: 'color', sortBy: 'name', ...chosen, filter: '' };
  let sets: readonly TokensOfSet[] = [];
  let tree: readonly TreeNode[] = [];
  let requests = 0;
  const changed = new EventEmitter<void>();
  const provider: TreeDataProvider<TreeNode> = {
    onDidChangeTreeData: changed.event,
    getTreeItem: treeItem,
    getChildren: (node) => [...(node?.children ?? tree)],
  };
  const view = window.createTreeView(VIEW, { treeDataProvider: provider, showCollapseAll: true });

  const show = () => {
    tree = tokenTree(sets, layout, treeTexts());
    const unknown = unknownCount(sets);
    const tooltip = l10n.t('Names of tokens that are defined nowhere: {0}', unknown);
    view.badge = unknown > 0 ? { value: unknown, tooltip } : undefined;
    view.message = layout.filter === '' ? '' : l10n.t('Only what has “{0}” in it', layout.filter);
    changed.fire();
  };
  const update = (changes: Partial<TreeLayout>) => {
    layout = { ...layout, ...changes };
    const { groupBy, sortBy, filter } = layout;
    void workspaceState.update(LAYOUT, { groupBy, sortBy });
    void commands.executeCommand('setContext', `${VIEW}.groupBy`, groupBy);
    void commands.executeCommand('setContext', `${VIEW}.sortBy`, sortBy);
    void commands.executeCommand('setContext', `${VIEW}.filtered`, filter !== '');
    show();
  };
  const refresh = async () => {
    const turn = ++requests;
    try {
      const answer = await session.request<TokensOfSet[]>(tokensRequest, {});
      if (turn !== requests) return; // superseded by a later request
      sets = answer;
      show();
    } catch {} // the server ended; `onReady` fires for the next one
  };

  const on = (id: string, action: () => unknown) => commands.registerCommand(id, action);
  update({});
  const subscriptions = [
    view,
    changed,
    session.onReady(() => void refresh()),
    session.onNotification(tokensChanged, () => void refresh()),
    on(ids.groupTokensByColor, () => update({ groupBy: 'color' })),
    on(ids.groupTokensByType, () => update({ groupBy: 'type' })),
    on(ids.sortTokensByName, () => update({ sortBy: 'name' })),
    on(ids.sortTokensByMakers, () => update({ sortBy: 'makers' })),
    on(ids.showAllTokens, () => update({ filter: '' })),
    on(ids.filterTokens, async () => {
      // Show the view so that the user sees the effect.
      if (!view.visible) await commands.executeCommand(`${VIEW}.focus`);
      askForFilter(
        {
          title: l10n.t('Filter the tokens'),
          placeholder: l10n.t('A part of a name, a characteristic, an ability or a card that makes it'),
        },
        layout.filter,
        (filter) => update({ filter }),
      );
    }),
    on(ids.copyTokens, async () => {
      const text = treeText(tree);
      await env.clipboard.writeText(text);
      window.setStatusBarMessage(l10n.t('The list of tokens is copied.'), 3000);
      return text;
    }),
  ];
  return { tree: view, subscriptions };
}

/** The localized texts of the view. */
export function treeTexts(): TreeTexts {
  return {
    undefinedTokens: l10n.t('Defined Nowhere'),
    others: l10n.t('Others'),
    makers: (count) => (count === 1 ? l10n.t('1 card') : l10n.t('{0} cards', count)),
    copies: (count) => l10n.t('Copies to print: {0}', count),
    noPrint: l10n.t('no print'),
    rule: (number) => l10n.t('Rule {0}', number),
    suggestions: (names) => l10n.t('{0}?', names.join(', ')),
    noAbilities: l10n.t('no abilities'),
    unnamedCard: l10n.t('Card without a name'),
    setName: folderName,
  };
}
