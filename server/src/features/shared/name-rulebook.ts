import type { SettingsPlace } from '../../lint/file-view.js';
import type { FileChange } from '../code-actions/action.js';
import { withKey } from '../code-actions/json-edits.js';
import { changeOfSettings } from '../code-actions/settings-change.js';

/** Names the rulebook of a set in its settings, and leaves all else in them as it is; null where they cannot be changed. */
export function rulebookNamed(rulebook: string, settings: SettingsPlace): FileChange | null {
  return changeOfSettings(settings, (text) => withKey(text, [], 'rulebook', rulebook), { rulebook });
}
