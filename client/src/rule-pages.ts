import { type Disposable, type ExtensionContext, Uri, workspace } from 'vscode';

/** The scheme of addresses that name the page of a lint rule: `tokenwright-page:/unknown-subtype.md`. */
export const pageScheme = 'tokenwright-page';

/**
 * The pages of the lint rules as documents to read. They come as one file, which packs to a third of what as many files
 * take, and it is read when somebody opens the first of them.
 */
export function rulePages({ extensionUri }: ExtensionContext): Disposable {
  let packed: Promise<Readonly<Record<string, string>>> | undefined;
  const read = async () => {
    const bytes = await workspace.fs.readFile(Uri.joinPath(extensionUri, 'client/dist/rule-pages.json'));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>;
  };
  return workspace.registerTextDocumentContentProvider(pageScheme, {
    async provideTextDocumentContent({ path }) {
      packed ??= read();
      return (await packed)[path.slice(1)] ?? '';
    },
  });
}
