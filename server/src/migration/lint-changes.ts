import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Direction } from '../language/outdated/change.js';
import { Linter } from '../lint/engine/engine.js';
import type { Finding } from '../lint/finding.js';
import { rules } from '../lint/registry.js';
import { defaultSettings } from '../lint/settings.js';

const olderTerms = 'terms of older rules';
const tokenNames = 'names of tokens';

/** The lint rules whose fixes are changes from older to newer wording, and the titles under which they are made. */
const newer: ReadonlyMap<string, string> = new Map([
  ['legacy-type-line', 'type lines'],
  ...[
    'legacy-at-end-of-turn',
    'legacy-bury',
    'legacy-dies',
    'legacy-in-play',
    'legacy-into-play',
    'legacy-play-spell',
    'legacy-put-onto-battlefield',
    'legacy-removed-from-game',
    'legacy-unblockable',
  ].map((id): [string, string] => [id, olderTerms]),
  ['predefined-inline-definition', 'tokens that the rules predefine'],
  ['name-missing-token-suffix', tokenNames],
  ['reminder-definition-mismatch', 'reminder text'],
]);

/** The same from newer to older wording. */
const older: ReadonlyMap<string, string> = new Map([
  ['name-suffix-not-in-rulebook', tokenNames],
  ['predefined-not-in-rulebook', 'tokens that the rules predefine'],
]);

const titles = { newer, older };

const linters = {
  newer: new Linter(rules.filter(({ id }) => newer.has(id))),
  older: new Linter(rules.filter(({ id }) => older.has(id))),
};

/**
 * What the linter finds that belongs to a migration: with a fix, a change; without, a question for a person. What a format
 * cannot read does not belong to it.
 */
export function migrationFindings(snapshot: Snapshot, direction: Direction): readonly Finding[] {
  const { findings } = linters[direction].lint(snapshot, defaultSettings);
  return findings.all.filter(({ rule }) => titles[direction].has(rule));
}

/** The title of the changes that a lint rule makes; null for a rule that makes none. */
export function titleOfRule(id: string, direction: Direction): string | null {
  return titles[direction].get(id) ?? null;
}
