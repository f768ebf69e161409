import type { AbilitiesReading, Ability, Level, LineContext, Mode, UnreadPiece } from './ability.js';
import type { Body } from './bodies.js';
import type { LineReading } from './read-line.js';

/** A line of rules text. Offsets are UTF-16 units in the rules text. */
export interface PlacedLine {
  readonly start: number;
  readonly end: number;
  /** Null if it is too long. */
  readonly reading: LineReading | null;
}

/** Where an ability stands. */
type Place = Pick<Ability, 'start' | 'end' | 'line' | 'label'>;

/** An ability to which the lines below it may add modes. */
interface OpenAbility extends Ability {
  readonly modes?: Mode[];
}

/** A level to which the lines below it add its power and toughness, and abilities. */
interface OpenLevel extends Level {
  pt?: string;
  readonly abilities: OpenAbility[];
}

/** The abilities of a text: modes belong to the ability above them, abilities to the level above them. */
export function joinLines(lines: readonly PlacedLine[], isSpell: boolean): AbilitiesReading {
  const abilities: OpenAbility[] = [];
  const unread: UnreadPiece[] = [];
  let level: OpenLevel | null = null;
  for (const { start, end, reading } of lines) {
    if (!reading) {
      unread.push({ start, end, stoppedAt: start });
      continue;
    }
    for (const piece of reading.unread) unread.push(moved(piece, start));
    const { mode, label } = reading;
    const line = lineAt(reading.line, start);
    const span: Place = label === null ? { start, end, line } : { start, end, line, label };
    if (reading.level) {
      level = { ...reading.level, abilities: [] };
      abilities.push({ kind: 'level', ...span, level });
    }
    const open: OpenAbility[] = level?.abilities ?? abilities;
    if (mode) {
      const above = open.at(-1)?.modes;
      if (above) above.push({ line, ...mode });
      else open.push({ kind: isSpell ? 'spell' : 'static', ...span, sentences: [], modes: [{ line, ...mode }] });
    } else if (reading.isPt && level) level.pt = reading.line.text;
    else if (reading.body) open.push(placed(reading.body, span));
  }
  return { abilities, unread };
}

/** Field by field, as a line is placed for each ability of each card. */
function lineAt({ text, lexemes, isAbilityWord, quotes }: LineReading['line'], offset: number): LineContext {
  return { text, lexemes, offset, isAbilityWord, quotes };
}

/** An ability, with lists of its own to which the lines below it add. */
function placed(body: Body, place: Place): OpenAbility {
  const { start, end, line, label } = place;
  const own = body as Omit<Body, 'level' | 'modes'>;
  const ability: { -readonly [K in keyof OpenAbility]: OpenAbility[K] } = { ...own, start, end, line };
  if (label !== undefined) ability.label = label;
  if (body.modes) ability.modes = [...body.modes];
  if (body.level) ability.level = { label: body.level.label, abilities: [placed(body.level.body, place)] };
  return ability;
}

function moved({ start, end, stoppedAt }: UnreadPiece, by: number): UnreadPiece {
  return { start: start + by, end: end + by, stoppedAt: stoppedAt + by };
}
