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

/**
 * Keywords with the next ability right behind them: "Flying{2}{W}: …", "FlashKicker {2}". A symbol follows a space or symbol,
 * and letters after a number may be mana: "Kicker 2UU".
 */
const keywordSeam =
  /^\p{Lu}(?:[\p{Ll}\d ,/—]|(?<=[ }])\{[^{}]+\})*[\p{Ll}\d](?=[\p{Lu}{])(?!(?<=\d)[WUBRGC]+(?!\p{L}))/u;

/** A quick look for what {@link keywordSeam} ends at. All letters beyond ASCII may be small and capital. */
const mayHaveSeam = /[a-z\d\u0080-\uffff][A-Z{\u0080-\uffff]/;

/**
 * Adds a line, or the lines that it was until an export lost the line breaks between keywords or modes.
 * @param isKeywords whether a text is a line of keywords
 */
export function addLine(text: string, line: TextLine, isKeywords: (text: string) => boolean, lines: TextLine[]): void {
  const own = text.slice(line.start, line.end);
  const keywords = mayHaveSeam.test(own) ? keywordSeam.exec(own)?.[0] : undefined;
  if (keywords !== undefined && isKeywords(keywords)) {
    const start = line.start + keywords.length;
    lines.push({ start: line.start, end: start });
    addLine(text, { start, end: line.end }, isKeywords, lines);
    return;
  }
  const found = own.includes('—') ? intro.exec(own) : null;
  if (!found) {
    lines.push(line);
    return;
  }
  const modes = line.start + found.index + found[0].length;
  lines.push({ start: line.start, end: modes });
  let start = modes;
  for (const { index } of text.slice(modes, line.end).matchAll(seam)) {
    lines.push({ start, end: modes + index, isMode: true });
    start = modes + index;
  }
  lines.push({ start, end: line.end, isMode: true });
}
