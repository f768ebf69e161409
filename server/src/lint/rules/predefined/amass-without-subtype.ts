import type { Edition } from '../../../edition/edition.js';
import { insertion } from '../../fix/edits.js';
import { inParentheses } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const amassWithoutSubtype: Rule = {
  id: 'amass-without-subtype',
  summary: 'Amass does not name the creature type of the Army.',
  why:
    'Until 2023 amass only made Zombie Armies. Now that there are Orc Armies too, the type is written out: “amass ' +
    'Zombies 2”, and older cards are read this way as well.',
  cite: amassRule,
  severity: 'info',
  fix: 'safe',
  lacks: true,
  scope: 'card',
  appliesTo: { test: namesSubtype, label: 'Magic rulebooks since 2023' },
  triggers: ['mass'],
  examples: [
    { wrong: 'When this creature enters, amass 2.', right: 'When this creature enters, amass Zombies 2.' },
    { wrong: 'Amass X, where X is your life total.', right: 'Amass Zombies X, where X is your life total.' },
  ],
  check({ tree: { words }, text, edition }, report) {
    for (let i = 0; i + 1 < words.length; i++) {
      const keyword = words[i]!;
      const number = words[i + 1]!;
      const isNumber = number.kind === 'number' || (number.text === 'X' && number.kind === 'word');
      if (keyword.lower !== 'amass' || !isNumber) continue;
      const remindedType = armyIn(text);
      const right = remindedType ?? 'Zombies';
      report({
        span: { start: keyword.start, end: number.end },
        message: `Amass must name the creature type of the Army${inParentheses(amassRule(edition))}: “amass ${right} ${number.text}”.`,
        fix: {
          kind: remindedType ? 'safe' : 'suggestion',
          title: `Insert “${right}”`,
          edits: [insertion(number.start, `${right} `)],
        },
      });
    }
  },
};

/**
 * The creature type of the Army, in the plural, according to reminder text: "(… create a 0/0 black Zombie Army creature
 * token …)".
 */
function armyIn(text: string): string | null {
  const reminder = /\([^()]*\b(\p{Lu}\p{L}+) Army creature token[^()]*\)/u.exec(text)?.[1];
  const amassed = [...text.matchAll(/\b[Aa]mass (\p{Lu}\p{L}+) [\dX]/gu)].map((match) => match[1]!);
  const types = new Set([...(reminder ? [`${reminder}s`] : []), ...amassed]);
  const [only] = types;
  return types.size === 1 ? only! : null;
}

function namesSubtype({ makers }: Edition): boolean {
  return makers.get('amass')?.some(({ parameters }) => parameters.includes('subtype')) ?? false;
}

function amassRule({ makers }: Edition): string | null {
  return makers.get('amass')?.[0]?.rule ?? null;
}
