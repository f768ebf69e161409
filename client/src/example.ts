import { commands, type Disposable, l10n, languages, Uri, window, workspace } from 'vscode';
import { newExample } from './command-ids.js';

/** A card to try things on: one token that the rules define, and one that is misspelt. */
const text = () => `# ${l10n.t('A card: name and mana cost, type line, rules text, power and toughness.')}
# ${l10n.t('One word below is underlined. Put the cursor on it and press Ctrl+. (Cmd+. on a Mac).')}

Lantern Peddler {2}{R}
Creature — Goblin Merchant
When this creature enters, create a Tresure token.
Sacrifice a Treasure: Create a 1/1 red Goblin creature token with haste.
2/2
`;

/** Context key, set when the last example has no findings any more: completes the walkthrough step. */
const FIXED = 'tokenwright.exampleFixed';

/** The command that creates an example card: in the workspace folder, or else as an unsaved file. */
export function exampleCommand(): Disposable[] {
  let example: string | null = null;
  let wasFound = false;
  return [
    commands.registerCommand(newExample, async () => {
      const folder = workspace.workspaceFolders?.[0]?.uri;
      const document = folder
        ? await workspace.openTextDocument(await written(folder))
        : await workspace.openTextDocument({ language: 'cardtext', content: text() });
      example = document.uri.toString();
      wasFound = false;
      await window.showTextDocument(document, { preview: false });
    }),
    languages.onDidChangeDiagnostics(({ uris }) => {
      const uri = uris.find((each) => each.toString() === example);
      if (!uri) return;
      const isFound = languages.getDiagnostics(uri).length > 0;
      if (wasFound && !isFound) void commands.executeCommand('setContext', FIXED, true);
      wasFound ||= isFound;
    }),
  ];
}

/** Writes the card to a new file. */
async function written(folder: Uri): Promise<Uri> {
  for (let count = 1; ; count++) {
    const uri = Uri.joinPath(folder, count === 1 ? 'example.cards' : `example-${count}.cards`);
    const isTaken = await workspace.fs.stat(uri).then(
      () => true,
      () => false,
    );
    if (isTaken) continue;
    await workspace.fs.writeFile(uri, new TextEncoder().encode(text()));
    return uri;
  }
}
