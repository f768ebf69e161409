import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { SettingsPlace } from '../../lint/file-view.js';
import type { FileChange } from './action.js';
import { withItem, withKey } from './json-edits.js';
import { changeOfSettings } from './settings-change.js';

/** Switches a rule off in the set's settings; options that it has there stay. */
export function disabledInSet(rule: string, settings: SettingsPlace): FileChange | null {
  const edits = (text: string) => {
    const root = parseTree(text);
    const said = root && findNodeAtLocation(root, ['rules', rule]);
    return said?.type === 'object'
      ? withKey(text, ['rules', rule], 'severity', 'off')
      : withKey(text, ['rules'], rule, 'off');
  };
  return changeOfSettings(settings, edits, { rules: { [rule]: 'off' } });
}

/** Silences a rule in one file by the set's settings: for files that have no place for comments. */
export function suppressedInSet(rule: string, settings: SettingsPlace): FileChange | null {
  const { glob } = settings;
  return changeOfSettings(settings, (text) => withItem(text, ['suppress', glob], rule), {
    suppress: { [glob]: [rule] },
  });
}
