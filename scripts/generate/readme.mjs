// @ts-check
import { rulesTable } from './pages.mjs';

const BEGIN = '<!-- rules:begin -->';
const END = '<!-- rules:end -->';

/**
 * Updates the table of rules in the README.
 * @param {string} readme
 * @param {readonly import('./load.mjs').Rule[]} rules
 */
export function readmeText(readme, rules) {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`README.md needs the marks ${BEGIN} and ${END}`);
  const table = rulesTable(rules, 'server/docs/rules/');
  return `${readme.slice(0, begin + BEGIN.length)}\n${table}\n${readme.slice(end)}`;
}
