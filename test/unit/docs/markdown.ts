/** What a Markdown page links to, and what can be linked to in it, by the rules of GitHub. */
export interface MarkdownPage {
  /** The targets of links and pictures as they are written, external ones included. */
  readonly links: readonly string[];
  /** The anchors of its headings, and the ids of its HTML elements. */
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const CODE_SPAN = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;

/** Targets in parentheses, after `[label]:` at the start of a line, and in HTML. */
const TARGETS = [
  /\]\(\s*(?:<([^>\n]*)>|([^\s()]+(?:\([^\s()]*\)[^\s()]*)*))(?:\s+["'(][^\n]*?["')])?\s*\)/g,
  /^ {0,3}\[[^\]\n]+\]:\s*(?:<([^>\n]*)>|(\S+))/gm,
  /<(?:a|img)\s[^>]*?\b(?:href|src)=(?:"([^"]*)"|'([^']*)')/gi,
];

const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/gm;
const HTML_ID = /<\w+\s[^>]*?\b(?:id|name)=["']([^"']+)["']/gi;

/** Reads a page. Code blocks and comments contain neither links nor anchors. */
export function readPage(markdown: string): MarkdownPage {
  const text = markdown.replaceAll('\r\n', '\n').replace(FENCE, '').replace(COMMENT, '');
  const prose = text.replace(CODE_SPAN, '');
  const links = TARGETS.flatMap((target) =>
    [...prose.matchAll(target)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
  const anchors = new Set([...prose.matchAll(HTML_ID)].map(([, id]) => id ?? ''));
  const uses = new Map<string, number>();
  for (const [, heading] of text.matchAll(HEADING)) {
    const slug = slugOf(heading ?? '');
    const used = uses.get(slug) ?? 0;
    uses.set(slug, used + 1);
    anchors.add(used === 0 ? slug : `${slug}-${used}`);
  }
  return { links, anchors };
}

/** The anchor that GitHub gives to a heading. */
function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
