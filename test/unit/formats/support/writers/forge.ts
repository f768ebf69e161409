import type { WrittenCard } from '../format-properties.js';

/** Cards as Forge scripts, one after the other. */
export function writeForge(cards: readonly WrittenCard[]): string {
  return cards.map(script).join('\n');
}

function script(card: WrittenCard): string {
  const cost = card.manaCost.replaceAll('}{', ' ').replace(/[{}/]/g, '');
  return [
    '# An invented card.',
    `Name:${card.name}`,
    `ManaCost:${cost === '' ? 'no cost' : cost}`,
    `Types:${card.typeLine.replace(' — ', ' ')}`,
    `PT:${card.stats}`,
    'T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ Whenever CARDNAME attacks, draw a card.',
    'SVar:TrigDraw:DB$ Draw | NumCards$ 1',
    `Oracle:${card.rulesText.replaceAll('\n', '\\n')}`,
    '',
  ].join('\n');
}
