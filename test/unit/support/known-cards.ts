import { foldName, namesOf } from '../../../server/src/analysis/card/card-names.js';
import type { KnownCards } from '../../../server/src/analysis/set/known-cards.js';
import { parseCard } from '../../../server/src/formats/plain/card-parser.js';

/** A card reference with these cards, each a block of card text. */
export function knownCards(...blocks: readonly string[]): KnownCards {
  const cards = blocks.map((block) => parseCard(block, 'card'));
  const names = new Map(cards.flatMap((card) => namesOf(card).map((name) => [name, card] as const)));
  const printed = cards.flatMap(({ faces }) => faces.map(({ name }) => name?.text ?? ''));
  return {
    source: 'reference.json',
    card: (name) => names.get(foldName(name)) ?? null,
    has: (name) => names.has(foldName(name)),
    startingWith: (letters, limit) =>
      printed.filter((name) => foldName(name).startsWith(foldName(letters))).slice(0, limit),
    resembling: () => printed,
  };
}

/** A card reference with cards that have only names. */
export function knownByName(names: readonly string[]): KnownCards {
  return knownCards(...names.map((name) => `${name} {1}\nArtifact`));
}
