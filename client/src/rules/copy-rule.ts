import { commands, type Disposable, env, type Location, type LocationLink, l10n, type Uri, window } from 'vscode';
import { rulesDocuments } from '../../../server/src/lsp/protocol.js';
import { copyRule } from '../command-ids.js';
import { entriesIn, quotation } from './entries.js';
import type { RulesDocuments } from './rules-documents.js';

/**
 * The command that copies the rules in the selection as a quotation, with their numbers and the date of the rulebook. In
 * a file of cards it is the rule that the number or token at the cursor leads to.
 */
export function copyRuleCommand(documents: RulesDocuments): Disposable {
  return commands.registerCommand(copyRule, async () => {
    const place = await selectedLines();
    const document = place && (await documents.at(place.uri));
    const entries = document ? entriesIn(document, place.first, place.last) : [];
    if (!document || entries.length === 0) {
      void window.showInformationMessage(l10n.t('There is no rule at the cursor.'));
      return;
    }
    await env.clipboard.writeText(quotation(document, entries));
    window.setStatusBarMessage(l10n.t('Copied: {0}', entries.map(({ key }) => key).join(', ')), SHOWN);
  });
}

/** How long the status bar says what was copied, in milliseconds. */
const SHOWN = 4000;

async function selectedLines(): Promise<{ uri: Uri; first: number; last: number } | null> {
  const editor = window.activeTextEditor;
  if (!editor) return null;
  const { document, selection } = editor;
  if (document.uri.scheme === rulesDocuments)
    return { uri: document.uri, first: selection.start.line, last: selection.end.line };
  const found = await commands.executeCommand<(Location | LocationLink)[]>(
    'vscode.executeDefinitionProvider',
    document.uri,
    selection.active,
  );
  const places = found.map((each) =>
    'targetUri' in each ? { uri: each.targetUri, range: each.targetRange } : { uri: each.uri, range: each.range },
  );
  const place = places.find(({ uri }) => uri.scheme === rulesDocuments);
  return place ? { uri: place.uri, first: place.range.start.line, last: place.range.start.line } : null;
}
