import { type DocumentSymbol, FoldingRangeKind, SelectionRange, SymbolKind } from 'vscode-languageserver';
import { foldsOf } from '../../features/folding/folding.js';
import { type OutlineEntry, outlineOf, symbolsIn } from '../../features/outline/outline.js';
import { selectionsAt } from '../../features/selection/selection.js';
import { stopIfCancelled } from '../connection/cancelled.js';
import { type Places, rangeOf } from '../documents/convert.js';
import { lookAt, SetView, type Shell } from '../shell.js';
import { orNothing } from './or-nothing.js';

const kinds: Readonly<Record<OutlineEntry['kind'], SymbolKind>> = {
  card: SymbolKind.Class,
  token: SymbolKind.Struct,
  face: SymbolKind.Class,
  ability: SymbolKind.Method,
};

/** How many symbols of a workspace are answered at most; who looks for one of more types another letter. */
const MOST_SYMBOLS = 1000;

/** What a file is made of: its outline, what folds away, what a selection grows to; and every name of the workspace. */
export function onStructure(shell: Shell): void {
  const { connection, workspace } = shell;

  connection.onDocumentSymbol(
    orNothing(connection, 'Outline', null, async ({ textDocument }, token) => {
      const file = await lookAt(shell, textDocument, token);
      return file && outlineOf(file.snapshot).map((entry) => symbolOf(entry, file.places));
    }),
  );

  connection.onWorkspaceSymbol(async ({ query }, token) => {
    const sets = await workspace.setsIn();
    stopIfCancelled(token);
    const states = sets.flatMap((set) => set.paths().flatMap((path) => set.state(path) ?? []));
    const files = new SetView(shell, states);
    return symbolsIn(files.snapshots, query, MOST_SYMBOLS).map(({ path, kind, label, detail, span }) => ({
      name: label,
      kind: kinds[kind],
      containerName: detail,
      location: { uri: files.uri(path), range: rangeOf(span, files.placesIn(path)) },
    }));
  });

  connection.onFoldingRanges(
    orNothing(connection, 'Folding', null, async ({ textDocument }, token) => {
      const file = await lookAt(shell, textDocument, token);
      if (!file) return null;
      const ranges = foldsOf(file.snapshot).map((span) => rangeOf(span, file.places));
      return ranges.flatMap(({ start, end }) =>
        end.line > start.line ? { startLine: start.line, endLine: end.line, kind: FoldingRangeKind.Region } : [],
      );
    }),
  );

  connection.onSelectionRanges(
    orNothing(connection, 'Selection', null, async ({ textDocument, positions }, token) => {
      const file = await lookAt(shell, textDocument, token);
      if (!file) return null;
      return positions.map((position) => {
        const offset = file.places.offset(position);
        const spans = selectionsAt(file.snapshot, offset);
        const outermost = { range: rangeOf({ start: offset, end: offset }, file.places) };
        const chain = spans.reduceRight<SelectionRange | undefined>(
          (parent, span) => SelectionRange.create(rangeOf(span, file.places), parent),
          undefined,
        );
        return chain ?? outermost;
      });
    }),
  );
}

function symbolOf({ kind, label, detail, span, name, children }: OutlineEntry, places: Places): DocumentSymbol {
  return {
    name: label,
    detail,
    kind: kinds[kind],
    range: rangeOf(span, places),
    selectionRange: rangeOf(name, places),
    children: children.map((child) => symbolOf(child, places)),
  };
}
