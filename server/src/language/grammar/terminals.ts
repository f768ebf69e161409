import { isOneErrorApart } from '../../util/near-words.js';
import { numberWords } from '../lexicon.js';
import { type Lexeme, type Lexemes, numberOfWord } from './lexemes.js';
import { ANY_NUMBER, PLURAL, SINGULAR } from './notation.js';
import type { Terminal, TerminalPhrase } from './terminal.js';
import type { GrammarVocabulary } from './vocabulary.js';

const none: readonly TerminalPhrase[] = [];

/** Card text spells numbers from one to twenty. */
const spelledNumbers: ReadonlyMap<string, number> = new Map(
  [...numberWords].filter(([, value]) => value >= 1 && value <= 20),
);

/** Lowercase words within a name: *Kobolds of Kher Keep*. */
const connectors: ReadonlySet<string> = new Set(
  "a an and at by de der du for from in into la le of on or the to van von 's ' , with & ! —".split(' '),
);

/** The categories that are words of a class. The vocabulary is that of the edition, with the set's own words. */
export function terminals(vocabulary: GrammarVocabulary): ReadonlyMap<string, Terminal> {
  const { subtypes, keywords, types, actions, pastActions, zones, states, resources, players, abilityWords } =
    vocabulary;
  return new Map<string, Terminal>([
    ['card-self', { begins: ({ kind }) => kind === 'self', read: readSelf }],
    ['number', { begins: ({ kind, text }) => kind === 'number' && /^\d[\d,]*$/.test(text), read: readNumber }],
    ['number-word', { begins: ({ lower }) => spelledNumbers.has(lower), read: readNumberWord }],
    ['pt', oneWord(({ kind, text }) => (kind === 'pair' ? text : null))],
    ['mana', mana(vocabulary)],
    ['energy', symbols((word) => word.lower === '{e}')],
    ['other-symbol', oneWord(({ kind, text }) => (kind === 'symbol' ? text : null))],
    ['quote', oneWord(({ kind, text }) => (kind === 'quote' ? text : null))],
    ['word', oneWord(({ kind, text }) => (kind === 'word' ? text : null))],
    [
      'counter-kind',
      {
        begins: ({ kind }) => kind === 'pair' || kind === 'word',
        read: counterKind(vocabulary),
      },
    ],
    ['subtype', { begins: beginsSubtype(subtypes), read: subtype(subtypes) }],
    ['lower-subtype', lowerSubtype(subtypes)],
    ['keyword-name', { begins: (word) => keywords.has(firstOf(word)), read: keywordName(keywords) }],
    ['own-action-past', inForms(pastActions)],
    ['own-type', inForms(types)],
    ['own-action', inForms(actions)],
    ['own-zone', wordOf(zones)],
    ['own-state', wordOf(states)],
    ['own-resource', oneWord(({ lower }) => (isIn(resources, lower) ? lower : null))],
    ['own-player', oneWord(({ lower, capital }) => (capital && players.has(lower) ? lower : null))],
    ['ability-word', { begins: ({ kind, capital }) => kind === 'word' && capital, read: abilityWord(abilityWords) }],
    ['unknown-keyword', { begins: ({ kind, capital }) => kind === 'word' && capital, read: unknownKeyword(keywords) }],
    ['subtype-cycling', oneWord(({ lower }) => (isTypecycling(lower, subtypes) ? lower : null))],
    ['misspelled-ability-word', { begins: isCapitalized, read: misspelled(abilityWords) }],
    [
      'other-name',
      {
        begins: ({ kind, capital }) => kind === 'word' && capital,
        read: otherName(vocabulary),
      },
    ],
    ['card-name', { begins: isCapitalized, read: cardName }],
    ['token-name', { begins: isCapitalized, read: tokenName(subtypes) }],
  ]);
}

/** Whether a word, or what it is the plural of, is in a list. */
function isIn(words: ReadonlySet<string>, lower: string): boolean {
  return words.size > 0 && words.has(lower.replace(/s$/, ''));
}

