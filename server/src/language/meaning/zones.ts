import type { Phrase } from '../grammar/phrase.js';
import type { View } from './view.js';

/** The zone that a noun phrase's things are taken from: "target card from a graveyard". */
export function fromZone(view: View, phrase: Phrase): string | null {
  for (const relative of view.within(phrase, 'relative')) {
    const zone = view.slot(relative, 'zone');
    if (zone && view.words(relative).startsWith('from ')) return zoneOf(view.words(zone));
    if (view.words(relative) === 'from your hand') return 'hand';
  }
  return null;
}

const zones =
  'battlefield,hand,library,graveyard,exile,stack,command zone,base,trash,main deck,rune deck,champion zone,board'.split(
    ',',
  );

/** The zone that some words in lower case mention, if any. */
export function knownZone(words: string): string | undefined {
  const zone = zoneOf(words);
  return zone === words ? undefined : zone;
}

/** The name of the zone that some words in lower case mention, or the words themselves. */
export function zoneOf(words: string): string {
  for (const zone of zones) if (words.includes(zone)) return zone;
  if (/\bhands\b/.test(words)) return 'hand';
  // What the battlefield was called until 2009.
  if (/^(?:into |to )?play\b/.test(words)) return 'battlefield';
  return words.includes('libraries') || /^back in\b|\b(?:top|bottom)\b/.test(words)
    ? 'library'
    : words.includes('graveyards')
      ? 'graveyard'
      : words;
}
