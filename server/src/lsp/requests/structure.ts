import { type DocumentSymbol, FoldingRangeKind, SelectionRange, SymbolKind } from 'vscode-languageserver';
import type { OutlineEntry } from '../../features/outline/entry.js';
import { symbolsIn } from '../../features/outline/outline.js';
import { stopIfCancelled } from '../connection/cancelled.js';
import { type PositionMapper, rangeOf } from '../documents/convert.js';
import { requestedFile, type ServerContext, SetView } from '../server-context.js';
import { withFallback } from './with-fallback.js';

const kinds: Readonly<Record<OutlineEntry['kind'], SymbolKind>> = {
  card: SymbolKind.Class,
  token: SymbolKind.Struct,
  face: SymbolKind.Class,
  ability: SymbolKind.Method,
};

/** The most workspace symbols in an answer; the user narrows the search by typing more. */
const MOST_SYMBOLS = 1000;

/** Answers requests for the outline, folding ranges, selection ranges and workspace symbols. */
export function onStructure(server: ServerContext): void {
  const { connection, workspace } = server;

  connection.onDocumentSymbol(
    withFallback(connection, 'Outline', null, async ({ textDocument }, token) => {
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      return file.analysed.outline().map((entry) => symbolOf(entry, file.positions));
    }),
  );

  connection.onWorkspaceSymbol(async ({ query }, token) => {
    const sets = await workspace.setsIn();
    stopIfCancelled(token);
    const states = sets.flatMap((set) => set.paths().flatMap((path) => set.state(path) ?? []));
    const files = new SetView(server, states);
    return symbolsIn(files.snapshots, query, MOST_SYMBOLS).map(({ path, kind, label, detail, span }) => ({
      name: label,
      kind: kinds[kind],
      containerName: detail,
      location: { uri: files.uri(path), range: rangeOf(span, files.positionsIn(path)) },
    }));
  });

  connection.onFoldingRanges(
    withFallback(connection, 'Folding', null, async ({ textDocument }, token) => {
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      const ranges = file.analysed.folds().map((span) => rangeOf(span, file.positions));
      return ranges.flatMap(({ start, end }) =>
        end.line > start.line ? { startLine: start.line, endLine: end.line, kind: FoldingRangeKind.Region } : [],
      );
    }),
  );

  connection.onSelectionRanges(
    withFallback(connection, 'Selection', null, async ({ textDocument, positions }, token) => {
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      return positions.map((position) => {
        const offset = file.positions.offset(position);
        const spans = file.analysed.selections(offset);
        const outermost = { range: rangeOf({ start: offset, end: offset }, file.positions) };
        const chain = spans.reduceRight<SelectionRange | undefined>(
          (parent, span) => SelectionRange.create(rangeOf(span, file.positions), parent),
          undefined,
        );
        return chain ?? outermost;
      });
    }),
  );
}

function symbolOf(
  { kind, label, detail, span, name, children }: OutlineEntry,
  positions: PositionMapper,
): DocumentSymbol {
  return {
    name: label,
    detail,
    kind: kinds[kind],
    range: rangeOf(span, positions),
    selectionRange: rangeOf(name, positions),
    children: children.map((child) => symbolOf(child, positions)),
  };
}
