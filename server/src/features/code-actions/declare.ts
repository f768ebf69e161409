import type { CardDocument } from '../../formats/card.js';
import type { Declarable, Edit } from '../../lint/finding.js';
import { regionEnd } from '../../text/region.js';
import { type Action, type FileChange, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';
import { withItem } from './json-edits.js';
import { settingsChange, titleWith } from './settings-change.js';

/** Declares a word that the rules do not define as the set's own: in the file's header, or in the set's settings. */
export function declareActions({ file, findingsHere, cards }: ActionContext): Action[] {
  if (!cards) return [];
  const done = new Set<string>();
  return findingsHere.flatMap((finding) => {
    const { declarable } = finding;
    if (!declarable || done.has(titleOf(declarable))) return [];
    done.add(titleOf(declarable));
    const edit = inHeader(declarable, cards.snapshot.document);
    const change: FileChange | null = edit
      ? { file, edits: [edit] }
      : settingsChange(cards.settings, (text) => withItem(text, [declarable.list], declarable.word), {
          [declarable.list]: [declarable.word],
        });
    return change ? [quickFix(titleWith(titleOf(declarable), change), [finding], change)] : [];
  });
}

function titleOf({ list, word }: Declarable): string {
  switch (list) {
    case 'subtypes':
      return `Declare the subtype “${word}”`;
    case 'colors':
      return `Declare the color “${word}”`;
    case 'predefined':
      return `Declare “${word}” tokens as defined elsewhere`;
    case 'words':
      return `Add “${word}” to the words of the set`;
    case 'prints':
      return `Add “${word}” to the prints you have`;
  }
}

/** Adds a subtype to a header that already declares some. */
function inHeader({ list, word }: Declarable, { header }: CardDocument): Edit | null {
  const entry = list === 'subtypes' ? header?.entries.find(({ key }) => key === 'Subtypes') : undefined;
  if (!entry) return null;
  const { value } = entry;
  const end = regionEnd(value);
  const isOpen = value.text === '' || value.text.endsWith(',');
  return { span: { start: end, end }, newText: (isOpen ? ' ' : ', ') + word };
}
