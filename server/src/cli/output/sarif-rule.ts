import type { ReportingDescriptor, Result } from 'sarif';
import { rulePages } from '../../disk/package-info.js';
import type { Severity } from '../../lint/finding.js';
import { rules } from '../../lint/registry.js';
import type { Example, Rule } from '../../lint/rule.js';

/** SARIF has three levels; `note` covers everything that may be left as it is. */
export const levels: Readonly<Record<Severity, NonNullable<Result['level']>>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
};

/** GitHub's names for the severities. */
const problemSeverities: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'recommendation',
  hint: 'recommendation',
};

/**
 * A rule as a SARIF descriptor. The id may also be that of a problem with a file or its settings, which has no page.
 */
export function ruleDescriptor(id: string): ReportingDescriptor {
  const rule = rules.find((each) => each.id === id);
  if (!rule) {
    const text = 'A file or its settings cannot be read.';
    return { id, shortDescription: { text }, defaultConfiguration: { level: 'error' } };
  }
  const { summary, why, fix, scope, appliesTo } = rule;
  const severity = rule.severity === 'off' ? 'hint' : rule.severity;
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    helpUri: `${rulePages()}${id}.md`,
    help: { text: why, markdown: helpOf(rule) },
    defaultConfiguration: { level: levels[severity] },
    properties: { fix, scope, holds: appliesTo.label, 'problem.severity': problemSeverities[severity] },
  };
}

/** The rule's documentation in Markdown, for readers without access to its page. */
function helpOf({ why, examples, appliesTo }: Rule): string {
  return [why, `Holds under: ${appliesTo.label}.`, ...examples.flatMap(exampleParts)].join('\n\n');
}

function exampleParts({ wrong, right }: Example): string[] {
  const fenced = (text: string) => `\`\`\`\n${text.trimEnd()}\n\`\`\``;
  return ['Wrong:', fenced(wrong), ...(right === null ? [] : ['Right:', fenced(right)])];
}
