/** A small dictionary of an invented English, in the format of Hunspell. */
export const affixes = `SET UTF-8
TRY esianrtolcdugmphbyfvkwz
COMPOUNDRULE 1
COMPOUNDRULE n*t
PFX U Y 1
PFX U 0 un .
PFX L Y 2
PFX L 0 l' [aeiou]
PFX L 0 d' [aeiou]
SFX S Y 2
SFX S y ies y
SFX S 0 s [^y]
`;

/** The words of `affixes`, with the flags of their rules. */
export const words = [
  'lantern/S',
  'village/S',
  'story/S',
  'lit/U',
  'ember/LS',
  'the',
  'over',
  'burns',
  'Paris',
  'café/S',
];

/** A `.dic` file with these words. */
export function dicOf(lines: readonly string[]): string {
  return `${lines.length}\n${lines.join('\n')}\n`;
}

/** The two files of the dictionary, by path. */
export function dictionaryFiles(path = 'en.dic'): Record<string, string> {
  return { [path]: dicOf(words), [path.replace(/\.dic$/, '.aff')]: affixes };
}