/** A class of single words; the test returns what a word means, or null. */
function oneWord(test: (word: Lexeme) => unknown): Terminal {
  return {
    begins: (word) => test(word) !== null,
    read: ({ words }, at) => [{ end: at + 1, number: ANY_NUMBER, value: test(words[at]!) }],
  };
}

/** Two characters on one card take a verb without -s: "Bebop & Rocksteady attack". */
function readSelf({ words }: Lexemes, at: number): readonly TerminalPhrase[] {
  const { text } = words[at]!;
  return [{ end: at + 1, number: /&| and /.test(text) ? ANY_NUMBER : SINGULAR, value: text }];
}

function readNumber({ words }: Lexemes, at: number): readonly TerminalPhrase[] {
  const value = Number(words[at]!.text.replaceAll(',', ''));
  return [{ end: at + 1, number: value === 1 ? SINGULAR : PLURAL, value }];
}

function readNumberWord({ words }: Lexemes, at: number): readonly TerminalPhrase[] {
  const value = spelledNumbers.get(words[at]!.lower)!;
  return [{ end: at + 1, number: value === 1 ? SINGULAR : PLURAL, value }];
}

/** A symbol of mana, or one with a color of the set: `{2}`, `{G/U}`, `{WU}`, `{I}`. */
function isMana({ kind, lower }: Lexeme, own: ReadonlySet<string>): boolean {
  if (kind !== 'symbol') return false;
  if (/^\{(?:\d+|[wubrgcsxyz]|[wubrgc2](?:\/[wubrgpc])+|[wubrg]{1,2}p?)\}$/.test(lower)) return true;
  return (
    own.size > 0 &&
    /^\{[\w/]+\}$/.test(lower) &&
    lower
      .slice(1, -1)
      .split(/\/|(?<=^[wubrg])(?=\w$)/)
      .every((part) => own.has(part) || /^(?:\d+|[wubrgcp])$/.test(part))
  );
}

/** Symbols of mana, and letters of mana in a set that writes them without braces. */
function mana({ symbols: own, hasBareMana }: GrammarVocabulary): Terminal {
  const inBraces = symbols((word) => isMana(word, own));
  if (!hasBareMana) return inBraces;
  const isLetters = ({ kind, text }: Lexeme) => kind === 'word' && /^[XWUBRGC]+$/.test(text);
  return {
    begins: (word) => inBraces.begins(word) || isLetters(word) || word.kind === 'number',
    read: (lexemes, at) => {
      const { words } = lexemes;
      const word = words[at]!;
      if (word.kind === 'symbol') return inBraces.read(lexemes, at);
      const next = words[at + 1];
      const last = isLetters(word) ? word : next?.start === word.end && isLetters(next) ? next : null;
      if (!last) return none;
      const value = lexemes.text.slice(word.start, last.end);
      return [{ end: last === word ? at + 1 : at + 2, number: ANY_NUMBER, value }];
    },
  };
}

/** A run of symbols without spaces: as many as there are, as a shorter run is never meant. */
function symbols(test: (word: Lexeme) => boolean): Terminal {
  return {
    begins: test,
    read: ({ words }, at) => {
      let end = at + 1;
      while (words[end]?.start === words[end - 1]!.end && test(words[end]!)) end++;
      const value = words
        .slice(at, end)
        .map(({ text }) => text)
        .join('');
      return [{ end, number: ANY_NUMBER, value }];
    },
  };
}

type Read = Terminal['read'];

/** Whether a word can begin a name or be a subtype, as in the text of a legend whose name begins with a subtype. */
function isCapitalized({ kind, capital }: Lexeme): boolean {
  return kind === 'self' || (kind === 'word' && capital);
}

function beginsSubtype(subtypes: GrammarVocabulary['subtypes']): Terminal['begins'] {
  const firstsOfTwo = new Set<string>();
  for (const form of subtypes.keys()) if (form.includes(' ')) firstsOfTwo.add(form.split(' ')[0]!);
  return (word) => {
    if (!isCapitalized(word)) return false;
    const lower = ownWords(word);
    return subtypes.has(lower) || firstsOfTwo.has(lower);
  };
}

/** A word in lower case. The card's name, which is one word of a text, gives all of its words. */
function ownWords({ kind, text, lower }: Lexeme): string {
  return kind === 'self' ? text.toLowerCase() : lower;
}

