/** The root element of a card database. */
const root = /<cockatrice_carddatabase[\s/>]/;

/** Elements that an entry has apart from its name; other XML files with cards use different ones. */
const fields = /<(?:prop|manacost|tablerow|cipt|pt|related|reverse-related)[\s>]/;

/** Whether the beginning of a file is that of a card database, or of entries without a root element. */
export function isDatabase(head: string): boolean {
  return root.test(head) || isRootless(head);
}

/** Whether a text has entries but no root element: what people copy out of a database, or send each other. */
export function isRootless(text: string): boolean {
  if (root.test(text)) return false;
  const first = firstElement(text);
  if (first < 0 || !/^<cards?[\s>]/.test(text.slice(first, first + 8))) return false;
  return /<card[\s>]/.test(text) && /<name[\s>]/.test(text) && /<text[\s/>]/.test(text) && fields.test(text);
}

/** Where the first element begins, after a declaration and comments; negative if there is none. */
function firstElement(text: string): number {
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    if (start < 0 || text.slice(at, start).replace('\ufeff', '').trim() !== '') return -1;
    const isComment = text.startsWith('<!--', start);
    if (!isComment && !text.startsWith('<?', start)) return start;
    const mark = isComment ? '-->' : '?>';
    const end = text.indexOf(mark, start);
    if (end < 0) return -1;
    at = end + mark.length;
  }
}
