import type { Card, Face, Link } from '../../formats/card.js';
import { colorLetters } from '../../language/lexicon.js';
import type { Json } from '../../util/json.js';

/** What each key of a plain file is called in this format. */
const properties: ReadonlyMap<string, string> = new Map([
  ['Loyalty', 'loyalty'],
  ['Defense', 'defense'],
  ['Rarity', 'rarity'],
  ['Artist', 'artist'],
  ['Number', 'collector_number'],
]);

/** What the format cannot tell from a line break. */
export const BACKSLASH = 'a backslash before an n, which is a line break in this format';

/**
 * A card as a JSON object like Scryfall’s (scryfall.com/docs/api/cards).
 * @param lose is called with each part that the format has no place for
 */
export function cardToJson({ role, faces, links }: Card, lose: (what: string) => void): Json {
  const written = faces.map((face) => faceToJson(face, role, lose));
  const [first = {}] = written;
  const isFaced = written.length > 1;
  const json: Record<string, Json> = isFaced
    ? { object: 'card', name: joinedBy(written, 'name'), type_line: joinedBy(written, 'type_line') }
    : { object: 'card', ...first };
  if (role === 'token') json.layout = isFaced ? 'double_faced_token' : 'token';
  if (isFaced) json.card_faces = written.map((face) => ({ object: 'card_face', ...face }));
  if (links) json.all_parts = links.entries.flatMap((link) => partToJson(link, role, lose));
  return json;
}

function faceToJson(face: Face, role: Card['role'], lose: (what: string) => void): Record<string, Json> {
  const rulesText = face.rulesText?.text ?? '';
  if (rulesText.includes('\\n')) lose(BACKSLASH);
  const json: Record<string, Json> = {
    name: face.name?.text ?? '',
    mana_cost: face.manaCost?.text ?? '',
    type_line: face.typeLine?.text ?? '',
    oracle_text: rulesText,
  };
  if (face.stats) writeStats(face.stats.text, json, lose);
  if (role === 'token') json.colors = [];
  let hasColor = false;
  for (const { key, value } of face.metadata) {
    if (value.text === '') continue;
    const property = properties.get(key);
    if (property && json[property] === undefined) json[property] = value.text;
    else if (key === 'Color' && !hasColor) {
      hasColor = true;
      json[role === 'token' ? 'colors' : 'color_indicator'] = colorsIn(value.text);
    } else lose(`the line “${key}: ${value.text}”`);
  }
  if (face.flavor.length > 0) json.flavor_text = face.flavor.map(({ text }) => text).join('\n');
  return json;
}

function writeStats(stats: string, json: Record<string, Json>, lose: (what: string) => void): void {
  const [power, toughness, ...rest] = stats.split('/').map((side) => side.trim());
  if (power && toughness && rest.length === 0) Object.assign(json, { power, toughness });
  else lose(`the number ${stats}`);
}

/** Letters for the five colors, and the words for those that designers invent. */
function colorsIn(text: string): string[] {
  return text.split(/[\s,;]+|\band\b/).flatMap((word): string[] => {
    if (word === '' || word === 'colorless') return [];
    return /^[WUBRG]{2,5}$/.test(word) ? [...word] : [colorLetters.get(word.toLowerCase()) ?? word];
  });
}

/** A link as an entry of `all_parts`, which has no place for numbers. */
function partToJson(link: Link, role: Card['role'], lose: (what: string) => void): Json[] {
  const { kind, name, count, excluded, attached } = link;
  if (kind === 'makes' && role === 'token') {
    lose(`the link to “${name.text}”`);
    return [];
  }
  const more = [
    count && `the number ${count}`,
    excluded && 'that it is not offered',
    attached && 'that it is attached',
  ];
  for (const what of more) if (what) lose(`${what} in the link to “${name.text}”`);
  return [{ object: 'related_card', component: kind === 'makes' ? 'token' : 'token_maker', name: name.text }];
}

function joinedBy(faces: readonly Record<string, Json>[], property: string): string {
  return faces.map((face) => face[property]).join(' // ');
}