function subtype(subtypes: GrammarVocabulary['subtypes']): Read {
  return ({ words }, at) => {
    const lower = ownWords(words[at]!);
    const next = words[at + 1];
    const two = next?.capital ? subtypes.get(`${lower} ${next.lower}`) : undefined;
    if (two) return [{ end: at + 2, number: two.number, value: two.word }];
    const known = subtypes.get(lower);
    return known ? [{ end: at + 1, number: known.number, value: known.word }] : none;
  };
}

/** A subtype without its capital. */
function lowerSubtype(subtypes: GrammarVocabulary['subtypes']): Terminal {
  return {
    begins: ({ kind, capital, lower }) => kind === 'word' && !capital && subtypes.has(lower),
    read: ({ words }, at) => {
      const { word, number } = subtypes.get(words[at]!.lower)!;
      return [{ end: at + 1, number, value: word }];
    },
  };
}

/** A word of a list. */
function wordOf(words: ReadonlySet<string>): Terminal {
  return oneWord(({ lower }) => (words.has(lower) ? lower : null));
}

/** Words in one of their forms: *liberates*, *gears up*. */
function inForms(forms: GrammarVocabulary['actions']): Terminal {
  const firsts = new Set([...forms.keys()].map((form) => form.split(' ')[0]!));
  return {
    begins: ({ kind, lower }) => kind === 'word' && firsts.has(lower),
    read: ({ words }, at) => {
      const found: TerminalPhrase[] = [];
      for (const end of [at + 3, at + 2, at + 1]) {
        const own = words.slice(at, end).map(({ lower }) => lower);
        const form = own.length === end - at && forms.get(own.join(' '));
        if (form) found.push({ end, number: form.number, value: form.word });
      }
      return found;
    },
  };
}

/** *Swampcycling*, *Slivercycling*, *landcycling* (702.29e). */
function isTypecycling(lower: string, subtypes: GrammarVocabulary['subtypes']): boolean {
  const type = lower.endsWith('cycling') ? /^([a-z]+)cycling$/.exec(lower)?.[1] : undefined;
  return type !== undefined && (subtypes.has(type) || /^(?:land|artifact|creature|enchantment)$/.test(type));
}

/** The words before a dash, if they are an ability word. */
function abilityWord(known: ReadonlySet<string>): Read {
  return (lexemes, at) => labels(lexemes, at, (label) => known.has(label));
}

/** The words before a dash, if they resemble an ability word that is long enough to be recognized. */
function misspelled(known: ReadonlySet<string>): Read {
  const long = [...known].filter(({ length }) => length >= 5);
  return (lexemes, at) =>
    labels(lexemes, at, (label) => !known.has(label) && long.some((word) => isOneErrorApart(label, word)));
}

function labels({ words }: Lexemes, at: number, isWanted: (label: string) => boolean): readonly TerminalPhrase[] {
  const end = words.findIndex(({ kind }, index) => index > at && kind === 'dash');
  const label = words
    .slice(at, end < 0 ? at : end)
    .map(({ lower }) => lower)
    .join(' ')
    .replaceAll(" '", "'");
  return isWanted(label) ? [{ end, number: ANY_NUMBER, value: label }] : none;
}

/** The first word of a keyword, which may be the name of the card as well. */
function firstOf(word: Lexeme): string {
  const words = ownWords(word);
  return word.kind === 'self' ? words.split(' ')[0]! : words;
}

function keywordName(keywords: GrammarVocabulary['keywords']): Read {
  return ({ words }, at) => {
    const found: TerminalPhrase[] = [];
    const word = words[at]!;
    for (const keyword of keywords.get(firstOf(word)) ?? []) {
      const value = keyword.join(' ');
      const length = word.kind === 'self' ? 1 : keyword.length;
      const isHere =
        word.kind === 'self'
          ? word.text.toLowerCase() === value
          : keyword.every((each, index) => words[at + index]?.lower === each);
      if (isHere) found.push({ end: at + length, number: ANY_NUMBER, value });
    }
    return found;
  };
}

