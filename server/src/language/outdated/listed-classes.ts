import type { ChangeClass, Direction } from './change.js';
import changes from './changes.txt';
import { readChanges, type WordedClass } from './notation.js';
import { type ChangedPlace, WordingRewrite } from './wording.js';

/** A class of change from the list. Its wordings are compiled when they are first needed. */
export class ListedClass implements ChangeClass {
  readonly id: string;
  readonly since: string;
  readonly title: string;
  readonly isOnlyForOlder: boolean;
  private readonly compiled = new Map<Direction, readonly WordingRewrite[]>();

  constructor(private readonly worded: WordedClass) {
    const { id, since, title, isOnlyForOlder } = worded;
    this.id = id;
    this.since = since;
    this.title = title;
    this.isOnlyForOlder = isOnlyForOlder;
  }

  /** The wordings that change in a direction, in the order in which they are tried. */
  wordings(direction: Direction): readonly WordingRewrite[] {
    const known = this.compiled.get(direction);
    if (known) return known;
    const made = this.worded.wordings
      .filter(({ directions }) => directions.has(direction))
      .map((wording) => new WordingRewrite(wording, direction));
    this.compiled.set(direction, made);
    return made;
  }

  /** The places of a text with one of the wordings, in text order. */
  placesOf(wording: WordingRewrite, text: string): ChangedPlace[] {
    const places = wording.places(text);
    return this.worded.inReminder ? places : places.filter(({ span }) => !isInReminder(text, span.start));
  }

  /** The places of a text that are worded as they were before the change. Of two that overlap, the first one listed counts. */
  outdatedPlaces(text: string): ChangedPlace[] {
    const found: ChangedPlace[] = [];
    for (const wording of this.wordings('newer'))
      for (const place of this.placesOf(wording, text))
        if (!found.some(({ span }) => span.start < place.span.end && place.span.start < span.end)) found.push(place);
    return found;
  }
}

let listed: readonly ListedClass[] | null = null;

/** All classes of change, in the order of the list. */
export function listedClasses(): readonly ListedClass[] {
  listed ??= readChanges(changes).map((worded) => new ListedClass(worded));
  return listed;
}

/** @throws Error if the list has no such class */
export function listedClass(id: string): ListedClass {
  const found = listedClasses().find((one) => one.id === id);
  if (!found) throw new Error(`No class of change: ${id}`);
  return found;
}

function isInReminder(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}
