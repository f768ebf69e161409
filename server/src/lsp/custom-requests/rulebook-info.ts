import { label } from '../../features/shared/label.js';
import { bundledRulebook } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import type { RulebookInfo } from '../protocol.js';

/** A rulebook's id and title. The id is null for a user's file, which may reuse the id of a bundled rulebook. */
export function rulebookInfo(rulebook: Rulebook): RulebookInfo {
  const { id, title } = rulebook;
  return { id: bundledRulebook(id) === rulebook ? id : null, title: label(title) };
}
