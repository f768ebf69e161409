import { printDefinition } from '../../analysis/card/print-definition.js';
import { keyOf } from '../../analysis/card/token-key.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { TokensPlace } from '../../lint/file-view.js';
import { lineBreakOf, lineStart } from '../../text/line-break.js';
import type { Action, FileChange } from './action.js';
import type { ActionContext } from './action-context.js';
import { definablesIn } from './definable.js';

/**
 * Writes a definition of a token into the set's token file, from the phrase that creates it or from reminder text.
 * Not offered if the rules or the set already define the token.
 */
export function defineTokenActions({ cards, range, findingsHere }: ActionContext): Action[] {
  if (!cards?.tokens) return [];
  const { snapshot, tokens } = cards;
  const seen = new Set<string>();
  return definablesIn(snapshot, range).flatMap((token) => {
    const { words, characteristics, isKnown } = token;
    const block =
      isDefined(words, snapshot) || seen.has(keyOf(words)) ? null : printDefinition(characteristics, snapshot.edition);
    if (block === null) return [];
    seen.add(keyOf(words));
    const answers = findingsHere.filter(
      ({ declarable }) => declarable?.list === 'predefined' && keyOf(declarable.word) === keyOf(words),
    );
    const name = tokens.path.slice(tokens.path.lastIndexOf('/') + 1);
    return {
      title: `Define “${characteristics.name}” in ${name}`,
      kind: answers.length > 0 ? 'quickfix' : 'refactor.extract',
      preferred: false,
      answers,
      changes: [withBlock(block, tokens)],
      // The abilities of the token are not known and remain to be written.
      opens: isKnown ? null : { of: 'file', path: tokens.path },
    };
  });
}

/** Whether the rules or a file of the set define a token of this name; reminder text does not count. */
function isDefined(words: string, { set, edition }: Snapshot): boolean {
  return edition.predefined.has(keyOf(words)) || set.isDeclared(words) || set.definition(words)?.by === 'token file';
}

/** Appends a block to a token file after a blank line, or creates the file. */
function withBlock(block: string, { path, file }: TokensPlace): FileChange {
  if (!file) return { creates: path, text: `${block}\n` };
  const { text } = file;
  const newLine = lineBreakOf(text);
  const end = text.length;
  const isNewLine = lineStart(text, end) === end;
  const gap = text.toString().trim() === '' ? '' : isNewLine ? newLine : newLine + newLine;
  const newText = `${gap}${block}\n`.replaceAll(/\r\n|\n/g, newLine);
  return { file, edits: [{ span: { start: end, end }, newText }] };
}
