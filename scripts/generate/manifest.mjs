// @ts-check
import { ruleProperties } from './schema.mjs';

const SETTING = 'tokenwright.rules';

/**
 * The manifest with what the setting for the rules may hold; the rest of it as it is.
 * @param {string} manifest
 * @param {readonly import('./load.mjs').Rule[]} rules
 */
export function manifestText(manifest, rules) {
  const json = JSON.parse(manifest);
  const setting = json.contributes?.configuration?.properties?.[SETTING];
  if (!setting) return manifest;
  setting.properties = ruleProperties(rules);
  setting.additionalProperties = false;
  return `${JSON.stringify(json, null, 2)}\n`;
}
