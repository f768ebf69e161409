import { ThemeColor, ThemeIcon, TreeItem, TreeItemCollapsibleState, Uri } from 'vscode';
import { rangeOf } from '../references.js';
import type { TreeNode } from './token-tree.js';
import { undefinedAddress } from './undefined-mark.js';

/** Icons of the editor's own, so that they fit every theme; the colours are contributed in package.json. */
const icons: Readonly<Record<TreeNode['kind'], string>> = {
  set: 'library',
  group: 'circle-large-filled',
  token: 'circle-filled',
  unknown: 'question',
  maker: 'note',
};

const colored = new Set(['white', 'blue', 'black', 'red', 'green', 'multicolor', 'colorless']);

/**
 * A line as the editor shows it. Labels and tooltips are plain strings: cards may say anything, and nothing of it is
 * read as Markdown.
 */
export function treeItem(node: TreeNode): TreeItem {
  const { id, kind, label, description, tooltip, sign, place, children } = node;
  const { Collapsed, Expanded, None } = TreeItemCollapsibleState;
  const state = children.length === 0 ? None : kind === 'group' || kind === 'set' ? Expanded : Collapsed;
  const item = new TreeItem(label, state);
  item.id = id;
  item.description = description;
  item.tooltip = tooltip;
  item.contextValue = kind;
  if (kind === 'unknown') item.resourceUri = undefinedAddress(id);
  item.iconPath = new ThemeIcon(kind === 'group' && sign === 'unknown' ? 'warning' : icons[kind], colorFor(sign));
  item.accessibilityInformation = { label: tooltip === '' ? `${label} ${description}` : tooltip };
  if (place) {
    const options = { selection: rangeOf(place.range), preview: true };
    item.command = { title: label, command: 'vscode.open', arguments: [Uri.parse(place.uri), options] };
  }
  return item;
}

function colorFor(sign: string): ThemeColor | undefined {
  if (sign === 'unknown') return new ThemeColor('list.warningForeground');
  return colored.has(sign) ? new ThemeColor(`tokenwright.${sign}`) : undefined;
}
