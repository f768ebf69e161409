import { readFileSync } from 'node:fs';

/** A card's face as stored in the corpora. */
export interface CorpusCard {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly pt: string;
}

/** Reads the faces of a corpus. */
export function readCards(path: string): CorpusCard[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as CorpusCard);
}

/** Reads the faces of a corpus as plain card text, one block each. */
export function readBlocks(path: string): string[] {
  return readCards(path).map(block);
}

function block({ name, manaCost, typeLine, text, pt }: CorpusCard): string {
  const heading = manaCost === '' ? name : `${name} ${manaCost}`;
  return [heading, typeLine, ...text.split('\n'), pt].filter((line) => line.trim() !== '').join('\n');
}

/** Joins this many blocks to a file. If there are not enough, they repeat under other names, so that none is cached. */
export function fileOf(blocks: readonly string[], count: number): string {
  const file: string[] = [];
  for (let at = 0; at < count; at++) {
    const round = Math.floor(at / blocks.length);
    file.push(`${round === 0 ? '' : `Another ${round} `}${blocks[at % blocks.length]}`);
  }
  return file.join('\n\n');
}
