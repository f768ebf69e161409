import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import type { Snapshot } from '../../server/src/analysis/set/snapshot.js';
import { formatFor } from '../../server/src/formats/index.js';
import { edition } from '../unit/support/phrases.js';
import { groupBy, readLines } from './corpora.js';

/** A card face or a token of the corpora, as described in their README. */
export interface CorpusRecord {
  readonly source: string;
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly pt: string;
  readonly manaCost?: string;
  /** Tokens: letters ("WU") or words ("colorless"). */
  readonly colors?: string;
  readonly set?: string;
  readonly asOf?: string;
  /** The front face's name, on a card's other faces. */
  readonly faceOf?: string;
}

/** The source whose cards are jokes with odd wording on purpose. */
export const jokeCube = 'bones-bones/hellfall';

/** The files of each homebrew set, by its source and code; the joke cube and its tokens are one set. */
export function homebrewSets(): Map<string, Map<string, string>> {
  const nameOf = ({ source, set }: CorpusRecord) => (source === jokeCube || !set ? source : `${source} ${set}`);
  const tokens = groupBy(readLines<CorpusRecord>('corpus/homebrew-tokens.jsonl'), nameOf);
  const cards = groupBy(readLines<CorpusRecord>('corpus/homebrew.jsonl'), nameOf);
  return new Map([...cards].map(([name, list]) => [name, filesOf(list, tokens.get(name) ?? [])]));
}

/** The files of a set as a designer would write them: the cards, and the tokens if there are any. */
export function filesOf(cards: readonly CorpusRecord[], tokens: readonly CorpusRecord[]): Map<string, string> {
  const fronts = cards
    .filter(isCard)
    .filter(({ faceOf }) => faceOf === undefined || !cards.some(({ name }) => name === faceOf));
  const blocks = fronts.map((front) =>
    [front, ...cards.filter((card) => card !== front && card.faceOf === front.name)].map(faceText).join('\n//\n'),
  );
  const files = new Map([['set.cards', blocks.join('\n\n')]]);
  if (tokens.length > 0) files.set('set.tokens', tokens.filter(isCard).map(faceText).join('\n\n'));
  return files;
}

/** Records without a type line are notes of a program, which are ignored in its own format. */
function isCard({ typeLine }: CorpusRecord): boolean {
  return typeLine !== '';
}

/** A snapshot of each file of a set, the input of the linter. */
export function snapshotsOf(files: ReadonlyMap<string, string>, rulebook?: string): Snapshot[] {
  const rules = edition(rulebook);
  const documents = [...files].map(([path, text]) => ({
    path,
    text,
    document: formatFor(path, text.slice(0, 4096))!.read(path, text),
  }));
  const set = new SetIndex(new Map(documents.map(({ path, document }) => [path, indexFile(path, document, rules)])));
  return documents.map((document) => ({ ...document, edition: rules, set }));
}

/** A face as plain card text, without empty lines, which would end its block. */
function faceText({ name, manaCost = '', typeLine, text, pt, colors = '' }: CorpusRecord): string {
  const color = colorWords(colors);
  const lines = [`${name} ${manaCost}`, typeLine.replace(/^Token /, ''), color && `Color: ${color}`, text, pt];
  return lines
    .flatMap((part) => part.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

const letters: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

function colorWords(colors: string): string {
  return /^[WUBRG]+$/.test(colors) ? [...colors].map((letter) => letters[letter]).join(' and ') : colors.toLowerCase();
}
