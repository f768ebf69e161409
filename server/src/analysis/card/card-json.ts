import type { Card, Face, Link } from '../../formats/card.js';
import { colorLetters } from '../../language/lexicon.js';
import type { Json } from '../../util/json.js';

/** The JSON property of each metadata key of a plain file. */
const properties: ReadonlyMap<string, string> = new Map([
  ['Loyalty', 'loyalty'],
  ['Defense', 'defense'],
  ['Rarity', 'rarity'],
  ['Artist', 'artist'],
  ['Number', 'collector_number'],
]);

/** Reported as lost: the format cannot distinguish it from a line break. */
export const BACKSLASH = 'a backslash before an n, which is a line break in this format';

/**
 * A card as a JSON object like Scryfall’s (scryfall.com/docs/api/cards).
 * @param reportLoss is called with each part that the format has no place for
 */
export function cardToJson({ role, faces, links }: Card, reportLoss: (what: string) => void): Json {
  const written = faces.map((face) => faceToJson(face, role, reportLoss));
  const [first = {}] = written;
  const isFaced = written.length > 1;
  const json: Record<string, Json> = isFaced
    ? { object: 'card', name: joinedBy(written, 'name'), type_line: joinedBy(written, 'type_line') }
    : { object: 'card', ...first };
  if (role === 'token') json.layout = isFaced ? 'double_faced_token' : 'token';
  if (isFaced) json.card_faces = written.map((face) => ({ object: 'card_face', ...face }));
  if (links) json.all_parts = links.entries.flatMap((link) => partToJson(link, role, reportLoss));
  return json;
}

function faceToJson(face: Face, role: Card['role'], reportLoss: (what: string) => void): Record<string, Json> {
  const rulesText = face.rulesText?.text ?? '';
  if (rulesText.includes('\\n')) reportLoss(BACKSLASH);
  const json: Record<string, Json> = {
    name: face.name?.text ?? '',
    mana_cost: face.manaCost?.text ?? '',
    type_line: face.typeLine?.text ?? '',
    oracle_text: rulesText,
  };
  if (face.stats) writeStats(face.stats.text, json, reportLoss);
  if (role === 'token') json.colors = [];
  let hasColor = false;
  for (const { key, value } of face.metadata) {
    if (value.text === '') continue;
    const property = properties.get(key);
    if (property && json[property] === undefined) json[property] = value.text;
    else if (key === 'Color' && !hasColor) {
      hasColor = true;
      json[role === 'token' ? 'colors' : 'color_indicator'] = colorsIn(value.text);
    } else reportLoss(`the line “${key}: ${value.text}”`);
  }
  if (face.flavor.length > 0) json.flavor_text = face.flavor.map(({ text }) => text).join('\n');
  return json;
}

function writeStats(stats: string, json: Record<string, Json>, reportLoss: (what: string) => void): void {
  const [power, toughness, ...rest] = stats.split('/').map((side) => side.trim());
  if (power && toughness && rest.length === 0) Object.assign(json, { power, toughness });
  else reportLoss(`the number ${stats}`);
}

/** Letters for the five colors, words for custom ones. */
function colorsIn(text: string): string[] {
  return text.split(/[\s,;]+|\band\b/).flatMap(colorsOfWord);
}

/** The colors that one word of a color line names: letters for the five, and the word itself for custom ones. */
export function colorsOfWord(word: string): string[] {
  if (word === '' || word === 'colorless') return [];
  return /^[WUBRG]{2,5}$/.test(word) ? [...word] : [colorLetters.get(word.toLowerCase()) ?? word];
}

/** A link as an entry of `all_parts`, which has no place for numbers. */
function partToJson(link: Link, role: Card['role'], reportLoss: (what: string) => void): Json[] {
  const { kind, name, count, excluded, attached } = link;
  if (kind === 'makes' && role === 'token') {
    reportLoss(`the link to “${name.text}”`);
    return [];
  }
  const more = [
    count && `the number ${count}`,
    excluded && 'that it is not offered',
    attached && 'that it is attached',
  ];
  for (const what of more) if (what) reportLoss(`${what} in the link to “${name.text}”`);
  return [{ object: 'related_card', component: kind === 'makes' ? 'token' : 'token_maker', name: name.text }];
}

function joinedBy(faces: readonly Record<string, Json>[], property: string): string {
  return faces.map((face) => face[property]).join(' // ');
}
