import type { Snapshot } from '../../analysis/set/snapshot.js';
import { isTokenFile } from '../../formats/plain/plain-format.js';
import { lineBreakOf } from '../../text/line-break.js';
import type { Completion } from '../completion/proposal.js';
import { emptyBlockAt } from './empty-block.js';
import { filledIn, toSnippet } from './template.js';
import { headerBody, templatesOf } from './templates.js';

/**
 * Returns the templates of whole cards at an offset of the file; empty if no card can begin there. In a file without a
 * header and cards, each begins with the header of the set.
 */
export function templateCompletions(snapshot: Snapshot, offset: number): Completion[] {
  const block = emptyBlockAt(snapshot, offset);
  if (!block) return [];
  const { typed, span, isFirst } = block;
  const role = isTokenFile(snapshot.path) ? 'token' : 'card';
  const lineBreak = lineBreakOf(snapshot.text);
  const header = isFirst && role === 'card' ? headerBody() : [];
  return templatesOf(snapshot.edition, role).flatMap(({ title, body }, rank): Completion[] => {
    if (!title.toLowerCase().startsWith(typed)) return [];
    return [
      {
        subject: { kind: 'template', key: title },
        label: title,
        detail: role === 'card' ? 'a whole card' : 'a whole definition',
        newText: toSnippet([...header, ...body]).replaceAll('\n', lineBreak),
        isSnippet: true,
        span,
        filter: title,
        order: `500 ${String(rank).padStart(2, '0')}`,
      },
    ];
  });
}

/** Returns the card of a template with its default words, as Markdown; null if there is no such template. */
export function describeTemplate(title: string, { edition, path }: Snapshot): string | null {
  const template = templatesOf(edition, isTokenFile(path) ? 'token' : 'card').find((each) => each.title === title);
  return template ? `\`\`\`cardtext\n${filledIn(template.body)}\n\`\`\`` : null;
}
