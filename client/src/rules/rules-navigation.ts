import { type Disposable, Hover, Location, languages, MarkdownString, Position, Range, type Uri } from 'vscode';
import {
  type FileRange,
  type RuleReferencesParams,
  type RulesDocumentAnswer,
  ruleReferencesRequest,
  rulesDocuments,
} from '../../../server/src/lsp/protocol.js';
import { locationOf } from '../references.js';
import type { Session } from '../session.js';
import { type RulesEntry, textOf } from './entries.js';
import type { RulesDocuments } from './rules-documents.js';

/** A rule at the cursor: one that the text cites there, or the one that the line belongs to. */
interface RuleAt {
  readonly entry: RulesEntry;
  /** The cited number; null on the rule itself. */
  readonly cited: Range | null;
}

/** In rulebooks: hovers on cited rules, Go to Definition, and Find All References. */
export function rulesNavigation(session: Session, documents: RulesDocuments): Disposable[] {
  const selector = { scheme: rulesDocuments };
  const at = async (uri: Uri, position: Position) => {
    const document = await documents.at(uri);
    const found = document && ruleAt(document, position);
    return document && found && { document, ...found };
  };
  return [
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async ({ uri }, position) => {
        const found = await at(uri, position);
        return found?.cited && new Location(uri, new Position(found.entry.line, 0));
      },
    }),
    languages.registerHoverProvider(selector, {
      provideHover: async ({ uri }, position) => {
        const found = await at(uri, position);
        if (!found?.cited) return undefined;
        return new Hover(new MarkdownString().appendText(textOf(found.document, found.entry)), found.cited);
      },
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async ({ uri }, position, { includeDeclaration }) => {
        const found = await at(uri, position);
        if (found?.entry.kind !== 'rule') return undefined;
        const params: RuleReferencesParams = { uri: uri.with({ fragment: '' }).toString(), number: found.entry.key };
        const places = await session.request<readonly FileRange[]>(ruleReferencesRequest, params);
        const { line, key } = found.entry;
        const own = includeDeclaration ? [new Location(uri, new Range(line, 0, line, key.length))] : [];
        return [...own, ...places.map(locationOf)];
      },
    }),
  ];
}

function ruleAt({ entries, links }: RulesDocumentAnswer, { line, character }: Position): RuleAt | null {
  const link = links.find((each) => each.line === line && each.start <= character && character <= each.end);
  const target = link?.target ?? line;
  const entry = entries.find((each) => each.line <= target && target <= each.lastLine);
  return entry ? { entry, cited: link ? new Range(line, link.start, line, link.end) : null } : null;
}
