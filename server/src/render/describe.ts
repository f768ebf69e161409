import { type CardPicture, facesOf } from './card-picture.js';
import { paragraphs } from './face-text.js';
import { clean } from './text/clean.js';
import { costSymbols, piecesOf } from './text/inline.js';

const colorNames: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Describes a picture in words, for people who cannot see it. Symbols are replaced by their meanings. */
export function describePicture(picture: CardPicture): string {
  return facesOf(picture)
    .map((face, i) => (i === 0 ? describeFace(face) : `Other face: ${describeFace(face)}`))
    .join('\n');
}

function describeFace(face: CardPicture): string {
  const cost = costSymbols(clean(face.manaCost, 120), face.game).map(({ words }) => words);
  const facts = [
    clean(face.name, 160),
    cost.length > 0 ? `cost ${cost.join(', ')}` : '',
    [colorsOf(face), face.token ? 'token' : ''].filter((word) => word !== '').join(' '),
    clean(face.typeLine, 160),
    face.rarity ?? '',
    statsOf(face),
  ].filter((fact) => fact !== '');
  const lines = [...paragraphs(face.rules, 3200).map((line) => spoken(line, face)), ...paragraphs(face.flavor, 800)];
  return [`${facts.join('. ')}.`, ...lines].join('\n');
}

function colorsOf({ colors, customColors, game }: CardPicture): string {
  if (colors === null) return '';
  const words = [...colors.map((color) => colorNames[color] ?? color), ...customColors.map((word) => clean(word, 40))];
  if (words.length > 0) return words.join(' and ');
  return game === 'riftbound' ? 'domainless' : 'colorless';
}

function statsOf({ stats }: CardPicture): string {
  if (!stats) return '';
  const text = clean(stats.text, 24);
  if (stats.kind === 'might') return `${text} Might`;
  return stats.kind === 'power' ? text : `${stats.kind} ${text}`;
}

/** A line with symbols replaced by their names. */
function spoken(line: string, { game }: CardPicture): string {
  return piecesOf(line, game)
    .map((piece) => (piece.kind === 'symbol' ? `[${piece.symbol.words}]` : piece.text))
    .join('');
}
