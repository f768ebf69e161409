/** A shorter line is a line of its own: no one wraps text at fewer characters. */
const SHORTEST_LINE = 20;

/** Words that no line of rules text ends with, and `1/1` before the rest of a description. */
const unfinished =
  /(?:^|\s)(?:a|an|the|of|and|or|with|to|for|(?<!\bfrom )(?:white|blue|black|red|green|colorless)|(?:\d+|X)\/(?:\d+|X))$/;

/**
 * Whether a line break is in the middle of a sentence, as in text that was wrapped at a fixed width: the line before it
 * does not end a sentence, and the next one goes on in lower case, or the line before it ends in a word like *the*.
 * @param at the offset of the line feed
 */
export function isSoftBreak(text: string, at: number): boolean {
  let next = at + 1;
  while (text.charCodeAt(next) === SPACE) next++;
  const isLower = isLowerCase(text.charCodeAt(next));
  if (!isLower && !isUpperCase(text.charCodeAt(next))) return false;
  let end = at;
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
  if (end < SHORTEST_LINE || !goesOn(text.charCodeAt(end - 1))) return false;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  if (end - start < SHORTEST_LINE) return false;
  if (isLower) return !text.startsWith('when', next);
  return unfinished.test(text.slice(end - LONGEST_TAIL < start ? start : end - LONGEST_TAIL, end));
}

/** As many characters as `unfinished` looks at: "from colorless", and the space before it. */
const LONGEST_TAIL = 20;

const SPACE = 32;
const COMMA = 44;
const CLOSING_BRACE = 125;

function isSpace(code: number): boolean {
  return code === SPACE || code === 13 || code === 9;
}

function isLowerCase(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isUpperCase(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Whether a sentence can go on after a character: a letter, a digit, a comma, or the end of a symbol. */
function goesOn(code: number): boolean {
  return (
    isLowerCase(code) || isUpperCase(code) || (code >= 48 && code <= 57) || code === COMMA || code === CLOSING_BRACE
  );
}
