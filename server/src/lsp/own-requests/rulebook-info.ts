import { label } from '../../features/shared/label.js';
import { bundledRulebook } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import type { RulebookInfo } from '../protocol.js';

/** A rulebook by its name. A file of the user's own may have the id of one that comes with Tokenwright. */
export function rulebookInfo(rulebook: Rulebook): RulebookInfo {
  const { id, title } = rulebook;
  return { id: bundledRulebook(id) === rulebook ? id : null, title: label(title) };
}
