import type { Region } from '../../text/region.js';
import { joined } from '../../text/region-parts.js';
import type { Card, Metadata } from '../card.js';
import { linksInNotes } from '../notation/mse-notes.js';
import { withoutSlotCode } from '../notation/slot-code.js';
import { type FaceFields, metadataOf, structuredCard } from '../structured.js';
import { abilityText, paragraphsWithCosts, type TextBox } from './ability-text.js';
import { MseFields } from './fields.js';

/** The keys of a face end in its number, those of the first face have no suffix. */
const faceSuffixes = ['', '_2', '_3', '_4'] as const;

/**
 * Which ability boxes belong to which face: planeswalkers, Sagas, Classes and levelers have their text in
 * `level_1_text` and so on, from the ninth on for the second face.
 */
const abilityBoxes: Readonly<Record<string, readonly number[]>> = {
  '': [1, 2, 3, 4, 5, 6, 7, 8],
  _2: [9, 10, 11, 12, 13, 14, 15, 16],
  _3: [17, 18, 19],
  _4: [20, 21, 22],
};

/** Boxes that cannot be a face, because there is no name field with their suffix. */
const laterBoxes = ['_5', '_6'] as const;

/**
 * Reads a `card:` block of a set file. Pure; never throws.
 * @param byDefault the role of the set's default style, for cards without their own style
 */
export function parseMseCard(source: string, byDefault: Card['role']): Card {
  const fields = new MseFields(source);
  const role = roleOf(fields, byDefault);
  const numbered = faceSuffixes.filter((suffix) => suffix === '' || isFace(fields, suffix));
  const span = { start: 0, end: source.length };
  const faces = numbered.map((suffix): FaceFields => ({ span, ...faceOf(fields, suffix, role) }));
  return structuredCard(source, role, faces, linksInNotes(fields.note('notes'), role));
}

/**
 * The role of a card is not a field: it follows from its style. A token uses a token style, or has "token" in its
 * types.
 */
function roleOf(fields: MseFields, byDefault: Card['role']): Card['role'] {
  if (/\btoken\b/i.test(fields.text('super_type')?.text ?? '')) return 'token';
  const stylesheet = fields.note('stylesheet')?.text;
  return stylesheet ? roleByStyle(stylesheet) : byDefault;
}

/** The role that a style is made for. */
export function roleByStyle(stylesheet: string): Card['role'] {
  return /token/i.test(stylesheet) ? 'token' : 'card';
}

/** Whether a card has this face. Old styles for planeswalkers and levelers use `rule_text_2` for the first face. */
function isFace(fields: MseFields, suffix: string): boolean {
  return (fields.text(`name${suffix}`) ?? fields.text(`super_type${suffix}`)) !== null;
}

function faceOf(fields: MseFields, suffix: string, role: Card['role']): Omit<FaceFields, 'span'> {
  const name = fields.text(`name${suffix}`);
  const typeLine = typeLineOf(fields, suffix);
  const rulesText = abilityText(boxesOf(fields, suffix));
  const stats = statsOf(fields, suffix);
  return {
    name: name && withoutSlotCode(name, () => (rulesText ?? stats) !== null),
    manaCost: fields.cost(`casting_cost${suffix}`),
    typeLine,
    rulesText,
    stats,
    flavor: fields.lines(`flavor_text${suffix}`),
    metadata: metadata(fields, suffix, role, typeLine?.text ?? ''),
  };
}

/** The types and the subtypes are two fields; subtypes never occur alone. */
function typeLineOf(fields: MseFields, suffix: string): Region | null {
  const types = fields.text(`super_type${suffix}`);
  const subtypes = fields.text(`sub_type${suffix}`);
  return types && subtypes ? joined([types, subtypes], ' — ') : types;
}

function statsOf(fields: MseFields, suffix: string): Region | null {
  const power = fields.text(`power${suffix}`);
  const toughness = fields.text(`toughness${suffix}`);
  return power && toughness ? joined([power, toughness], '/') : null;
}

function boxesOf(fields: MseFields, suffix: string): TextBox[] {
  const boxes: TextBox[] = [];
  const add = (text: Region | null, lead = '') => {
    if (text) boxes.push({ text, lead });
  };
  const numbers = abilityBoxes[suffix] ?? [];
  const text = fields.text(`rule_text${suffix}`);
  const costs = numbers.map((number) => fields.text(`loyalty_cost_${number}`)?.text ?? '');
  const hasBoxes = numbers.some((number) => fields.text(`level_${number}_text`) !== null);
  if (text && !hasBoxes && costs.some((cost) => cost !== '')) boxes.push(...paragraphsWithCosts(text, costs));
  else add(text);
  if (suffix === '') {
    for (const [at, other] of faceSuffixes.entries()) {
      if (other !== '' && !isFace(fields, other)) add(fields.text(`rule_text${other}`), levelLead(fields, at + 1));
    }
    for (const other of laterBoxes) add(fields.text(`rule_text${other}`));
  }
  for (const number of numbers) {
    const cost = fields.text(`loyalty_cost_${number}`)?.text;
    add(
      fields.text(`level_${number}_text`),
      cost ? `${cost}: ` : levelLead(fields, number) || chapterLead(fields, number),
    );
  }
  return boxes;
}

/**
 * What a leveler has printed before the text of a box: its level, which most styles number from the previous box on,
 * and its power and toughness at that level (as in rule 711.2).
 */
function levelLead(fields: MseFields, number: number): string {
  const level = (fields.text(`leveler_level_${number}`) ?? fields.text(`level_${number - 1}`))?.text ?? '';
  if (!/^\d{1,3}(?: ?[-–] ?\d{1,3}|\+)?$/.test(level)) return '';
  const stats = ['power', 'toughness'].map(
    (side) =>
      (fields.text(`leveler_${side}_${number}`) ?? (number > 1 ? fields.text(`${side}_${number}`) : null))?.text,
  );
  const numbers = stats.every((stat) => stat !== undefined) ? `${stats.join('/')}\n` : '';
  return `LEVEL ${level}\n${numbers}`;
}

/** The chapter numbers before the text of a Saga's box, which may have two of them. */
function chapterLead(fields: MseFields, number: number): string {
  const chapters = ['a', 'b'].map((side) => fields.text(`saga_level_${number}_${side}`)?.text ?? '');
  const written = chapters.filter((chapter) => /^[IVX]{1,4}$/.test(chapter));
  return written.length > 0 ? `${written.join(', ')} — ` : '';
}

function metadata(fields: MseFields, suffix: string, role: Card['role'], types: string): Metadata[] {
  const loyalty = /\bbattle\b/i.test(types) ? 'Defense' : 'Loyalty';
  const fieldsByKey: [string, Region | null][] = [
    // The color of a card follows from its cost; this field is the color of its frame.
    ['Color', role === 'token' ? fields.text(`card_color${suffix}`) : null],
    [loyalty, fields.text(`loyalty${suffix}`)],
    ['Rarity', fields.text(`rarity${suffix}`)],
    ['Artist', fields.text(`illustrator${suffix}`) ?? fields.text(`artist${suffix}`)],
    ['Number', fields.text(`custom_card_number${suffix}`)],
    ['Note', suffix === '' ? fields.note('notes') : null],
  ];
  return fieldsByKey.flatMap(([key, value]) => (value ? [metadataOf(key, value)] : []));
}
