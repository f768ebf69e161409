import { singularsOf } from '../../analysis/card/plural.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import { termsOf } from '../../edition/terms.js';
import type { Term } from '../../rulebook/terms.js';
import type { Word } from '../../text/words.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { keywordLength, LONGEST_KEYWORD } from '../shared/keyword-words.js';
import { escapeText, page } from '../shared/markdown.js';
import { type Argument, meaningOf, termHelp } from '../shared/term-help.js';
import { argumentAfter, type TermUse, termAround } from '../shared/term-words.js';
import { keywordHelp, subtypeHelp, symbolHelp } from '../shared/word-help.js';
import { isCounterVerb } from './counter-word.js';

/** The hover on a symbol, keyword, subtype or other term outside of a token phrase. Null for any other word. */
export function plainWordAt(spot: Spot): HoverSubject | null {
  const { tree, index, snapshot, field } = spot;
  const word = tree.words[index];
  if (!word || field === 'name' || field === 'metadata') return null;
  const { edition } = snapshot;
  if (word.kind === 'symbol') return subject(word, word, symbolHelp(word.text, edition)) ?? termAt(spot)?.help ?? null;
  const term = termAt(spot);
  const keyword = field === 'rules text' ? keywordAround(tree.words, index, edition) : null;
  // The longest match wins: "double strike", not the word *double*.
  if (term && (!keyword || term.use.last - term.use.first >= keyword.last - keyword.first)) return term.help;
  return keyword ? keywordSubject(tree.words, keyword, edition) : subtypeAt(spot, word);
}

/** The hover on a subtype: in rules text it is capitalized ("Goblins you control"). */
function subtypeAt({ tree, index, snapshot, field }: Spot, word: Word): HoverSubject | null {
  // Next to other capitals it is part of a name.
  const alone = !tree.words[index - 1]?.capital && !tree.words[index + 1]?.capital;
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

/** The term under the cursor, with its hover; a keyword's rules and a subtype's tokens belong to it. */
function termAt(spot: Spot): { readonly use: TermUse; readonly help: HoverSubject | null } | null {
  const { tree, index, text, snapshot } = spot;
  const use = termAround(tree.words, index, termsOf(snapshot.edition));
  const term = use?.terms.find((each) => isMeant(each, use, spot));
  if (!use || !term) return null;
  const argument = term.parameter && argumentAfter(text, tree.words, use.last, term.parameter);
  const first = tree.words[use.first]!;
  const last = tree.words[argument?.last ?? use.last]!;
  return { use, help: subject(first, last, helpOn(term, argument?.text ?? null, snapshot)) };
}

function helpOn(term: Term, argument: Argument, snapshot: Snapshot): string {
  const help = termHelp(term, argument);
  if (term.kind.startsWith('keyword')) return keywordHelp(term.name, snapshot.edition, argument) ?? help;
  const types = term.kind === 'subtype' ? subtypeHelp(term.name, snapshot) : null;
  return types === null ? help : page(types, escapeText(meaningOf(term, argument)));
}

const kindsInTypeLine: ReadonlySet<string> = new Set(['card type', 'supertype', 'subtype']);

/** Whether the words can be the term: *counter* is a verb and a noun, and subtypes are capitalized. */
function isMeant({ kind, name }: Term, { first }: TermUse, { tree, field }: Spot): boolean {
  if (field === 'type line') return kindsInTypeLine.has(kind);
  if (kind === 'subtype') return tree.words[first]!.capital;
  return name !== 'counter' || (kind === 'keyword action') === isCounterVerb(tree.words, first);
}

function subject(first: Word, last: Word, markdown: string | null): HoverSubject | null {
  return markdown === null ? null : { span: { start: first.start, end: last.end }, markdown };
}
