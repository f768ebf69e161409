import type { Card } from '../../formats/card.js';

/** How a card that is no legend refers to itself: "this creature", or its name. */
export type SelfForm = 'noun' | 'name';

const nouns = /\bthis (?:creature|artifact|land|enchantment|Aura|Equipment|Vehicle|Saga|Spacecraft)\b/i;
const apart = /\([^()]*\)|"[^"]*"|“[^“”]*”/g;

/** How a card refers to itself; null for legends, spells, tokens, and cards that do not or in both forms. */
export function selfFormOf({ role, faces }: Card): SelfForm | null {
  const { name, typeLine, rulesText } = faces[0] ?? {};
  if (role === 'token' || !rulesText || !name?.text) return null;
  const hasNoun = nouns.test(rulesText.text);
  const hasName = rulesText.text.includes(name.text);
  if (hasNoun === hasName && !hasNoun) return null;
  if (/\b(?:Legendary|Instant|Sorcery)\b/.test(typeLine?.text ?? '')) return null;
  const own = rulesText.text.replace(apart, '').replaceAll(`named ${name.text}`, '');
  const isNoun = saysNoun(rulesText.text);
  const isName = own.includes(name.text);
  return isNoun === isName ? null : isNoun ? 'noun' : 'name';
}

/** Whether a text says "this creature" or the like, outside of quoted abilities and reminder text. */
export function saysNoun(text: string): boolean {
  return nouns.test(text) && nouns.test(text.replace(apart, ''));
}
