// @ts-check
import { severityProperties } from './schema.mjs';

/** Languages of files that may contain cards; the extension looks into them before it does anything else. */
const ambiguous = ['xml', 'json'];

/**
 * Updates the manifest's settings for rules and rulebooks and its activation events, and leaves the rest unchanged.
 * @param {string} manifest
 * @param {import('./load.mjs').Loaded} loaded
 * @param {import('./file-patterns.mjs').FilePatterns} patterns
 */
export function manifestText(manifest, loaded, { telling }) {
  const json = JSON.parse(manifest);
  json.activationEvents = [
    ...['**/tokenwright.json', ...telling].map((pattern) => `workspaceContains:${pattern}`),
    'onWebviewPanel:tokenwright.preview', // a preview that was open when the window was closed
    ...ambiguous.map((language) => `onLanguage:${language}`),
  ];
  const settings = json.contributes?.configuration?.properties;
  if (!settings) return manifest;
  settings['tokenwright.rules'].properties = severityProperties(loaded);
  settings['tokenwright.rulebook'].enum = ['', ...loaded.rulebooks.map(({ id }) => id)];
  settings['tokenwright.rulebook'].enumItemLabels = [
    '%setting.rulebook.newest%',
    ...loaded.rulebooks.map(({ title }) => title),
  ];
  return `${JSON.stringify(json, null, 2)}\n`;
}
