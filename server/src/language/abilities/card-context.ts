/** What the reading of a text depends on besides the text. */
export interface CardContext {
  readonly name: string;
  readonly isLegendary: boolean;
  /** Whether paragraphs without a keyword, cost or trigger are what a spell does, and not static abilities. */
  readonly isSpell: boolean;
}

/** The ways a text can name the card: its full name, and for a legend a short name (201.5b, 201.5c). */
export function cardNames({ name, isLegendary }: CardContext): string[] {
  if (name === '') return [];
  const short = /^(.+?)(?:, | of | the |, the )/.exec(name)?.[1];
  // A file may have both halves of a split card as one (709.4a).
  const names = name.includes(' // ') ? [name, ...name.split(' // ')] : [name];
  if (short && (isLegendary || name.includes(', '))) names.push(short);
  if (isLegendary) {
    const first = name.split(/[ ,]/)[0]!;
    if (first !== short && first.length > 2 && !/^(?:The|A|An)$/.test(first)) names.push(first);
    const twoWords = /^(\S+ \S+?),? /.exec(name)?.[1];
    if (twoWords && !names.includes(twoWords)) names.push(twoWords);
    const words = name.split(' ');
    if (words[0] === 'The' && words.length > 1) names.push(words.slice(1).join(' '));
  }
  return names.sort((a, b) => b.length - a.length);
}
