import type { Snapshot } from '../../analysis/set/snapshot.js';
import { keyProposals } from './outside-cards.js';
import { type Proposal, wordProposals } from './proposal.js';
import type { TypingPlace } from './typing-place.js';
import { colors, lastWord } from './words.js';

const rarities: readonly string[] = ['common', 'uncommon', 'rare', 'mythic rare', 'special'];

/** Returns the values of a key, such as the rarities of `Rarity: ` or of the parentheses after a type line. */
export function valueProposals({ key, before, after }: TypingPlace, snapshot: Snapshot): Proposal[] | null {
  const back = lastWord(before).length;
  if (key === 'Color') return wordProposals(colors(snapshot), 'color', back);
  if (key === 'Rarity' && after.replace(/^\)/, '').trim() === '')
    return wordProposals(rarities, 'setting', before.length);
  return null;
}

/** The lines below the rules text that begin with a key, by game. */
const fieldKeys = {
  magic: ['Flavor', 'Rarity', 'Artist', 'Number', 'Color', 'Note'],
  fifth: ['Flavor', 'Rarity', 'Artist', 'Number', 'Note'],
  riftbound: ['Might', 'Domain', 'Tags', 'Flavor', 'Rarity', 'Artist', 'Number', 'Note'],
};

/** Returns the keys of a card's other lines: `Flavor: `, and of a planeswalker `Loyalty: `. */
export function fieldKeyProposals({ before, after, face }: TypingPlace, { edition, document }: Snapshot): Proposal[] {
  if (document.format !== 'plain' || after.trim() !== '') return [];
  const types = face?.typeLine?.text ?? '';
  const special = /Planeswalker/i.test(types) ? ['Loyalty'] : /Battle\b/i.test(types) ? ['Defense'] : [];
  const existing = new Set(face?.metadata.map(({ key }) => key));
  const keys = [...(edition.game === 'magic' ? special : []), ...fieldKeys[edition.game]];
  return keyProposals(
    keys.filter((key) => !existing.has(key)),
    before,
  );
}
