import type { Game } from '../../rulebook/rulebook.js';
import type { Box, DrawnShape } from '../drawing.js';
import { type FaceText, paragraphOf } from '../face-text.js';
import type { Look } from '../look.js';
import type { Section, SectionKind, Sections } from '../sections.js';
import { type FittedText, fitText, type Room, STEP, setText } from '../text/fit.js';
import { withoutReminders } from '../text/inline.js';
import type { Paragraph } from '../text/wrap.js';
import { drawText } from '../text-shapes.js';
import type { FittedBlock, TextBlock } from './fitted-block.js';
import { drawHeading, drawMarks, drawStats } from './row-marks.js';
import { within } from './words.js';

/** The width of the column of marks, and the least height of a row for each mark in it, in units of the card. */
const columns: Readonly<Record<SectionKind, { readonly width: number; readonly height: number }>> = {
  chapters: { width: 62, height: 54 },
  loyalty: { width: 92, height: 58 },
  levels: { width: 106, height: 62 },
  class: { width: 0, height: 0 },
};
const STATS = 100;
const HEADING = 48;
const GAP = 18;
/** The most that is added to each row if the box is higher than the rows. */
const MOST_EXTRA = 36;

/** A section with its words. */
interface Row {
  readonly section: Section | null;
  readonly name: 'rules' | 'flavor';
  readonly words: readonly Paragraph[];
  readonly shorter: readonly Paragraph[];
  /** The room beside the text, the height of what is above it, and the least height of the row. */
  readonly before: number;
  readonly after: number;
  readonly above: number;
  readonly least: number;
}

/** Rules text in rows: a mark, a cost or a level for each section, and its text beside or below it. */
export function rowsBlock({ kind, sections }: Sections, game: Game, { flavor }: FaceText): TextBlock {
  const hasStats = sections.some(({ stats }) => stats !== null);
  const rows = sections.map((section): Row => {
    const { width, height } = columns[kind];
    const marked = section.marks.length > 0;
    const words = section.lines.map((line) => paragraphOf(line, game));
    const shorter = section.lines.map(withoutReminders).filter((line) => line !== '');
    const marks = kind === 'chapters' ? section.marks.length : 1;
    return {
      section,
      name: 'rules',
      words,
      shorter: shorter.map((line) => paragraphOf(line, game)),
      before: marked ? width : 0,
      after: marked && hasStats ? STATS : 0,
      above: section.heading ? HEADING + 10 : 0,
      least: marked ? marks * height : 0,
    };
  });
  const last: Row[] =
    flavor.length === 0
      ? []
      : [{ section: null, name: 'flavor', words: flavor, shorter: flavor, before: 0, after: 0, above: 0, least: 0 }];
  const fit = (room: Room, withReminders = true): FittedBlock => {
    const shown = withReminders ? rows : rows.map((row) => ({ ...row, words: row.shorter })).filter(isShown);
    const readable = { ...room, smallest: Math.max(room.smallest, room.largest * 0.72) };
    const both = last.length > 0 ? fitRows(kind, [...shown, ...last], readable, true) : null;
    return both && !both.cut ? both : fitRows(kind, shown, room, last.length === 0);
  };
  const hasReminders = sections.some(({ lines }) => lines.some((line) => line.includes('(')));
  return { hasReminders, fit };
}

/** A section that had only reminder text is not shown without it. */
function isShown({ section, words }: Row): boolean {
  return words.length > 0 || section === null || section.marks.length > 0 || section.heading !== null;
}

function fitRows(kind: SectionKind, rows: readonly Row[], room: Room, complete: boolean): FittedBlock {
  for (let size = room.largest; size > room.smallest; size *= STEP) {
    const texts = rows.map((row) => setText(row.words, size, widthIn(row, room)));
    if (heightOf(rows, texts) <= room.height) return blockOf(kind, rows, texts, size, complete);
  }
  return blockOf(kind, ...cutRows(rows, room), room.smallest, complete);
}

/** Sets rows at the smallest size; those that no longer fit are cut or dropped. */
function cutRows(rows: readonly Row[], room: Room): [readonly Row[], readonly FittedText[]] {
  const shown: Row[] = [];
  const texts: FittedText[] = [];
  let left = room.height;
  for (const row of rows) {
    const gap = shown.length > 0 ? GAP : 0;
    const most = left - gap - row.above;
    if (most < Math.max(row.least, 2 * room.smallest)) break;
    const text = fitText(row.words, { ...room, width: widthIn(row, room), height: most, largest: room.smallest });
    shown.push(row);
    texts.push(text);
    left -= gap + heightIn(row, text);
  }
  const dropped = shown.length < rows.length;
  return [shown, dropped ? texts.map((text, i) => ({ ...text, cut: text.cut || i === texts.length - 1 })) : texts];
}

function widthIn({ before, after }: Row, { width }: Room): number {
  return Math.max(40, width - before - after);
}

function heightIn({ above, least }: Row, text: FittedText): number {
  return above + Math.max(least, text.height);
}

function heightOf(rows: readonly Row[], texts: readonly FittedText[]): number {
  return rows.reduce((sum, row, i) => sum + heightIn(row, texts[i]!) + GAP, -GAP);
}

function blockOf(
  kind: SectionKind,
  rows: readonly Row[],
  texts: readonly FittedText[],
  size: number,
  complete: boolean,
): FittedBlock {
  const height = Math.max(0, heightOf(rows, texts));
  const cut = rows.length === 0 || texts.some((text) => text.cut);
  const draw = (box: Box, look: Look) => {
    const extra = Math.min(MOST_EXTRA, Math.max(0, box.height - height) / Math.max(1, rows.length));
    let y = box.y + Math.max(0, box.height - height - extra * rows.length) / 2;
    return rows.flatMap((row, i) => {
      const text = texts[i]!;
      const area = { x: box.x, y, width: box.width, height: heightIn(row, text) + extra };
      y += area.height + GAP;
      const line = i > 0 && row.above === 0 ? [divider(area, look)] : [];
      return [...line, ...drawRow(kind, row, text, area, look)];
    });
  };
  return { height, size, cut, whole: complete && !cut, draw };
}

function drawRow(kind: SectionKind, row: Row, text: FittedText, area: Box, look: Look): DrawnShape[] {
  const { section, before, after, above } = row;
  const body = {
    x: area.x + before,
    y: area.y + above,
    width: area.width - before - after,
    height: area.height - above,
  };
  const y = body.y + Math.max(0, (body.height - text.height) / 2);
  const words = within(row.name, { ...body, y, height: text.height + 0.01 }, text, drawText(text, body.x, y, look));
  const shapes = text.lines.length > 0 ? [words] : [];
  if (!section) return shapes;
  const marks = { ...area, width: before - 14 };
  return [
    ...(section.marks.length > 0 ? drawMarks(kind, section.marks, marks, look) : []),
    ...(section.heading ? drawHeading(section.heading, { ...area, height: HEADING }, look) : []),
    ...(section.stats === null
      ? []
      : drawStats(section.stats, { ...body, x: body.x + body.width, width: after }, look)),
    ...shapes,
  ];
}

/** A thin line in the gap above a row. */
function divider({ x, y, width }: Box, { palette }: Look): DrawnShape {
  return { kind: 'box', box: { x, y: y - GAP / 2 - 0.75, width, height: 1.5 }, radius: 0.75, fill: palette.line };
}
