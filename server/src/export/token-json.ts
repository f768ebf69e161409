import type { CreatedToken, Quantity } from '../analysis/card/created.js';
import { asMade } from '../analysis/set/meaning.js';
import type { Characteristics } from '../edition/characteristics.js';
import type { Edition } from '../edition/edition.js';
import type { Json } from '../util/json.js';

/**
 * A created token in the shape of the cases file (`fields`), as printed by `tokenwright parse`.
 * @param defined the characteristics that the text gives elsewhere, if the phrase only names the token
 */
export function tokenToJson(token: CreatedToken, edition: Edition, defined?: Characteristics): Record<string, Json> {
  if (token.origin === 'back-reference') return withFlags({ anaphor: token.quantity.text }, token);
  const json: Record<string, Json> = edition.game === 'riftbound' ? riftboundFields(token) : magicFields(token);
  if (defined && edition.game !== 'riftbound') Object.assign(json, characteristicsToJson(asMade(defined, token)));
  json.count = countToJson(token.quantity);
  if (edition.game === 'riftbound') {
    json.ready = readiness(token);
    json.location = token.place === 'the board' ? null : token.place;
    if (token.becomesCopyOf) json.becomesCopyOf = token.becomesCopyOf;
    const verb = token.phrase.verb.text.toLowerCase();
    if (!verb.startsWith('play')) json.verb = verb;
  } else {
    json.tapped = token.states.some((state) => state.tapped);
    json.attacking = token.states.some((state) => state.attacking);
    if (isElsewhere(token.place)) json.location = token.place;
  }
  json.context = token.context;
  if (token.predefined && edition.game !== 'riftbound') json.predefined = token.predefined.words;
  if (token.origin === 'by-name' && !defined) json.byCardName = token.byName;
  return withFlags(json, token);
}

/** Whether a token is put anywhere other than onto the battlefield. */
export function isElsewhere(place: string | null): place is string {
  return place !== null && place !== 'the battlefield' && place !== 'play';
}

function withFlags(json: Record<string, Json>, token: CreatedToken): Record<string, Json> {
  const optional: Record<string, Json> = {
    via: token.via,
    creator: token.creator,
    where: token.where,
    attachedTo: token.attachedTo,
    attackTarget: token.states.find((state) => state.target !== null)?.target ?? null,
    blocking: token.states.some((state) => state.blocking),
    chosen: token.chosen,
    entersWith: token.entersWith,
    gains: token.gains,
    conditionally: token.conditionally,
    alternative: token.alternative,
    replacement: token.phrase.replacement,
    instead: token.phrase.instead,
    conditional: token.conditional,
    amount: token.amount,
  };
  for (const key in optional) {
    const value = optional[key]!;
    if (value !== null && value !== false && !(Array.isArray(value) && value.length === 0)) json[key] = value;
  }
  return json;
}

function magicFields(token: CreatedToken): Record<string, Json> {
  const json: Record<string, Json> = characteristicsToJson(token.characteristics);
  if (token.copyOf !== null) {
    json.copyOf = token.copyOf;
    if (token.except !== null) json.except = token.except;
  }
  if (token.characteristics.back) json.backFace = characteristicsToJson(token.characteristics.back);
  return json;
}

/** The characteristics alone, as printed in the token list. */
export function characteristicsToJson(is: Characteristics): Record<string, Json> {
  const json: Record<string, Json> = {
    name: is.name,
    supertypes: is.supertypes,
    colors: is.colors,
    types: is.types,
    subtypes: is.subtypes,
    pt: is.pt,
    keywords: is.keywords,
    abilities: is.abilities,
  };
  if (is.loyalty !== null) json.loyalty = is.loyalty;
  return json;
}

function riftboundFields({ characteristics: is, item }: CreatedToken): Record<string, Json> {
  const type = is.types?.[0] ?? null;
  return {
    name: is.name,
    type,
    domains: [],
    might: is.might ?? (type === 'Unit' && item.kind === 'described' ? null : is.might),
    tags: is.tags,
    keywords: is.keywords,
    abilities: is.abilities,
  };
}

/**
 * A unit enters exhausted unless the text says *ready*, gear the other way round (182.1.d); battlefields are neither.
 */
function readiness(token: CreatedToken): boolean | null {
  const type = token.characteristics.types?.[0];
  if (type === 'Battlefield') return null;
  const stated = token.states.find((state) => state.ready !== null);
  return stated?.ready ?? type === 'Gear';
}

/** A count in the notation of the cases file. */
export function countToJson({ count, forEach, equalTo, rounded }: Quantity): Json {
  if (forEach !== null) return { forEach };
  if (equalTo !== null) return { equalTo };
  switch (count.kind) {
    case 'number':
      return count.value;
    case 'variable':
      return { var: count.name };
    case 'half':
      return { expr: `${count.name}/2`, round: rounded ?? 'up' };
    case 'reference':
      return { ref: count.words };
  }
}
