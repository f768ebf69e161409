import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { SettingsPlace } from '../../lint/file-view.js';
import type { FileChange } from './action.js';
import { withItem, withKey } from './json-edits.js';
import { settingsChange } from './settings-change.js';

/** Turns a rule off in the set's settings and keeps the options that are configured for it. */
export function disableInSet(rule: string, settings: SettingsPlace): FileChange | null {
  const edits = (text: string) => {
    const root = parseTree(text);
    const current = root && findNodeAtLocation(root, ['rules', rule]);
    return current?.type === 'object'
      ? withKey(text, ['rules', rule], 'severity', 'off')
      : withKey(text, ['rules'], rule, 'off');
  };
  return settingsChange(settings, edits, { rules: { [rule]: 'off' } });
}

/** Suppresses a rule in one file by the set's settings, for formats that have no comments. */
export function suppressInSet(rule: string, settings: SettingsPlace): FileChange | null {
  const { glob } = settings;
  return settingsChange(settings, (text) => withItem(text, ['suppress', glob], rule), {
    suppress: { [glob]: [rule] },
  });
}
