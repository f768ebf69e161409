/** How much of a file is examined, in UTF-16 units. */
export const HEAD = 20_000;

/** Properties of cards in JSON, in the spellings of common programs. */
const properties =
  /"(name|cost|text|type|types|rarity|power|toughness|might|energy|loyalty|colou?rs|subtypes|supertypes|flavou?r|flavou?r_?text|mana_?cost|type_?line|(?:rules|oracle|card)_?text|card_?type|card_?faces|mana_?value|cmc)"\s*:/gi;

/** Many other files have a name, a type and a text, or two of them. */
const enough = 4;

/**
 * Whether an XML or JSON file may contain cards, by its beginning. The answer is cheap, and only decides whether the
 * server is started, which examines the file properly.
 * @param head the first `HEAD` characters
 */
export function looksLikeCards(languageId: string, head: string): boolean {
  if (languageId === 'xml') return /<cockatrice_\w+/.test(head);
  const found = new Set<string>();
  for (const [, property] of head.matchAll(properties)) {
    found.add(property!.toLowerCase().replace('_', ''));
    if (found.size === enough) return true;
  }
  return false;
}
