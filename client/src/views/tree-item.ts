import { ThemeColor, ThemeIcon, TreeItem, TreeItemCollapsibleState, Uri } from 'vscode';
import { rangeOf } from '../references.js';
import { problemsAddress, problemsText, undefinedAddress } from './marks.js';
import type { TreeNode } from './tree-node.js';

/** The editor's own icons, so that they fit every theme; the colours are contributed in package.json. */
const icons: Readonly<Record<TreeNode['kind'], string>> = {
  set: 'library',
  group: 'circle-large-filled',
  card: 'circle-filled',
  token: 'circle-filled',
  unknown: 'question',
  maker: 'note',
};

const colored = new Set(['white', 'blue', 'black', 'red', 'green', 'multicolor', 'colorless']);

/**
 * Converts a node for the editor. Labels and tooltips are plain strings: card text must never be
 * interpreted as Markdown.
 */
export function treeItem(node: TreeNode): TreeItem {
  const { id, kind, label, description, tooltip, icon, place, children, problems, isClosed, menu } = node;
  const { Collapsed, Expanded, None } = TreeItemCollapsibleState;
  const state = children.length === 0 ? None : (kind === 'group' || kind === 'set') && !isClosed ? Expanded : Collapsed;
  const item = new TreeItem(label, state);
  item.id = id;
  item.description = description;
  item.tooltip = tooltip;
  item.contextValue = menu ?? kind;
  if (kind === 'unknown') item.resourceUri = undefinedAddress(id);
  if (problems) item.resourceUri = problemsAddress(id, problems);
  item.iconPath = new ThemeIcon(kind === 'group' && icon === 'unknown' ? 'warning' : icons[kind], colorFor(icon));
  const spoken = tooltip === '' ? `${label} ${description}` : tooltip;
  item.accessibilityInformation = { label: problems ? `${spoken}\n${problemsText(problems.count)}` : spoken };
  if (place) {
    const options = { selection: rangeOf(place.range), preview: true };
    item.command = { title: label, command: 'vscode.open', arguments: [Uri.parse(place.uri), options] };
  }
  return item;
}

function colorFor(icon: string): ThemeColor | undefined {
  if (icon === 'unknown') return new ThemeColor('list.warningForeground');
  return colored.has(icon) ? new ThemeColor(`tokenwright.${icon}`) : undefined;
}
