import type { Card, CardDocument, Face, Link, PlacedCard } from '../formats/card.js';
import { createJsonFormat } from '../formats/json/json-format.js';
import { colorLetters } from '../language/lexicon.js';
import { addAll } from '../text/add-all.js';
import { notKept } from './not-kept.js';
import type { Json } from './token-json.js';
import type { Loss, WrittenCards } from './written-cards.js';

/** What each key of a plain file is called in this format. */
const properties: ReadonlyMap<string, string> = new Map([
  ['Loyalty', 'loyalty'],
  ['Defense', 'defense'],
  ['Rarity', 'rarity'],
  ['Artist', 'artist'],
  ['Number', 'collector_number'],
]);

const BACKSLASH = 'a backslash before an n, which is a line break in this format';

/**
 * Writes cards as JSON like Scryfall's (scryfall.com/docs/api/cards), one list for all documents. What is written reads
 * back as the same cards.
 */
export function jsonCards(documents: readonly CardDocument[]): WrittenCards {
  const format = createJsonFormat();
  const losses: Loss[] = [];
  const cards = documents.flatMap((document) => {
    addAll(losses, fileLosses(document));
    return document.cards.map(({ card }) => {
      const own: Loss[] = [];
      const json = cardToJson(card, own);
      const readBack = format.read('cards.json', JSON.stringify([json])).cards;
      const name = nameOf({ card }) || null;
      for (const what of notKept(card, readBack, namedParts(card, own))) own.push({ card: name, what });
      addAll(
        losses,
        own.filter(({ what }, at) => own.findIndex((each) => each.what === what) === at),
      );
      return json;
    });
  });
  return { text: `${JSON.stringify(cards, null, 2)}\n`, losses };
}

/** The parts of a card of which one of these losses speaks. */
function namedParts({ faces }: Card, losses: readonly Loss[]): ReadonlySet<string> {
  const said = new Set(losses.map(({ what }) => what));
  const named = new Set<string>();
  if (said.has(BACKSLASH)) named.add('rules text');
  if (faces.some(({ stats }) => stats && said.has(`the number ${stats.text}`))) named.add('stats');
  return named;
}

function fileLosses({ header, suppressions }: CardDocument): Loss[] {
  const losses: Loss[] = (header?.entries ?? []).map(({ key, value }) => ({
    card: null,
    what: `the header’s line “${key}: ${value.text}”`,
  }));
  if (suppressions.length > 0) losses.push({ card: null, what: 'comments that silence rules' });
  return losses;
}

/**
 * One card as an object.
 * @param losses takes what the format has no place for
 */
export function cardToJson(card: Card, losses: Loss[]): Json {
  const { role, faces, links } = card;
  const name = nameOf({ card });
  const lose = (what: string) => losses.push({ card: name || null, what });
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

function nameOf({ card }: Pick<PlacedCard, 'card'>): string {
  return card.faces[0]?.name?.text ?? '';
}
