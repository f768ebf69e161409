import { withCapitalOf } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { CardContext } from '../../abilities/card-context.js';
import type { Slip } from '../slip.js';

/** "he" where only an object fits: "he gets +1/+1", "his power"; “he or she” is a player. */
const object =
  /(?<!\b(?:or|and) )\b(?:(?:he|she)(?= (?:gets [+−–-]|deals|becomes (?!the monarch)|enters|attacks|blocks|fights|dies|gains (?:flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first|double|indestructible|hexproof|"|“|\{)))|(?:his|her)(?= (?:power|toughness|base|mana (?:value|cost)|owner|controller|other (?:types|colors)|counters|activated)))/gi;

/** "he" where a player would fit as well. */
const anyone = /(?<!\b(?:or|and) )\b(?:he|she|him)\b(?! or\b)/gi;

const person = /\b(?:player|opponent|controller|owner|you(?! (?:control|own)))s?\b/i;

/** How far before a pronoun what it means is looked for, in UTF-16 units. */
const REACH = 300;

/** *He* and *his* where a card that is no legend means an object. Offsets are UTF-16 units of the rules text. */
export function genderedSlips(text: string, { isLegendary }: CardContext): Slip[] {
  if (isLegendary || !/\b(?:s?he|him|his|her)\b/i.test(text) || /\bnamed\b|\b[Pp]artner\b/.test(text)) return [];
  return [object, anyone].flatMap((pattern) =>
    matchesOf(text, pattern).flatMap(({ index, 0: written }): Slip[] => {
      if (pattern === anyone && person.test(text.slice(Math.max(0, index - REACH), index))) return [];
      const place = { start: index, end: index + written.length };
      const newText = withCapitalOf(written, /^h(?:is|er)$/i.test(written) ? 'its' : 'it');
      return [{ kind: 'word-agreement', ...place, repairs: [{ ...place, newText }], isDoubtful: true }];
    }),
  );
}
