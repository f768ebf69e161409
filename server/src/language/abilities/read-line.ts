import type { AbilitiesReading, Level, LineContext, UnreadPiece } from './ability.js';
import { type Body, bodyFrom, toSolve } from './bodies.js';
import { chaptersOf, type Label, labelAt, loyaltyOf } from './heads.js';
import { type KeywordBefore, keywordBefore } from './keyword-before.js';
import { keywordsFrom, ownKeyword } from './keywords.js';
import { Line, type LineSettings } from './line.js';
import { type ModeBody, modeOf } from './modes.js';
import { quotesOf } from './quotes.js';

/** What a line of rules text says, with offsets in the line. */
export interface LineReading {
  readonly line: Omit<LineContext, 'offset'>;
  readonly label: string | null;
  /** A mode of the ability above it. */
  readonly mode: ModeBody | null;
  /** The line of a level, and the ability that stands on it. */
  readonly level: Pick<Level, 'label' | 'cost'> | null;
  /** Whether it is the power and toughness of a level. */
  readonly isPt: boolean;
  readonly body: Body | null;
  readonly unread: readonly UnreadPiece[];
}

/** The hand and life modifiers of a vanguard (313.6, 313.7), as some write them into its text. */
const vanguardModifiers = /^\s*Hand [+−-]?\d+, Life [+−-]?\d+\s*$/i;

/** @param readQuoted reads a text in quotation marks; null if it is nested too deep */
export function readLine(
  text: string,
  settings: LineSettings,
  readQuoted: (text: string) => AbilitiesReading | null,
): LineReading {
  const line = new Line(text, settings);
  const quotes = quotesOf(line.lexemes, readQuoted);
  const isPt = /^\s*[−+*\dX]+\/[−+*\dX]+\s*$/.test(text);
  const hasNoBody = isPt || vanguardModifiers.test(text);
  const mode = hasNoBody ? null : modeOf(line, settings.isMode);
  const level = mode || hasNoBody ? null : levelOf(line);
  const { label, body } = mode || hasNoBody ? noBody : level ? afterLevel(line, level.end) : abilityOf(line);
  return {
    line: { text, lexemes: line.lexemes, isAbilityWord: label?.isAbilityWord ?? false, quotes },
    label: label?.text ?? null,
    mode,
    level: level && { label: level.label, ...(level.cost ? { cost: level.cost } : {}) },
    isPt,
    body,
    unread: [...quotes.flatMap(({ unread }) => unread), ...line.unread()],
  };
}

interface LabeledBody {
  readonly label: Label | null;
  readonly body: Body | null;
}

const noBody: LabeledBody = { label: null, body: null };

function afterLevel(line: Line, from: number | null): LabeledBody {
  return { label: null, body: from === null ? null : after(line, null, from) };
}

/** The label of a level, and the place where an ability may follow on the same line, or null. */
function levelOf(line: Line): (Pick<Level, 'label' | 'cost'> & { end: number | null }) | null {
  const classLevel = /^\{.+\}: Level (\d+)\s*(?:\(.*|— .*)?$/.exec(line.text)?.[1];
  if (classLevel) {
    const colon = line.words.findIndex(({ text }) => text === ':');
    const cost = line.costs(0, colon);
    // Some put the first ability of a level on the line of its cost.
    return { label: classLevel, cost, end: colon + 4 < line.length ? colon + 4 : null };
  }
  const station = /^(\d+\+) \|/.exec(line.text)?.[1];
  if (station) return { label: station, end: line.words.findIndex(({ text }) => text === '|') + 1 };
  const levels = /^(?:LEVEL|STATION) (\d+(?:-\d+|\+))$/.exec(line.text)?.[1];
  return levels === undefined ? null : { label: levels, end: null };
}

function abilityOf(line: Line): LabeledBody {
  if (line.length === 0) return noBody;
  const before = keywordBefore(line, 0);
  const keywords = keywordsFrom(line, 0, before === null || before.construct === 'keyword');
  if (keywords) return { label: null, body: { kind: 'keyword', ...keywords } };
  const chapters = chaptersOf(line);
  if (chapters) {
    const label = labelAt(line, chapters.end);
    const body = after(line, label, label?.end ?? chapters.end);
    return { label, body: { ...body, kind: 'chapter', chapters: chapters.numbers } };
  }
  const own = ownKeyword(line);
  if (own) return { label: null, body: { kind: 'keyword', ownKeyword: own } };
  const loyalty = loyaltyOf(line);
  if (loyalty) {
    const sentences = line.sentences(loyalty.end);
    return { label: null, body: { kind: 'loyalty', loyalty: loyalty.cost, sentences, modes: [] } };
  }
  if (before) return { label: null, body: changedBy(before, line) };
  const label = labelAt(line, 0);
  return { label, body: after(line, label, label?.end ?? 0) };
}

/** An ability with a keyword before it, or with several: "[Level 6][>] I have +1 [M]." */
function changedBy({ phrase, construct, end }: KeywordBefore, line: Line): Body {
  const inner = keywordBefore(line, end);
  const body = inner ? changedBy(inner, line) : after(line, null, end);
  const level = construct === 'level' ? /\d+/.exec(line.textOf(phrase)) : null;
  if (level) return { kind: 'level', level: { label: level[0], body } };
  // What happens when the card dies is triggered.
  return { ...body, ...(construct === 'dies' ? { kind: 'triggered' } : {}), keywordBefore: phrase };
}

function after(line: Line, label: Label | null, from: number): Body {
  const keywords = from > 0 ? keywordsFrom(line, from) : null;
  if (keywords) return { kind: 'keyword', ...keywords };
  return label?.text === 'To solve' ? toSolve(line, from) : bodyFrom(line, from);
}
