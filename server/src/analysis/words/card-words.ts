import type { Edition } from '../../edition/edition.js';
import type { Card, Face } from '../../formats/card.js';
import { readLexemes } from '../../language/grammar/lexemes.js';
import { wordsOfCards } from '../../language/grammar/magic.js';
import { parseTypeLine } from '../../language/type-line.js';
import { folded } from '../../text/apostrophes.js';
import { useOf } from './word-places.js';
import type { Found, UsedWord } from './word-use.js';

const none: ReadonlySet<UsedWord> = new Set();

/**
 * The words of a card that the rules do not have, in positions that show what they are. One card proves nothing, as the
 * word may be misspelled.
 */
export function wordsUsedOn({ faces }: Card, edition: Edition): ReadonlySet<UsedWord> {
  const found: Found = new Set();
  for (const face of faces) {
    addTypes(face, edition, found);
    for (const line of face.rulesText?.text.split('\n') ?? []) addLine(line, edition, found);
  }
  return found.size > 0 ? found : none;
}

function addTypes({ typeLine }: Face, { vocabulary }: Edition, found: Found): void {
  if (!typeLine) return;
  const { unknown, subtypes } = parseTypeLine(typeLine.text);
  for (const { text } of unknown) found.add(`type ${folded(text)}`);
  for (const { text } of subtypes)
    if (!vocabulary.subtypes.has(text.toLowerCase())) found.add(`subtype ${folded(text)}`);
}

/** "Tideproof", "Flying, healing 2", "Resurface {2}{B}": the items of a line of keywords. */
const keywordItem =
  /^(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)(?: (?:\d+|X|(?:\{[^{}]{1,8}\})+|[\dXWUBRGC]*[WUBRG]+)| ?[—–] ?\S.*)?$/u;

/** "Kindling — Whenever …": what stands before the dash. */
const label = /^(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}) ?[—–] ?(?=\p{Lu})/u;

/** A cost in letters: "2UR, {T}: …". */
const bareCost = /^(?:\d+|X)?[WUBRG]+(?:, .*)?: /;

/** `[Kindle 2]`: keywords of Riftbound are in brackets, and its symbols are shorter or known. */
const bracketed = /\[(\p{Lu}\p{Ll}{2}[\p{L}'’ -]*?)(?: (?:\d+|X))?\]/gu;

/** "…, make camp. (Create a Food token.)": an instruction of two or three words directly before reminder text. */
const explainedAction =
  /(?:^|[,.:—–•] ?|\b(?:then|may|and) )(\p{L}[a-z]+(?: [a-z]+){1,2}?)(?: (?:\d+|X|twice))?\. \(/gu;

/** Adds the words as an action if there is an unknown one among them and they are not about someone else. */
function addExplained(words: string, { vocabulary }: Edition, found: Found): void {
  const list = words.toLowerCase().split(' ');
  const isKnown = (word: string) => word.length < 3 || wordsOfCards().has(word) || vocabulary.keywords.has(word);
  if (list.every(isKnown) || list.slice(0, -1).some((word) => notActions.has(word))) return;
  found.add(`explained-action ${list.join(' ')}`);
}

function addLine(line: string, edition: Edition, found: Found): void {
  if (edition.game === 'riftbound') {
    for (const [, name] of line.matchAll(bracketed))
      if (!edition.vocabulary.keywords.has(folded(name!))) found.add(`keyword ${folded(name!)}`);
    return;
  }
  const plain = line.replace(/\([^()]*\)/g, '').trim();
  if (bareCost.test(plain)) found.add('bare-mana ');
  const word = label.exec(plain)?.[1];
  if (word && !/^(?:[IVX]+|Choose .*)$/.test(word) && !edition.vocabulary.keywords.has(folded(word)))
    found.add(`ability-word ${folded(word)}`);
  if (line.includes('. (')) for (const [, verb] of line.matchAll(explainedAction)) addExplained(verb!, edition, found);
  const isKeywordLine = addKeywords(plain, edition, found);
  if (!hasUnknownWord(line, edition)) return;
  const { words } = readLexemes(line);
  for (let at = 0; at < words.length; at++) {
    const use = useOf(words, at, isKeywordLine, edition);
    if (use) found.add(use);
  }
}

/** A cheap look before a line is read word by word. */
function hasUnknownWord(line: string, { vocabulary }: Edition): boolean {
  if (/\p{Lu}\p{Ll}+ counters?\b|\b(?:becomes?|['’]re) the \p{Lu}/u.test(line)) return true;
  for (const [word] of line.matchAll(/\p{L}[\p{L}'’]{2,}/gu)) {
    if (wordsOfCards().has(word)) continue;
    const lower = folded(word).replace(/'s?$/, '');
    if (!wordsOfCards().has(lower) && !vocabulary.keywords.has(lower) && !vocabulary.subtypes.has(lower)) return true;
  }
  return false;
}

function addKeywords(line: string, { vocabulary }: Edition, found: Found): boolean {
  if (!/^\p{Lu}/u.test(line) || /[.:"“]/.test(line) || !/\p{Ll}/u.test(line)) return false;
  const names = line.split(', ').map((item) => folded(keywordItem.exec(item)?.[1] ?? ''));
  if (names.includes('')) return false;
  for (const name of names)
    if (!vocabulary.keywords.has(name) && !name.split(' ').some((word) => vocabulary.keywords.has(word)))
      found.add(`keyword ${name}`);
  return true;
}

/** Words before the last of an instruction that show that it is a sentence about something. */
const notActions: ReadonlySet<string> = new Set(
  'and then may or you it they he she has have had gain gains get gets a an the that this those target each with is are of to in'.split(
    ' ',
  ),
);
