/**
 * The words that a rules file of Magic explains: its glossary, symbols (107), ability words (207.2c), types (205), the
 * titles of zones and steps (400, 500), keyword actions (701) and keyword abilities (702). Names have a capital.
 */
export function termsOfRules(file: string): string[] {
  const text = file.replace(/\r/g, '').replace(/^\uFEFF/, '');
  const glossaryAt = text.lastIndexOf('\nGlossary\n');
  const rules = text.slice(text.indexOf('\n100.1'), glossaryAt);
  const glossary = text
    .slice(glossaryAt + '\nGlossary\n'.length, text.lastIndexOf('\nCredits'))
    .split(/\n\n+/)
    .map((entry) => entry.trim().split('\n')[0] ?? '')
    .flatMap((head) => head.replace(/\s*\([^)]*\)/g, '').split(/,\s+/));
  const titles = [...rules.matchAll(/^(?:[45]\d\d|70[12]\.\d+)\. (.+)$/gm)].map((match) => match[1]!.trim());
  const lists = [...rules.matchAll(/^(205\.[234][a-z]|207\.2c)\b(.*)$/gm)].map((match) => ({
    number: match[1]!,
    list: listed(match[2]!),
  }));
  const subtypes = lists.filter(({ number }) => /^205\.3[g-mq]/.test(number)).flatMap(({ list }) => list);
  const others = lists.filter(({ number }) => !/^205\.3/.test(number)).flatMap(({ list }) => list);
  const symbols = [...rules.matchAll(/\{[A-Z0-9]+(?:\/[A-Z0-9]+)*\}/g)].map((match) => match[0]);
  const lower = [...glossary, ...titles, ...others].map((term) => term.toLowerCase());
  return [...new Set([...lower, ...subtypes, ...symbols])].filter((term) =>
    /^(?:\{.+\}|\p{L}[\p{L} ’'-]{2,40})$/u.test(term),
  );
}

/** The words of a sentence that lists them: "The land types are Cave, Desert, …, and Urza’s. Of that list, …". */
function listed(sentence: string): string[] {
  const list = /\b(?:are|is) ([^.]+)\./.exec(sentence.replace(/\([^)]*\)/g, ''))?.[1] ?? '';
  return list
    .split(/,\s+(?:and\s+)?|\s+and\s+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
