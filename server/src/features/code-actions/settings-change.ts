import type { SettingsPlace } from '../../lint/file-view.js';
import type { Edit } from '../../lint/finding.js';
import type { FileChange } from './action.js';
import { newSettings, type SettingValue } from './json-edits.js';

/**
 * Returns a change of the set's settings; null if they cannot be changed.
 * @param edits returns edits of the existing text, or null if they are impossible
 * @param fresh the content of a new settings file
 */
export function settingsChange(
  { path, file, isSound }: SettingsPlace,
  edits: (text: string) => readonly Edit[] | null,
  fresh: { readonly [key: string]: SettingValue },
): FileChange | null {
  if (path === null || !isSound) return null;
  if (file === null) return { creates: path, text: newSettings(fresh) };
  const text = file.text.toString();
  if (text.trim() === '')
    return { file, edits: [{ span: { start: 0, end: text.length }, newText: newSettings(fresh) }] };
  const made = edits(text);
  return made && { file, edits: made };
}

/** The title of an action, which says so if it creates the set's settings. */
export function titleWith(title: string, change: FileChange): string {
  return 'creates' in change && change.creates.endsWith('/tokenwright.json')
    ? `${title} (creates tokenwright.json)`
    : title;
}
