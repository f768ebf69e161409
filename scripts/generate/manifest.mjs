// @ts-check
import { ruleProperties } from './schema.mjs';

const SETTING = 'tokenwright.rules';

/**
 * The manifest with what the setting for the rules may hold; the rest of it as it is.
 * @param {string} manifest
 * @param {import('./load.mjs').Loaded} loaded
 */
export function manifestText(manifest, { rules, levels }) {
  const json = JSON.parse(manifest);
  const setting = json.contributes?.configuration?.properties?.[SETTING];
  if (!setting) return manifest;
  setting.properties = ruleProperties(rules, levels);
  setting.additionalProperties = false;
  return `${JSON.stringify(json, null, 2)}\n`;
}
