import type { SettingsPlace } from '../../lint/file-view.js';
import type { FileChange } from '../code-actions/action.js';
import { withKey } from '../code-actions/json-edits.js';
import { settingsChange } from '../code-actions/settings-change.js';

/** Returns a change that names a file or its id in the settings of a set; null if they cannot be changed. */
export function settingChange(
  key: 'rulebook' | 'dictionary',
  value: string,
  settings: SettingsPlace,
): FileChange | null {
  return settingsChange(settings, (text) => withKey(text, [], key, value), { [key]: value });
}
