import type { Color } from '../../server/src/edition/characteristics.js';
import type { CardPicture } from '../../server/src/render/card-picture.js';

/** A token as in `token-relations.jsonl`; the fields of a double-faced token contain both faces, separated by `//`. */
interface ListedToken {
  readonly name: string;
  readonly type: string;
  readonly pt: string;
  readonly colors: string;
  readonly text: string;
}

/** The tokens of a `.jsonl` file as pictures. */
export function listedPictures(lines: string): CardPicture[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => pictureOf((JSON.parse(line) as { token: ListedToken }).token));
}

function pictureOf({ name, type, pt, colors, text }: ListedToken): CardPicture {
  const types = type.split(' // ');
  const texts = text.split('\n---\n');
  const stats = pt.split(' // ');
  const names = name.split(' // ');
  const faces = types.map(
    (line, i): CardPicture => ({
      game: 'magic',
      name: names[i] ?? name,
      manaCost: '',
      typeLine: line.replace(/^Token /, ''),
      rules: (texts[i] ?? '').split('\n'),
      flavor: [],
      stats: stats[i] ? { kind: 'power', text: stats[i] } : null,
      colors: [...colors].filter((letter): letter is Color => 'WUBRG'.includes(letter)),
      customColors: [],
      legendary: line.includes('Legendary'),
      token: true,
      rarity: null,
      setCode: '',
      back: null,
    }),
  );
  return faces.reduceRight((back, face) => ({ ...face, back }));
}
