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

/**
 * The lines of a text whose keywords or modes were on lines of their own until an export lost the line breaks.
 * @param isKeywords whether a text is a line of keywords
 */
export function* withLostBreaks(
  text: string,
  line: TextLine,
  isKeywords: (text: string) => boolean,
): Generator<TextLine> {
  const keywords = keywordSeam.exec(text.slice(line.start, line.end))?.[0];
  if (keywords !== undefined && isKeywords(keywords)) {
    const start = line.start + keywords.length;
    yield { start: line.start, end: start };
    yield* withLostBreaks(text, { start, end: line.end }, isKeywords);
    return;
  }
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
