import {
  commands,
  type Disposable,
  EventEmitter,
  type ExtensionContext,
  env,
  l10n,
  languages,
  type TreeDataProvider,
  type TreeView,
  window,
} from 'vscode';
import {
  type CardOfSet,
  type CardsOfSet,
  type CardsParams,
  cardsChanged,
  cardsRequest,
} from '../../../server/src/lsp/protocol.js';
import * as ids from '../command-ids.js';
import type { Session } from '../session.js';
import { askForFilter } from '../views/filter-input.js';
import { treeItem } from '../views/tree-item.js';
import { folderName, type TreeNode, treeText } from '../views/tree-node.js';
import {
  type CardGrouping,
  type CardLayout,
  type CardTexts,
  cardCount,
  cardGroupings,
  cardTree,
  shownCount,
} from './card-tree.js';
import { problemsOn } from './problems.js';

const VIEW = 'tokenwright.cards';

/** The state key for the grouping the user chose. */
const GROUP_BY = 'cards.groupBy';

/** How long after a change of the findings the marks are updated, in milliseconds. */
const DELAY = 200;

/** The view of all cards of the sets. While it is hidden, nothing is requested. */
export class CardsView {
  readonly tree: TreeView<TreeNode>;
  private readonly changed = new EventEmitter<void>();
  private layout: CardLayout;
  private sets: readonly CardsOfSet[] = [];
  /** The cards of the files, by the ids of their lists. */
  private lists = new Map<string, readonly CardOfSet[]>();
  private nodes: readonly TreeNode[] = [];
  private shownState = '';
  private isStale = true;
  private requests = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: Session,
    private readonly context: ExtensionContext,
  ) {
    const groupBy = context.workspaceState.get<CardGrouping>(GROUP_BY) ?? 'color';
    this.layout = { groupBy, filter: '' };
    const provider: TreeDataProvider<TreeNode> = {
      onDidChangeTreeData: this.changed.event,
      getTreeItem: treeItem,
      getChildren: (node) => [...(node?.children ?? this.nodes)],
    };
    this.tree = window.createTreeView(VIEW, { treeDataProvider: provider, showCollapseAll: true });
  }

  register(): Disposable[] {
    const on = (id: string, action: () => unknown) => commands.registerCommand(id, action);
    const outdated = () => {
      this.isStale = true;
      if (this.tree.visible) void this.refresh();
    };
    return [
      this.tree,
      this.changed,
      this.tree.onDidChangeVisibility(({ visible }) => {
        if (visible && this.isStale) void this.refresh();
        else if (visible) this.show();
      }),
      this.session.onReady(outdated),
      this.session.onNotification(cardsChanged, outdated),
      languages.onDidChangeDiagnostics(() => {
        clearTimeout(this.timer);
        if (this.tree.visible) this.timer = setTimeout(() => this.show(), DELAY);
      }),
      on(ids.groupCards, () => this.askForGrouping()),
      on(ids.filterCards, () => this.askForFilter()),
      on(ids.showAllCards, () => this.update({ filter: '' })),
      on(ids.copyCards, async () => {
        if (this.isStale) await this.refresh();
        const text = treeText(this.nodes);
        await env.clipboard.writeText(text);
        window.setStatusBarMessage(l10n.t('The list of cards is copied.'), 3000);
        return text;
      }),
    ];
  }

  private async refresh(): Promise<void> {
    const turn = ++this.requests;
    this.isStale = false;
    const params: CardsParams = { known: [...this.lists.keys()] };
    try {
      const sets = await this.session.request<CardsOfSet[]>(cardsRequest, params);
      if (turn !== this.requests) return; // superseded by a later request
      const files = sets.flatMap((set) => set.files);
      this.lists = new Map(files.map(({ id, cards }) => [id, cards ?? this.lists.get(id) ?? []]));
      this.sets = sets;
      this.show();
    } catch {
      this.isStale = true; // the server ended; `onReady` fires for the next one
    }
  }

  /** Shows the cards with their findings; does nothing if that looks the same, so that the tree does not flicker. */
  private show(): void {
    const { filter } = this.layout;
    const sets = this.sets.map(({ root, files }) => ({
      root,
      files: files.map(({ uri, path, id }) => {
        const cards = this.lists.get(id) ?? [];
        return { uri, path, cards, problems: problemsOn(uri, cards) };
      }),
    }));
    const nodes = cardTree(sets, this.layout, texts());
    this.nodes = nodes;
    const all = sets.reduce((sum, set) => sum + cardCount(set), 0);
    this.tree.description = all === 0 ? '' : filter === '' ? `${all}` : `${shownCount(nodes)} / ${all}`;
    this.tree.message = filter === '' ? '' : l10n.t('Only what has “{0}” in it', filter);
    const state = JSON.stringify(nodes);
    if (state === this.shownState) return;
    this.shownState = state;
    this.changed.fire();
  }

  private update(changes: Partial<CardLayout>): void {
    this.layout = { ...this.layout, ...changes };
    const { groupBy, filter } = this.layout;
    void this.context.workspaceState.update(GROUP_BY, groupBy);
    void commands.executeCommand('setContext', `${VIEW}.filtered`, filter !== '');
    this.show();
  }

  private async askForGrouping(): Promise<void> {
    const labels = groupingLabels();
    const items = cardGroupings.map((groupBy) => {
      const description = groupBy === this.layout.groupBy ? l10n.t('current') : '';
      return { label: labels[groupBy], description, groupBy };
    });
    const chosen = await window.showQuickPick(items, { title: l10n.t('Group the cards by') });
    if (chosen) this.update({ groupBy: chosen.groupBy });
  }

  private async askForFilter(): Promise<void> {
    // Show the view so that the user sees the effect.
    if (!this.tree.visible) await commands.executeCommand(`${VIEW}.focus`);
    const title = l10n.t('Filter the cards');
    const placeholder = l10n.t('A part of a name, a cost such as 1G, a type or a rarity');
    askForFilter({ title, placeholder }, this.layout.filter, (filter) => this.update({ filter }));
  }
}

function groupingLabels(): Readonly<Record<CardGrouping, string>> {
  return {
    color: l10n.t('Color'),
    type: l10n.t('Type'),
    rarity: l10n.t('Rarity'),
    cost: l10n.t('Mana Value'),
    file: l10n.t('File'),
  };
}

function texts(): CardTexts {
  return {
    others: l10n.t('Others'),
    noCost: l10n.t('No Cost'),
    noRarity: l10n.t('No Rarity'),
    unnamed: l10n.t('Card without a name'),
    cost: (value) => l10n.t('Mana Value {0}', value),
    setName: folderName,
  };
}
