import type { Edition } from '../../../edition/edition.js';
import type { RulesTree, TokenPhrase } from '../../../language/tokens/ast.js';
import { partOf, partsOf } from '../../../language/tokens/ast.js';
import { lowerBound } from '../../../util/binary-search.js';
import type { FaceReading } from '../../engine/face-reading.js';
import type { Edit } from '../../finding.js';
import { removal, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { createRule } from '../../helpers/create-rule.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import { outdatedSeverity } from '../../helpers/of-its-time.js';
import { moveStateBeforeNoun } from '../../helpers/state-before-noun.js';
import type { Report, Rule } from '../../rule.js';

export const legacyPutOntoBattlefield: Rule = {
  id: 'legacy-put-onto-battlefield',
  summary: 'A token is put onto the battlefield instead of created.',
  why:
    'Since 2016 an effect *creates* a token; before that it put one onto the battlefield. Effects that count or ' +
    'double created tokens use the new word. Cards are still put onto the battlefield.',
  cite: createRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: { test: hasCreate, label: 'Magic rulebooks with the word “create”, since 2016' },
  triggers: ['oken'],
  examples: [
    {
      wrong: 'Put two 1/1 white Spirit creature tokens with flying onto the battlefield.',
      right: 'Create two 1/1 white Spirit creature tokens with flying.',
    },
    {
      wrong: 'Put a 2/2 black Zombie creature token onto the battlefield tapped.',
      right: 'Create a tapped 2/2 black Zombie creature token.',
    },
  ],
  check(face, report) {
    const reportFor: Report = (found) => report({ ...found, ...outdatedSeverity(face, 'create') });
    for (const phrase of face.tree.phrases) if (isPut(phrase.verb.text)) checkPhrase(phrase, face, reportFor);
    checkCopies(face, reportFor);
  },
};

function hasCreate({ vocabulary, ...edition }: Edition): boolean {
  return magic.test({ vocabulary, ...edition }) && vocabulary.keywords.has('create');
}

function isPut(verb: string): boolean {
  return /^puts?$/i.test(verb);
}

/** "put a 1/1 … token onto the battlefield". Existing tokens that come from elsewhere are not created. */
function checkPhrase({ verb, actor, items }: TokenPhrase, { text }: FaceReading, report: Report): void {
  const isNew = items.every(({ kind, parts }) => {
    const count = parts.find((part) => part.kind === 'count');
    return kind !== 'back-reference' && count !== undefined && !/^(?:the|that|those)$/i.test(count.text);
  });
  const places = items.flatMap((item) => partsOf(item, 'place'));
  if (!isNew || !places.some(({ place }) => place === 'the battlefield')) return;
  const edits: Edit<'text'>[] = [verbEdit(verb.span.start, verb.text)];
  let safe = items.every((item) => partOf(item, 'noun'));
  for (const item of items) {
    const place = partOf(item, 'place');
    const control = partOf(item, 'control');
    if (place) edits.push(removal(text, place.span));
    if (control) {
      const whose = text.slice(control.span.start, control.span.end).split(/\s+/)[1]!.toLowerCase();
      safe &&= actor === null ? whose === 'your' : whose === 'their' || whose === 'his';
      edits.push(removal(text, control.span));
    }
    const state = partsOf(item, 'state').find(({ span }) => place && span.start > place.span.start);
    if (!state) continue;
    const moved = moveStateBeforeNoun(item, state, text);
    if (moved) edits.push(...moved);
    else safe = false;
  }
  report({
    span: { start: verb.span.start, end: places[0]!.span.end },
    message: 'Tokens are created, not put onto the battlefield.',
    fix: safe ? { title: 'Change to “create”', edits } : null,
  });
}

function verbEdit(start: number, verb: string): Edit<'text'> {
  return replacement({ start, end: start + verb.length }, withCaseOf(verb, createFor(verb)));
}

function createFor(verb: string): string {
  return /s$/i.test(verb) ? 'creates' : 'create';
}

/** The maximum number of words between the verb and the zone. */
const REACH = 60;

const counts = new Set('a an another one two three four five six x'.split(' '));

/** "put a token that's a copy of it onto the battlefield": the words between verb and zone are not parsed. */
function checkCopies({ tree, text }: FaceReading, report: Report): void {
  const { words, phrases } = tree;
  let read: ReadonlySet<number> | null = null;
  for (let at = 0; at < words.length; at++) {
    const verb = words[at]!;
    if ((verb.lower !== 'put' && verb.lower !== 'puts') || !isCopyPhrase(tree, at)) continue;
    read ??= new Set(phrases.map((phrase) => phrase.verb.span.start));
    if (read.has(verb.start)) continue;
    const place = zoneAfter(tree, at);
    if (!place) continue;
    const before = words[lowerBound(words, place.start) - 1];
    const next = words[lowerBound(words, place.end)];
    // "a copy of it, except it has haste, onto the battlefield.": two marks in a row would remain.
    const start = before?.text === ',' && next?.kind !== 'word' ? before.start : place.start;
    const continues = next?.kind === 'word' && !['for', 'instead', 'and', 'then', 'if', 'where'].includes(next.lower);
    report({
      span: { start: verb.start, end: place.end },
      message: 'Tokens are created, not put onto the battlefield.',
      fix: continues
        ? null
        : {
            title: 'Change to “create”',
            edits: [verbEdit(verb.start, verb.text), removal(text, { start, end: place.end })],
          },
    });
  }
}

function isCopyPhrase({ words }: RulesTree, verb: number): boolean {
  if (!counts.has(words[verb + 1]?.lower ?? '')) return false;
  const noun = words[verb + 2]?.lower === 'tapped' ? verb + 3 : verb + 2;
  if (!/^tokens?$/.test(words[noun]?.lower ?? '')) return false;
  const rest = words.slice(noun + 1, noun + 5).map(({ lower }) => lower);
  return rest.includes('of') && (rest.includes('copy') || rest.includes('copies'));
}

function zoneAfter({ words }: RulesTree, verb: number): { start: number; end: number } | null {
  for (let at = verb + 1; at < Math.min(words.length, verb + REACH); at++) {
    const { lower, kind, text, start } = words[at]!;
    if (kind === 'line' || text === '.' || kind === 'open-quote' || lower === 'put' || lower === 'puts') return null;
    if (lower !== 'onto') continue;
    return words[at + 1]?.lower === 'the' && words[at + 2]?.lower === 'battlefield'
      ? { start, end: words[at + 2]!.end }
      : null;
  }
  return null;
}