/** Words that begin the quality of a keyword: "Kinship with Elves". */
const qualityStarts: ReadonlySet<string> = new Set(['for', 'from', 'with', 'against', 'to', 'of', 'a', 'an']);

/** One to three words before a number, a cost, a quality or the end, if they do not resemble a keyword of the rules. */
function unknownKeyword(keywords: GrammarVocabulary['keywords']): Read {
  let known: ReadonlySet<string> | null = null;
  const resemblesKnown = (word: string): boolean => {
    known ??= new Set([...keywords.values()].flat(2));
    if (known.has(word)) return true;
    for (const each of known) if (isOneErrorApart(word, each)) return true;
    return false;
  };
  return ({ words }, at) => {
    const found: TerminalPhrase[] = [];
    for (
      let end = at + 1;
      end <= at + 3 && words[end - 1]?.kind === 'word' && words[end - 1]!.lower.length > 2;
      end++
    ) {
      const next = words[end];
      const isEnded =
        !next || /^(?:number|symbol|dash)$/.test(next.kind) || qualityStarts.has(next.lower) || next.capital;
      if (!isEnded) continue;
      const own = words.slice(at, end).map(({ lower }) => lower);
      if (!own.some(resemblesKnown)) found.push({ end, number: ANY_NUMBER, value: own.join(' ') });
    }
    return found;
  };
}

function isCounter(word: Lexeme | undefined): boolean {
  return word?.lower === 'counter' || word?.lower === 'counters';
}

function counterKind({ keywords }: GrammarVocabulary): Read {
  return ({ words }, at) => {
    const word = words[at]!;
    if (isCounter(words[at + 1])) return [{ end: at + 1, number: ANY_NUMBER, value: word.lower }];
    const two = keywords
      .get(word.lower)
      ?.some((keyword) => keyword.length === 2 && keyword[1] === words[at + 1]?.lower);
    return two && isCounter(words[at + 2])
      ? [{ end: at + 2, number: ANY_NUMBER, value: `${word.lower} ${words[at + 1]!.lower}` }]
      : none;
  };
}

/**
 * The name of a card before *token* (111.11): not a letter after digits ("2X"), and no plural of a subtype, which would
 * be a slip ("two Berries tokens").
 */
function tokenName(subtypes: GrammarVocabulary['subtypes']): Read {
  return (lexemes, at) => {
    const { words } = lexemes;
    if (words[at - 1]?.end === words[at]!.start) return none;
    return cardName(lexemes, at).filter(({ end }) => subtypes.get(words[end - 1]!.lower)?.number !== PLURAL);
  };
}

/** Whether a word can be in a name after the first: *of*, *the*, *&*. */
function isInName(word: Lexeme): boolean {
  return isCapitalized(word) || word.kind === 'number' || connectors.has(word.lower);
}

/** A name: capitalized words, and small words between them. Every end is possible, the longest first. */
function cardName({ words }: Lexemes, at: number): readonly TerminalPhrase[] {
  const ends: TerminalPhrase[] = [];
  for (let end = at; end < words.length && end - at < 12; end++) {
    const word = words[end]!;
    if (end > at ? !isInName(word) : !isCapitalized(word)) break;
    if (isCapitalized(word) || word.kind === 'number') ends.push({ end: end + 1, number: ANY_NUMBER, value: null });
  }
  return ends.reverse();
}

/** A name of at least two words, one of which cards do not use otherwise, that is not the card's own. */
function otherName({ subtypes, keywords, types }: GrammarVocabulary): Read {
  const isKnown = (word: Lexeme) =>
    numberOfWord(word) > 0 || [subtypes, keywords, types].some((words) => words.has(word.lower));
  return (lexemes, at) => {
    const { words } = lexemes;
    return cardName(lexemes, at).flatMap(({ end, value }) => {
      const name = words.slice(at, end);
      const isName =
        words[end - 1]!.capital &&
        name.filter(({ capital }) => capital).length > 1 &&
        !name.some(({ kind }) => kind !== 'word' && kind !== 'mark') &&
        name.some((word) => word.capital && !isKnown(word));
      return isName ? [{ end, number: SINGULAR, value }] : [];
    });
  };
}
