import { singularsOf } from '../../analysis/card/plural.js';
import type { Edition } from '../../edition/edition.js';
import { termsOf } from '../../edition/terms.js';
import type { Term } from '../../rulebook/terms.js';
import type { Word } from '../../text/words.js';
import { isCounterVerb } from '../shared/counter-verb.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { keywordLength, LONGEST_KEYWORD } from '../shared/keyword-words.js';
import { argumentAfter } from '../shared/term-argument.js';
import { termHelp } from '../shared/term-help.js';
import { type TermUse, termAround } from '../shared/term-words.js';
import { keywordHelp, subtypeHelp } from '../shared/word-help.js';

/** The hover on a symbol, keyword, subtype or other term outside of a token phrase. Null for any other word. */
export function plainWordAt(spot: Spot): HoverSubject | null {
  const { tree, index, snapshot, field } = spot;
  const word = tree.words[index];
  if (!word || field === 'name' || field === 'metadata') return null;
  if (field === 'stats') return statsAt(spot);
  const term = termAt(spot);
  if (field === 'mana cost') return term?.help ?? null;
  const { edition } = snapshot;
  const keyword = field === 'rules text' ? keywordAround(tree.words, index, edition) : null;
  // The longest match wins: "double strike", not the word *double*.
  if (term && (!keyword || term.use.last - term.use.first >= keyword.last - keyword.first)) return term.help;
  return keyword ? keywordSubject(tree.words, keyword, edition) : subtypeAt(spot, word);
}

/** The hover on a counter, also within the words that make a token: "a token with two oil counters on it". */
export function counterAt(spot: Spot): HoverSubject | null {
  if (spot.field !== 'rules text' || !/^counters?$/.test(spot.tree.words[spot.index]?.lower ?? '')) return null;
  return termAt(spot)?.help ?? null;
}

/** The hover on power and toughness, loyalty or defense below the text. */
function statsAt({ text, face, snapshot: { edition } }: Spot): HoverSubject | null {
  const type = face.face.typeLine?.text ?? '';
  const name = text.includes('/') ? 'power and toughness' : /planeswalker/i.test(type) ? 'loyalty' : 'defense';
  const [term] = termsOf(edition).get(name) ?? [];
  return term ? { span: { start: 0, end: text.length }, markdown: termHelp(term, null, edition) } : null;
}

/** The hover on a subtype: in rules text it is capitalized ("Goblins you control"). */
function subtypeAt({ tree, index, snapshot, field }: Spot, word: Word): HoverSubject | null {
  const alone = !isInName(tree.words[index - 1]) && !isInName(tree.words[index + 1]);
  if (field !== 'type line' && !(word.capital && alone)) return null;
  const help = singularsOf(word.text).map((one) => subtypeHelp(one, snapshot));
  return subject(word, word, help.find((markdown) => markdown !== null) ?? null);
}

/** Indices of the first and last word of a keyword. */
interface KeywordUse {
  readonly first: number;
  readonly last: number;
}

/** The longest keyword that includes a word; the first of several equally long ones. */
function keywordAround(words: readonly Word[], index: number, edition: Edition): KeywordUse | null {
  let best: KeywordUse | null = null;
  for (let first = Math.max(0, index - LONGEST_KEYWORD + 1); first <= index; first++) {
    const last = first + keywordLength(words, first, edition.vocabulary) - 1;
    if (last >= index && (!best || last - first > best.last - best.first)) best = { first, last };
  }
  return best;
}

function keywordSubject(words: readonly Word[], { first, last }: KeywordUse, edition: Edition): HoverSubject | null {
  const found = words.slice(first, last + 1);
  const keyword = found.map(({ lower }) => lower).join(' ');
  return subject(found[0]!, found.at(-1)!, keywordHelp(keyword, edition));
}

/** The term under the cursor, with its hover. */
function termAt(spot: Spot): { readonly use: TermUse; readonly help: HoverSubject | null } | null {
  const { tree, index, text, snapshot } = spot;
  const use = termAround(tree.words, index, termsOf(snapshot.edition));
  const term = use?.terms.find((each) => isMeant(each, use, spot));
  if (!use || !term) return null;
  const argument = argumentAfter(text, tree.words, use.last, term);
  const first = tree.words[use.first]!;
  const last = tree.words[argument?.last ?? use.last]!;
  const types = term.kind.endsWith('type') ? subtypeHelp(term.name, snapshot) : null;
  const help = subject(first, last, types ?? termHelp(term, argument, snapshot.edition));
  return { use, help: help && { ...help, term: term.name } };
}

const inTypeLine: ReadonlySet<string> = new Set(['card type', 'supertype']);

/** Whether the words can be the term: *counter* is a verb and a noun, and subtypes are capitalized. */
function isMeant({ kind, name }: Term, { first, last }: TermUse, { tree, field }: Spot): boolean {
  const isSubtype = kind !== 'card type' && kind !== 'supertype' && kind.endsWith('type');
  if (field === 'type line') return inTypeLine.has(kind) || isSubtype;
  if (isSubtype) {
    // Next to other capitals it is part of a name.
    const alone = !isInName(tree.words[first - 1]) && !isInName(tree.words[last + 1]);
    return tree.words[first]!.capital && alone && kind !== 'plane type';
  }
  if (kind === 'players’ word') return false;
  return !/\bcounter$/.test(name) || (kind === 'keyword action') === isCounterVerb(tree.words, last);
}

/** Words that begin a sentence before a subtype: "This Vehicle", "Other Elves". */
const notInNames = new Set(
  'a all an another any each enchanted equipped if other target that this those when whenever your'.split(' '),
);

/** Whether a word next to a subtype is part of a name: *Goblin* in "Goblin Warden". */
function isInName(word: Word | undefined): boolean {
  return word?.capital === true && !notInNames.has(word.lower);
}

function subject(first: Word, last: Word, markdown: string | null): HoverSubject | null {
  return markdown === null ? null : { span: { start: first.start, end: last.end }, markdown };
}
