import { lineUpTo } from '../../../text/line-at.js';
import { matchesOf } from '../../../util/cheap-search.js';
import { PatternFilter } from '../../../util/pattern-filter.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';

/** Card types in the order of type lines: "artifact creature" is one object, "creature artifact" needs an "or". */
const typeOrder = ['kindred', 'tribal', 'snow', 'enchantment', 'artifact', 'land', 'creature'];

const types = 'creature|artifact|enchantment|land|planeswalker|battle|instant|sorcery';

/** Two card types or kinds of abilities beside each other. */
const twoTypes = new RegExp(
  `\\b(?<![\\p{L}’'/-]|\\b[Nn]on )(?:(?:${types}|Instant) (?:${types}|sorcerie)(?=s?(?![\\p{L}’'-]))|spell ability\\b|activated triggered\\b)`,
  'gu',
);

/** "Creature lands" are lands that are creatures. */
const isOneObject = (first: string, second: string): boolean =>
  typeOrder.includes(second) && (typeOrder.indexOf(first) < typeOrder.indexOf(second) || second === 'land');

const noun = `(?:(?:${types}|sorcerie|permanent)s?|\\p{Lu}\\p{Ll}+)`;

/** In a zone that has cards and neither permanents nor spells. */
const inZoneOfCards =
  '(?: with (?:(?!cards?\\b)[^,.:“"]){1,50}?)? (?:in|from) (?:your|their|an?|all|any|that|each|target|its)(?: (?:player|opponent|controller|owner)[s’\']*)? (?:hand|library|graveyard)s?\\b';

/** What stands where only cards are. */
const amongCards = new RegExp(`(?<=[ ,])${noun}(?=${inZoneOfCards})`, 'gu');

/** What is among cards, is milled, or is put into a graveyard from elsewhere than the battlefield. */
const ofCards = new RegExp(
  `(?<=[ ,])(?<!\\b[Tt]his )${noun}(?= from among (?:those|the (?:milled|revealed|exiled)) cards| milled this way| (?:is|are|was|were|would be) put into (?:a|your|an opponent['’]s) graveyard from (?:anywhere(?! other)|your library))`,
  'gu',
);

/** What is searched for or discarded. */
const taken = new RegExp(
  `(?<=\\b(?:discards?|library for) (?:an?|another|up to \\w+|two|three|any number of) (?:\\S+ ){0,2})${noun}(?=[.]| with |, (?:reveal|put|then|exile|you)|,? and (?:put|reveal|exile))`,
  'gu',
);

/** Nouns that need “card”. */
const nounsOfCards = new PatternFilter([{ pattern: amongCards }, { pattern: ofCards }, { pattern: taken }]);

/** Before a noun: one plays lands and casts spells, and cards are no copies. */
const needsNoCard = /\b(?:plays?|cast|casts|casting|played|that['’]s) [^.:]*$|\bcards? (?:or|and|and\/or) (?:\S+ )?$/;

/**
 * Nouns with a word too few after them: "creature in your graveyard" without "card", "artifact enchantment" without "or".
 * Offsets are UTF-16 units of the rules text.
 */
export function nounSlips(text: string, { capitalized }: KnownWords): Slip[] {
  const slips: Slip[] = [];
  for (const { index, 0: written } of matchesOf(text, twoTypes)) {
    const [first, second] = written.split(' ');
    if (first === second || isOneObject(first!, second!)) continue;
    const at = index + first!.length;
    const place = { start: index, end: index + written.length };
    const or = { start: at, end: at, newText: ' or' };
    // "a creature artifact": lists have artifacts first.
    const isSwapped = first === 'creature' && second === 'artifact';
    slips.push(
      isSwapped
        ? { kind: 'swapped-words', ...place, repairs: [{ ...place, newText: `${second} ${first}` }, or] }
        : { kind: 'missing-word', ...place, repairs: [or] },
    );
  }
  for (const { pattern } of nounsOfCards.mayMatch(text))
    for (const { index, 0: written } of matchesOf(text, pattern)) {
      const lower = written.toLowerCase();
      if (written !== lower && !capitalized.has(lower)) continue;
      if (needsNoCard.test(lineUpTo(text, index))) continue;
      const singular = written.replace(/ies$/, 'y').replace(/s$/, '');
      const place = { start: index, end: index + written.length };
      const newText = written.endsWith('s') ? `${singular} cards` : `${written} card`;
      slips.push({ kind: 'missing-word', ...place, repairs: [{ ...place, newText }] });
    }
  return slips;
}
