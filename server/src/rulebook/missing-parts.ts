import { isTitle } from './find.js';
import { isChapter, isSection, numberAtStart } from './number.js';
import type { Rulebook } from './rulebook.js';

/**
 * Tells where a rules text breaks off: its contents list a part at the end that does not follow. Null if it is whole, or
 * has no contents.
 */
export function missingParts(lines: readonly string[], { rules, glossary }: Rulebook): string | null {
  if ([...rules.values()].every((rule) => (isSection(rule.number) || isChapter(rule.number)) && isTitle(rule)))
    return 'it has titles of sections, and no rule in them; get the whole file';
  const isCredits = (line: string) => line.length < 40 && line.trim().toLowerCase() === 'credits';
  const start = lines.findIndex((line) => {
    const first = numberAtStart(line.trim());
    return first !== null && !isSection(first.number);
  });
  if (!lines.slice(0, start).some(isCredits) || lines.slice(start).some(isCredits)) return null;
  const [lastTerm] = [...glossary.values()].slice(-1);
  if (lastTerm?.term.toLowerCase().startsWith('z')) return null;
  const [lastRule] = [...rules.keys()].slice(-1);
  const place = lastTerm ? `in the glossary, at “${lastTerm.term}”` : `at rule ${lastRule}`;
  return `it ends ${place}, before the end that its contents list; get the whole file`;
}
