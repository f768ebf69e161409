import { type Characteristics, customColorsOf, lettersOf } from '../edition/characteristics.js';
import { type CockatriceEntry, cardDatabase, type DatabaseSet, type EntryLink } from './cockatrice-entry.js';
import type { ListedMaker, ListedToken, TokenList } from './token-list.js';

/**
 * A token file for Cockatrice with the tokens of a list and reverse links to the cards that make them. Cockatrice
 * identifies entries by name, and ignores one whose name another file already uses; so names end in the set's code, and
 * duplicates in spaces, as in Cockatrice's own list. Copies, and tokens without a known name, have no entries.
 */
export function cockatriceTokens({ tokens }: TokenList, set: DatabaseSet | null): string {
  const taken = new Set<string>();
  const used = set ?? { code: 'TK', name: 'Tokens' };
  const entries = tokens.flatMap((token): CockatriceEntry[] => {
    if (token.is.name === null || token.copyOf !== null) return [];
    let name = set ? `${token.is.name} (${set.code})` : token.is.name;
    while (taken.has(name)) name += ' ';
    taken.add(name);
    return [entryOf(token, name, used)];
  });
  return cardDatabase(used, entries);
}

function entryOf({ is, createdBy }: ListedToken, name: string, { code }: DatabaseSet): CockatriceEntry {
  const [front, back] = [is, is.back];
  return {
    name,
    text: back ? `${rulesText(front)}\n---\n${rulesText(back)}` : rulesText(front),
    typeLine: back ? `${typeLine(front)} // ${typeLine(back)}` : typeLine(front),
    manaCost: '',
    stats: statsOf(front) + (back && statsOf(back) !== '' ? ` // ${statsOf(back)}` : ''),
    loyalty: is.loyalty ?? '',
    defense: '',
    colors: colorsOf(is),
    set: code,
    rarity: '',
    number: '',
    isToken: true,
    links: linksTo(createdBy),
  };
}

function typeLine({ supertypes, types, subtypes, might }: Characteristics): string {
  const before = ['Token', ...(supertypes ?? []), ...(types ?? [])].join(' ');
  return subtypes && subtypes.length > 0 && might === null ? `${before} — ${subtypes.join(' ')}` : before;
}

function statsOf({ pt, might }: Characteristics): string {
  return pt ?? (might === null ? '' : String(might));
}

/** Keywords on one line, as printed on cards, and one ability per line. */
function rulesText({ keywords, abilities }: Characteristics): string {
  const first = keywords.join(', ');
  const line = first.slice(0, 1).toUpperCase() + first.slice(1);
  return [...(line === '' ? [] : [line]), ...abilities].join('\n');
}

/** Letters, followed by the words for custom colors. */
function colorsOf({ colors }: Characteristics): string {
  if (colors === null) return '';
  return [lettersOf(colors).join(''), ...customColorsOf(colors)].filter((color) => color !== '').join(' ');
}

/** Links to the cards that make the token, one per card and count. */
function linksTo(makers: readonly ListedMaker[]): EntryLink[] {
  const links = new Map<string, EntryLink>();
  for (const maker of makers) {
    if (maker.card === '') continue;
    const link: EntryLink = {
      kind: 'made by',
      name: maker.card,
      count: countOf(maker),
      exclude: maker.alternative || maker.replacement || maker.creator !== 'you',
      attach: maker.attach,
    };
    const key = `${link.name}\n${link.count}`;
    const previous = links.get(key);
    // The link is offered if any phrase certainly makes the token.
    links.set(key, previous ? { ...previous, exclude: previous.exclude === true && link.exclude === true } : link);
  }
  return [...links.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The count of a link: null for one token, `x` if the text leaves it open. */
function countOf({ count }: ListedMaker): string | null {
  if (typeof count !== 'number') return 'x';
  return count === 1 ? null : String(count);
}
