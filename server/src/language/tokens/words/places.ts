import { wordSet } from '../../../util/word-set.js';
import type { Lexeme } from '../../grammar/lexemes.js';
import type { Dialect } from '../../lexicon.js';
import { isWord, look, lowerAt, upTo, upToSoMany, type WordClasses, word } from './classes.js';

/** Places, and objects and players that are pointed to. */
export function placeClasses(dialect: Dialect): WordClasses {
  const battlefields = wordSet('battlefield location');
  return {
    battlefield: word(({ lower }) => dialect === 'riftbound' && battlefields.has(lower)),
    'words-before-control': upToSoMany(5, (each) => isWord(each) && each.lower !== 'control'),
    'other-place': upTo(isWord, placeEnd),
    'place-of-copy': word(({ lower }) => whosePlace.has(lower), isOtherThanName),
    'own-zone': word(
      ({ lower }) => whosePlace.has(lower),
      (words, at) => isOtherThanName(words, at) && ownZones.has(words[at + 1]!.lower),
    ),
    'before-object': look(
      ({ capital, lower }) => capital || copied.has(lower) || lower === 'that',
      (words, at) => words[at]!.lower !== 'that' || !kinds.has(lowerAt(words, at + 1)),
    ),
    'before-attacked': look(({ lower, capital }) => capital || targetStarts.has(lower)),
  };
}

const owners = wordSet('your their his her its the exile');
const endsOfLibrary = wordSet('top bottom');

/** Words that end a place. */
const placeEnds = wordSet("and except for if instead that that's then unless where with");

/** The most words of a place after *your*: "your graveyard", "the top of your library". */
const MAX_PLACE_WORDS = 5;

/** "your hand", "the top of your library", "exile": places other than the battlefield, also those of a set. */
function placeEnd(words: readonly Lexeme[], from: number): number {
  let at = from;
  const skip = (...lowers: readonly string[]) => lowers.includes(lowerAt(words, at)) && at++;
  skip('the');
  if (endsOfLibrary.has(lowerAt(words, at))) {
    at++;
    skip('of');
  }
  if (at === from && !owners.has(lowerAt(words, at))) return -1;
  const last = at + MAX_PLACE_WORDS;
  while (at < last && isWord(words[at]!) && !placeEnds.has(words[at]!.lower)) at++;
  return isFixed(words, from) ? -1 : at;
}

/** Places that have wordings. */
function isFixed(words: readonly Lexeme[], at: number): boolean {
  const [before, first, second] = [lowerAt(words, at - 1), lowerAt(words, at), lowerAt(words, at + 1)];
  if (first === 'the')
    return (before === 'onto' && second === 'battlefield') || (before === 'to' && second === 'board');
  return first === 'your' && second === 'base' && (before === 'to' || before === 'into' || before === 'in');
}

const whosePlace = wordSet('your their his her its the one that target top exile');
const ownZones = wordSet('hand hands graveyard library sideboard');

/** Not within a name: "a copy of Toad in the Hole". */
function isOtherThanName(words: readonly Lexeme[], at: number): boolean {
  return !words[at + 1]?.capital;
}

/** Words that begin the copied object in "token of …"; "of the chosen type" and "of that color" are different. */
const copied = wordSet('target it them each this another enchanted equipped');
const kinds = wordSet('color colors type types creature name');

/** What begins the player or object that a token attacks or blocks. */
const targetStarts = wordSet('that it the target a an this each defending one another any your different');
