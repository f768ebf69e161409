// @ts-check
import { ruleProperties } from './schema.mjs';

const SETTING = 'tokenwright.rules';

/**
 * Updates the manifest's setting for the rules and the activation events, and leaves the rest unchanged.
 * @param {string} manifest
 * @param {import('./load.mjs').Loaded} loaded
 * @param {import('./file-patterns.mjs').FilePatterns} patterns
 */
export function manifestText(manifest, loaded, { telling }) {
  const json = JSON.parse(manifest);
  json.activationEvents = [
    ...['**/tokenwright.json', ...telling].map((pattern) => `workspaceContains:${pattern}`),
    'onWebviewPanel:tokenwright.preview', // a preview that was open when the window was closed
  ];
  const setting = json.contributes?.configuration?.properties?.[SETTING];
  if (!setting) return manifest;
  setting.properties = ruleProperties(loaded);
  setting.additionalProperties = false;
  return `${JSON.stringify(json, null, 2)}\n`;
}
