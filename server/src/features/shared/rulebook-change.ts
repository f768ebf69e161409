import type { SettingsPlace } from '../../lint/file-view.js';
import type { FileChange } from '../code-actions/action.js';
import { withKey } from '../code-actions/json-edits.js';
import { settingsChange } from '../code-actions/settings-change.js';

/** Returns a change that names the rulebook in the settings of a set; null if they cannot be changed. */
export function rulebookChange(rulebook: string, settings: SettingsPlace): FileChange | null {
  return settingsChange(settings, (text) => withKey(text, [], 'rulebook', rulebook), { rulebook });
}
