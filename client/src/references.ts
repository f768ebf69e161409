import { commands, type Disposable, Location, Position, Range, Uri } from 'vscode';
import { type FileRange, type PlaceRange, SHOW_REFERENCES } from '../../server/src/lsp/protocol.js';

/** The command of a code lens: shows its locations in a peek view. */
export function showReferences(): Disposable {
  return commands.registerCommand(
    SHOW_REFERENCES,
    (uri: string, at: PlaceRange['start'], places: readonly FileRange[]) =>
      commands.executeCommand('editor.action.showReferences', Uri.parse(uri), positionOf(at), places.map(locationOf)),
  );
}

/** Converts a location for the editor. */
export function locationOf({ uri, range }: FileRange): Location {
  return new Location(Uri.parse(uri), rangeOf(range));
}

/** Converts a range for the editor. */
export function rangeOf({ start, end }: PlaceRange): Range {
  return new Range(positionOf(start), positionOf(end));
}

function positionOf({ line, character }: PlaceRange['start']): Position {
  return new Position(line, character);
}
