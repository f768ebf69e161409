import { commands, type Disposable, Location, Position, Range, Uri } from 'vscode';
import { type FileRange, type PlaceRange, SHOW_REFERENCES } from '../../server/src/lsp/protocol.js';

/** The command behind a code lens: shows the places it names in a peek view. */
export function showReferences(): Disposable {
  return commands.registerCommand(
    SHOW_REFERENCES,
    (uri: string, at: PlaceRange['start'], places: readonly FileRange[]) =>
      commands.executeCommand('editor.action.showReferences', Uri.parse(uri), positionOf(at), places.map(locationOf)),
  );
}

/** A place as the editor has it. */
export function locationOf({ uri, range }: FileRange): Location {
  return new Location(Uri.parse(uri), rangeOf(range));
}

/** A range as the editor has it. */
export function rangeOf({ start, end }: PlaceRange): Range {
  return new Range(positionOf(start), positionOf(end));
}

function positionOf({ line, character }: PlaceRange['start']): Position {
  return new Position(line, character);
}
