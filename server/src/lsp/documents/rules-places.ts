import { lineOfRule, type RulesDocument, rulesDocument } from '../../features/rules-document/rules-document.js';
import { bundledRulebook } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { memoize } from '../../util/memoize.js';
import { joinPath } from '../../workspace/paths.js';
import type { ReferenceDisk } from '../../workspace/reference/reference-disk.js';
import { type FileRange, RULES_FOLDER, rulesDocuments } from '../protocol.js';
import { uriOf } from './paths.js';

/** The layout of a rulebook as a document. */
export const laidOut: (rulebook: Rulebook) => RulesDocument = memoize(rulesDocument);

/** Where a client finds rulebooks: as documents of the scheme `rulesDocuments`, or as files in the cache. */
export class RulesPlaces {
  private readonly isShown: boolean;
  private readonly disk: RulesDisk | null;

  /**
   * @param isShown whether the client shows URIs of the scheme
   * @param disk null if there is none; a client that does not show the scheme then finds no rulebooks
   */
  constructor(isShown: boolean, disk: RulesDisk | null) {
    this.isShown = isShown;
    this.disk = disk;
  }

  /** Returns the URI of the document of a rulebook that another document uses; null if the client cannot read it. */
  async document(rulebook: Rulebook, usedIn: string | null): Promise<string | null> {
    return this.isShown ? rulesAddress(rulebook, usedIn) : this.written(rulebook);
  }

  /** Returns the place of a rule; null if the rulebook has no such rule, or the client cannot read the rulebook. */
  async rule(number: string, rulebook: Rulebook, usedIn: string): Promise<FileRange | null> {
    const line = lineOfRule(laidOut(rulebook), number);
    const uri = line === null ? null : await this.document(rulebook, usedIn);
    return line === null || uri === null ? null : { uri, range: startOf(line) };
  }

  /** Writes a rulebook into the cache, once. */
  private readonly written = memoize(async (rulebook: Rulebook): Promise<string | null> => {
    if (!this.disk) return null;
    const path = joinPath(joinPath(this.disk.cache, 'rulebooks'), `${rulebook.id.replace(/[^\w.-]/g, '_')}.txt`);
    const bytes = new TextEncoder().encode(laidOut(rulebook).text);
    return this.disk.writeCached(path, bytes).then(
      () => uriOf(path),
      () => null,
    );
  });
}

type RulesDisk = Pick<ReferenceDisk, 'cache' | 'writeCached'>;

/**
 * Returns the URI of a rulebook as a document.
 * @param usedIn a document that uses it, from which a rulebook that is not bundled is found again; null to find it by
 *   its id, which only bundled and installed ones have
 */
export function rulesAddress(rulebook: Rulebook, usedIn: string | null): string {
  const base = `${rulesDocuments}:${RULES_FOLDER}${encodeURIComponent(rulebook.id)}`;
  const isBundled = bundledRulebook(rulebook.id) === rulebook;
  return isBundled || usedIn === null ? base : `${base}?${encodeURIComponent(usedIn)}`;
}

/** Returns the place of a rule for a client that shows the scheme; null if the rulebook has no such rule. */
export function placeOfRule(number: string, rulebook: Rulebook, usedIn: string | null): FileRange | null {
  const line = lineOfRule(laidOut(rulebook), number);
  return line === null ? null : { uri: rulesAddress(rulebook, usedIn), range: startOf(line) };
}

/** Returns the URI of a place, with its line, from 1, after the `#`, as editors accept it. */
export function addressOf({ uri, range }: FileRange): string {
  return `${uri}#L${range.start.line + 1}`;
}

function startOf(line: number): FileRange['range'] {
  return { start: { line, character: 0 }, end: { line, character: 0 } };
}
