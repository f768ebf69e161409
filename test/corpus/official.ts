import { readLines } from './corpora.js';

/** A face of an official card in the corpus. */
export interface OfficialCard {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly pt: string;
  /** The date the text was current, year first; empty if unknown. */
  readonly asOf?: string;
  readonly set?: string;
}

/** The path of the official cards. */
export const officialFile = 'corpus/official.jsonl';

/** The first month whose texts use "enters" without "the battlefield". */
const CURRENT_WORDING = '2024-07';

/** Sets with unusual wording, by category. Not all of them have cards in every half of the corpus. */
const unusualSets: ReadonlySet<string> = new Set([
  // Playtest cards: "Unknown Event" and Mystery Booster.
  ...['UNK', 'DA1', 'CMB1', 'CMB2', 'MB2'],
  // Un-sets, and cards with an acorn.
  ...['UGL', 'UNH', 'UST', 'UND', 'UNF', 'SUNF', 'ULST', 'UPLIST'],
  // Promotions with unusual texts: Heroes of the Realm, celebration and holiday cards, ponies.
  ...['HTR', 'HTR16', 'HTR17', 'PH17', 'PH18', 'PH19', 'PH20', 'PH21', 'PH22', 'PH23', 'PCEL', 'HHO', 'PTG'],
]);

/** The cards with the current wording, without sets with unusual wording. */
export function modelCards(): OfficialCard[] {
  return officialCards().filter(({ asOf }) => (asOf ?? '') >= CURRENT_WORDING);
}

/** All cards without sets with unusual wording, of any date. */
export function officialCards(): OfficialCard[] {
  return readLines<OfficialCard>(officialFile)
    .filter(({ set }) => !unusualSets.has(set ?? ''))
    .map(asOneFace);
}

/** Some records contain both halves of a split card: here they become one card with the abilities of both. */
function asOneFace(card: OfficialCard): OfficialCard {
  const { name, manaCost, typeLine, text } = card;
  const front = (both: string) => both.split(' // ')[0] ?? '';
  return {
    ...card,
    name: front(name),
    manaCost: front(manaCost),
    typeLine: front(typeLine),
    text: text.replace(/\n(?:\/\/|---)\n/g, '\n'),
  };
}

/** A card as plain card text. */
export function asCardText({ name, manaCost, typeLine, text, pt }: OfficialCard): string {
  const lines = [`${name} ${manaCost}`.trim(), typeLine, text, pt];
  return lines.filter((line) => line !== '').join('\n');
}
