/** A card to fill in. */
export interface Template {
  /** `Creature`, `Split card`. */
  readonly title: string;
  /** Its lines, with the places to fill in. */
  readonly body: readonly (string | Blank)[];
}

/** A place to fill in: the words to choose from, of which the first is the default. */
interface Blank {
  readonly words: readonly string[];
}

/** Reads a text of templates; `magic.txt` describes its notation. */
export function readTemplates(text: string): Template[] {
  const blocks = text.split(/^== /m).slice(1);
  return blocks.map((block) => {
    const end = block.indexOf('\n');
    return { title: block.slice(0, end).trim(), body: readBody(block.slice(end + 1).trim()) };
  });
}

/** Reads the lines of a template. */
export function readBody(text: string): Template['body'] {
  // Every second part is the inside of «…».
  return text.split(/[«»]/).map((part, i) => (i % 2 === 0 ? part : { words: part.split('|') }));
}

/** The card with its default words. */
export function filledIn(body: Template['body']): string {
  return body.map((part) => (typeof part === 'string' ? part : part.words[0]!)).join('');
}

/** The card as a snippet in the syntax of the language server protocol, with a tab stop for each place. */
export function toSnippet(body: Template['body']): string {
  let tabStop = 0;
  const parts = body.map((part) => {
    if (typeof part === 'string') return part.replace(/[\\$]/g, '\\$&');
    tabStop++;
    const { words } = part;
    if (words.length > 1) return `$\{${tabStop}|${words.map((word) => word.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
    return `$\{${tabStop}:${words[0]!.replace(/[\\$}]/g, '\\$&')}}`;
  });
  return `${parts.join('')}$0`;
}
