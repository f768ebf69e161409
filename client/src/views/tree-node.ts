import type { FileRange } from '../../../server/src/lsp/protocol.js';

/** A node of the Cards or the Tokens view. Texts are plain text. */
export interface TreeNode {
  /** Remains the same across changes as long as the node represents the same thing. */
  readonly id: string;
  readonly kind: 'set' | 'group' | 'card' | 'token' | 'unknown' | 'maker';
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  /** The key of its icon: a colour (`white` … `colorless`), a card type in lower case, or `unknown`. */
  readonly icon: string;
  /** The location that a click opens; null for none. */
  readonly place: FileRange | null;
  readonly children: readonly TreeNode[];
  /** The findings on a card. */
  readonly problems?: Problems;
  /** What *Copy Text* copies; absent for a card, whose text is requested. */
  readonly text?: string;
  /** Whether a group is closed at first. */
  readonly isClosed?: boolean;
  /** What the context menu offers; see `contextValue` in package.json. */
  readonly menu?: string;
}

/** The findings on a card: how many, and how bad the worst is. */
export interface Problems {
  readonly count: number;
  readonly worst: 'error' | 'warning' | 'info';
}

/** The parts of a node that most nodes leave empty. */
export const plainNode = { description: '', tooltip: '', icon: '', place: null };

/** The trees of sets: without the sets if only one has groups. @param nameOf the name of a set's folder */
export function setNodes(
  sets: readonly { readonly root: string; readonly groups: readonly TreeNode[] }[],
  nameOf: (root: string) => string,
): TreeNode[] {
  const full = sets.filter(({ groups }) => groups.length > 0);
  if (full.length === 1) return [...full[0]!.groups];
  return full.map(({ root, groups }) => {
    const label = nameOf(root);
    return { ...plainNode, id: root, kind: 'set', label, tooltip: label, children: groups };
  });
}

/** The tree as text, indented by level. */
export function treeText(nodes: readonly TreeNode[], indent = ''): string {
  return nodes
    .map(({ label, description, children }) => {
      const line = `${indent}${label}${description === '' ? '' : `  ${description}`}\n`;
      return line + treeText(children, `${indent}  `);
    })
    .join('');
}

/** Groups by their labels: first those of a list, in its order, then the others by the alphabet. */
export function inOrder<T>(groups: readonly T[], labelOf: (group: T) => string, order: readonly string[]): T[] {
  const place = (label: string) => (order.indexOf(label) < 0 ? order.length : order.indexOf(label));
  const compare = (a: string, b: string) => place(a) - place(b) || compareNames(a, b);
  return groups.toSorted((a, b) => compare(labelOf(a), labelOf(b)));
}

/** Compares two names by the alphabet, and numbers in them by their value. */
export function compareNames(a: string, b: string): number {
  return names.compare(a, b);
}

// One collator is far quicker than `localeCompare`, which a set of thousands of cards calls for each pair.
const names = new Intl.Collator('en', { numeric: true });

/** Items by a key, in the order in which the keys occur first. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Whether one of the texts contains what the user filters by, in any case. */
export function contains(texts: readonly string[], filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

/** Makes ids unique: several nodes may have the same text. */
export function uniqueIds(nodes: readonly TreeNode[]): TreeNode[] {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    const before = seen.get(node.id) ?? 0;
    seen.set(node.id, before + 1);
    return before === 0 ? node : { ...node, id: `${node.id} #${before}` };
  });
}

/** The name of a folder given by its URI. */
export function folderName(uri: string): string {
  const { pathname } = new URL(uri);
  return decodeURIComponent(pathname.split('/').findLast((part) => part !== '') ?? uri);
}
