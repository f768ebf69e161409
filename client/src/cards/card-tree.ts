import type { CardOfSet } from '../../../server/src/lsp/protocol.js';
import { colorGroup, colorOrder, OTHERS } from '../views/colors.js';
import {
  compareNames,
  contains,
  inOrder,
  type Problems,
  plainNode,
  setNodes,
  type TreeNode,
  uniqueIds,
} from '../views/tree-node.js';

/** What the cards can be grouped by. */
export const cardGroupings = ['color', 'type', 'rarity', 'cost', 'file'] as const;
export type CardGrouping = (typeof cardGroupings)[number];

/** How the cards are grouped and filtered. */
export interface CardLayout {
  readonly groupBy: CardGrouping;
  /** Only cards with this text in their name, cost, type line or rarity; empty for all. */
  readonly filter: string;
}

/** The cards of a set, file by file, as far as the view knows them. */
export interface ShownSet {
  readonly root: string;
  readonly files: readonly ShownFile[];
}

/** The cards of a file, with the findings on each. */
export interface ShownFile {
  readonly uri: string;
  readonly path: string;
  readonly cards: readonly CardOfSet[];
  readonly problems: readonly (Problems | null)[];
}

/** Localized texts, as opposed to the game's own terms. */
export interface CardTexts {
  readonly others: string;
  readonly noCost: string;
  readonly noRarity: string;
  readonly unnamed: string;
  /** The group of cards with a mana value. */
  cost(value: number): string;
  setName(root: string): string;
}

/** A set with more cards than this is shown with its groups closed. */
const MANY_CARDS = 300;

/** The nodes of the view: sets, if there are several; then groups and cards. */
export function cardTree(sets: readonly ShownSet[], layout: CardLayout, texts: CardTexts): TreeNode[] {
  const count = sets.reduce((sum, set) => sum + cardCount(set), 0);
  const isClosed = count > MANY_CARDS && layout.filter === '';
  return setNodes(
    sets.map((set) => ({ root: set.root, groups: groupsOf(set, layout, texts, isClosed) })),
    texts.setName,
  );
}

/** The number of cards of a set. */
export function cardCount({ files }: ShownSet): number {
  return files.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** The number of cards in the tree. */
export function shownCount(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { kind, children }) => sum + (kind === 'card' ? 1 : shownCount(children)), 0);
}

function groupsOf({ root, files }: ShownSet, layout: CardLayout, texts: CardTexts, isClosed: boolean): TreeNode[] {
  const { groupBy, filter } = layout;
  const { key, order } = groupings(texts)[groupBy];
  const members = new Map<string, TreeNode[]>();
  for (const file of files) {
    for (const [at, card] of file.cards.entries()) {
      if (!contains([card.name, plainCost(card), card.typeLine, card.rarity], filter)) continue;
      const label = key(card, file) || texts.others;
      const id = `${root} ${groupBy} ${label}`;
      const node = cardNode(card, file, file.problems[at] ?? null, id, texts);
      const group = members.get(label);
      if (group) group.push(node);
      else members.set(label, [node]);
    }
  }
  const groups = [...members].map(([label, cards]): TreeNode => {
    const sorted = groupBy === 'file' ? cards : cards.sort((a, b) => compareNames(a.label, b.label));
    const id = `${root} ${groupBy} ${label}`;
    const icon = groupBy === 'color' ? label.toLowerCase() : '';
    return {
      ...plainNode,
      id,
      kind: 'group',
      label,
      description: `${cards.length}`,
      icon,
      children: uniqueIds(sorted),
      isClosed,
    };
  });
  return inOrder(groups, ({ label }) => label, order);
}

interface Grouping {
  /** The label of a card's group; empty if it belongs to none. */
  readonly key: (card: CardOfSet, file: ShownFile) => string;
  readonly order: readonly string[];
}

const typeOrder = ['Creature', 'Planeswalker', 'Battle', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Land'];
const LAND = 'Land';
const rarityOrder = ['Common', 'Uncommon', 'Rare', 'Mythic Rare', 'Special', 'Bonus', 'Basic Land'];
/** Letters and short forms that card programs write. */
const rarities: Readonly<Record<string, string>> = {
  c: 'Common',
  u: 'Uncommon',
  r: 'Rare',
  m: 'Mythic Rare',
  mythic: 'Mythic Rare',
  s: 'Special',
  l: 'Basic Land',
};

function groupings(texts: CardTexts): Readonly<Record<CardGrouping, Grouping>> {
  const costs = Array.from({ length: 21 }, (_, value) => texts.cost(value));
  return {
    // Lands are a group of their own, as in cube lists and set skeletons.
    color: { key: (card) => (isLand(card) ? LAND : colorGroup(card.colors)), order: [...colorOrder, LAND] },
    type: { key: typeOf, order: typeOrder },
    rarity: { key: ({ rarity }) => rarityOf(rarity) || texts.noRarity, order: [...rarityOrder] },
    cost: { key: ({ manaValue }) => (manaValue === null ? texts.noCost : texts.cost(manaValue)), order: costs },
    file: { key: (_, { path }) => path, order: [] },
  };
}

function cardNode(
  card: CardOfSet,
  { uri }: ShownFile,
  problems: Problems | null,
  group: string,
  texts: CardTexts,
): TreeNode {
  const { manaCost, typeLine, stats, rarity, range } = card;
  const label = card.name || texts.unnamed;
  const parts = [plainCost(card), typeLine, stats].filter((part) => part !== '');
  return {
    id: `${group} ${uri} ${label}`,
    kind: 'card',
    label,
    description: parts.join(' · '),
    tooltip: [label, manaCost, typeLine, stats, rarityOf(rarity)].filter((part) => part !== '').join('\n'),
    icon: colorGroup(card.colors).toLowerCase(),
    place: { uri, range },
    children: [],
    ...(problems ? { problems } : {}),
  };
}

/** `1GG` for `{1}{G}{G}`: short, and what users type to filter. */
function plainCost({ manaCost }: CardOfSet): string {
  return manaCost.replace(/\{([^{}/])\}/g, '$1');
}

/** Of several card types the first in the usual order: an artifact creature is grouped with the creatures. */
function typeOf({ typeLine }: CardOfSet): string {
  const [front = ''] = typeLine.split(/\s*(?:\/\/|[—–]|\s-\s)/);
  const words = front.split(/\s+/).filter((word) => word !== '');
  return (
    typeOrder.find((type) => words.some((word) => word.toLowerCase() === type.toLowerCase())) ?? words.at(-1) ?? OTHERS
  );
}

function isLand(card: CardOfSet): boolean {
  return typeOf(card) === LAND;
}

function rarityOf(written: string): string {
  const lower = written.trim().toLowerCase();
  const known = rarities[lower] ?? lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return known;
}
