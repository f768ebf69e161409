/** A line of rules text, by UTF-16 offsets in it. */
export interface TextLine {
  readonly start: number;
  readonly end: number;
  /** Whether it is a mode that has no bullet. */
  readonly isMode?: boolean;
}

/** "Choose one —" with the first mode right behind the dash. */
const intro = /\bchoose (?:one|two)\b[^.\n]* —(?=\p{Lu})/iu;

/** The end of a mode with the next one right behind its full stop. */
const seam = /(?<=[\p{Ll}\d\])]\.)(?=\p{Lu})/gu;

/** The lines of a text whose modes were on lines of their own until an export lost the line breaks. */
export function* withLostBreaks(text: string, line: TextLine): Generator<TextLine> {
  const found = intro.exec(text.slice(line.start, line.end));
  if (!found) {
    yield line;
    return;
  }
  const modes = line.start + found.index + found[0].length;
  yield { start: line.start, end: modes };
  let start = modes;
  for (const { index } of text.slice(modes, line.end).matchAll(seam)) {
    yield { start, end: modes + index, isMode: true };
    start = modes + index;
  }
  yield { start, end: line.end, isMode: true };
}
