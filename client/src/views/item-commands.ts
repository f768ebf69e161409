import { commands, type Disposable, env, l10n, type TreeView, Uri, window } from 'vscode';
import { type CardTextParams, cardTextRequest, type FileRange } from '../../../server/src/lsp/protocol.js';
import * as ids from '../command-ids.js';
import { rangeOf } from '../references.js';
import type { Session } from '../session.js';
import type { TreeNode } from './tree-node.js';

/**
 * The commands for cards and tokens in the views: of the context menu, which passes the node, and of keys, which apply
 * to the selected node of the view with the focus. @param views by the arguments of the key bindings
 */
export function itemCommands(session: Session, views: Readonly<Record<string, TreeView<TreeNode>>>): Disposable[] {
  const on = (id: string, action: (node: TreeNode) => unknown) =>
    commands.registerCommand(id, (item: unknown) => {
      const node = typeof item === 'string' ? views[item]?.selection[0] : (item as TreeNode | undefined);
      return node?.label === undefined ? undefined : action(node);
    });
  return [
    on(ids.goToItem, ({ place }) => openAt(place)),
    on(ids.findItemReferences, async (node) => {
      if (await openAt(wordsOf(node))) await commands.executeCommand('editor.action.goToReferences');
    }),
    on(ids.renameItem, async ({ place }) => {
      if (await openAt(place)) await commands.executeCommand('editor.action.rename');
    }),
    on(ids.defineItem, async (node) => {
      if (!(await openAt(wordsOf(node)))) return;
      await commands.executeCommand('editor.action.codeAction', { kind: 'refactor.extract', apply: 'ifSingle' });
    }),
    on(ids.copyItemName, ({ label }) => copy(label)),
    on(ids.copyItemText, async ({ text, place }) => copy(text ?? (place && (await cardText(place))) ?? '')),
  ];

  function cardText({ uri, range }: FileRange): Promise<string | null> {
    const params: CardTextParams = { textDocument: { uri }, position: range.start };
    return session.request<string | null>(cardTextRequest, params);
  }
}

/** The place of a node in a file of the set: a token that a rule defines is where the first card makes it. */
function wordsOf({ menu, place, children }: TreeNode): FileRange | null {
  return menu === 'token.set' ? place : (children[0]?.place ?? place);
}

/** Opens a place with the cursor at its start. @returns whether there is one */
async function openAt(place: FileRange | null): Promise<boolean> {
  if (!place) return false;
  const { start } = rangeOf(place.range);
  await window.showTextDocument(Uri.parse(place.uri), { selection: rangeOf({ start, end: start }) });
  return true;
}

async function copy(text: string): Promise<string> {
  await env.clipboard.writeText(text);
  window.setStatusBarMessage(l10n.t('Copied.'), 3000);
  return text;
}
