import { ANY_NUMBER, type Part, type SlotPart, type Wording } from './notation.js';
import { textPart } from './parts.js';

/** The name of the category that a slot is filled from; a list of phrases is a category of its own. */
export function slotName({ category, list }: SlotPart): string {
  return list ? `${category}*${list}` : category;
}

/** The slots of a wording that are lists. */
export function listsOf({ parts, source }: Wording): SlotPart[] {
  return source.includes('*') ? listsIn(parts) : [];
}

function listsIn(parts: readonly Part[]): SlotPart[] {
  return parts.flatMap((part) => {
    if (part.kind === 'choice') return part.options.flatMap((option) => listsIn(option.parts));
    return part.kind === 'slot' && part.list ? [part] : [];
  });
}

/** The wordings of the category of a list, "a", "a or b", "a, b, or c", and those of what follows its first comma. */
export function listWordings(slot: SlotPart, source: string): Wording[] {
  const category = slotName(slot);
  const item: SlotPart = {
    kind: 'slot',
    field: 'item',
    category: slot.category,
    list: null,
    isHead: true,
    agrees: false,
    allowed: ANY_NUMBER,
  };
  const rest: SlotPart = { ...item, field: 'rest', category: `${category} rest` };
  const comma = textPart(',');
  const conjunction = textPart(slot.list!);
  const wording = (to: string, ...parts: Part[]): Wording => ({
    category: to,
    construct: 'list',
    fields: {},
    parts,
    source,
  });
  return [
    wording(category, item),
    wording(category, item, conjunction, item),
    wording(category, item, comma, rest),
    wording(rest.category, item, comma, conjunction, item),
    wording(rest.category, item, comma, rest),
  ];
}
