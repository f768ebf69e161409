import type { WrittenCard } from '../format-properties.js';

/** Cards in the plain format, as a fenced block of a diary. */
export function writeMarkdown(cards: readonly WrittenCard[], language = 'cardtext'): string {
  return `# Monday\n\nDraft text, \`not\` final:\n\n${fenced(cards.map(plain).join('\n'), language)}\nMore to come.\n`;
}

/** A text as a fenced block; its fence is longer than any in the text. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}\n`;
}

function plain({ name, manaCost, typeLine, rulesText, stats }: WrittenCard): string {
  const lines = [`${name} ${manaCost}`.trim(), typeLine, rulesText, stats];
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}
