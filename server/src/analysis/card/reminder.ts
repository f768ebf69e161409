import type { Characteristics } from '../../edition/characteristics.js';
import { describe } from '../../edition/describe.js';
import type { Edition } from '../../edition/edition.js';
import { typeImpliedBy } from '../../edition/implied-type.js';
import { type PhrasePart, partOf, type RulesTree } from '../../language/tokens/ast.js';
import { type Reminder, readReminder } from '../../language/tokens/reminder.js';
import type { Span } from '../../text/span.js';
import { type CreatedToken, createdBy } from './created.js';
import { keyOf } from './token-key.js';

/** A token that a text defines for the set: "create a Berry token. (It's an artifact with “…”)". */
export interface ReminderDefinition {
  readonly key: string;
  readonly characteristics: Characteristics;
  /** The reminder in the rules text, parentheses included; for a plain sentence, the sentence. */
  readonly span: Span;
}

/**
 * Definitions in reminder text, and in a sentence after the phrase ("Create a Berry token. It's a 0/1 green Plant
 * creature."). A reminder that begins with *It's* or *They're* refers to the token created just before it; one that
 * begins with "A Berry token is" names its token. Tokens that the rules define are ignored.
 */
export function reminderDefinitions(
  tree: RulesTree,
  created: readonly CreatedToken[],
  edition: Edition,
): ReminderDefinition[] {
  const found: ReminderDefinition[] = [];
  const define = (words: string, parts: readonly PhrasePart[], span: Span) => {
    if (edition.predefined.has(words.toLowerCase())) return;
    const key = keyOf(words);
    if (parts.some(({ kind }) => kind === 'type'))
      found.push({ key, span, characteristics: characteristicsOf(words, parts, edition) });
    else if (parts.some(({ kind }) => kind === 'subtype')) {
      const characteristics = withImpliedType(characteristicsOf(words, parts, edition), edition);
      if (characteristics) found.push({ key, span, characteristics });
    } else addTo(found, key, describe({ parts }, edition));
  };
  const reminders = readReminder(tree);
  const all = reminders.length > 0 ? withReminders(tree, created, edition) : created;
  for (const reminder of reminders) {
    if (reminder.words !== null) define(reminder.words, reminder.parts, reminder.span);
    else for (const words of referencedNames(reminder, all, edition)) define(words, reminder.parts, reminder.span);
  }
  for (const { byName, definingSentence, phrase } of created)
    if (byName !== null && definingSentence && phrase.items.length === 1)
      define(byName, definingSentence.parts, definingSentence.span);
  return found;
}

/** "It's an Equipment with equip {1}": an artifact. Null where the subtypes do not show a card type. */
function withImpliedType(is: Characteristics, { vocabulary }: Edition): Characteristics | null {
  const type = typeImpliedBy(is.subtypes ?? [], vocabulary);
  return type === null ? null : { ...is, types: [type[0]!.toUpperCase() + type.slice(1)] };
}

/** "They're artifacts. Berry tokens have …": what a later sentence adds to the definition before it. */
function addTo(found: ReminderDefinition[], key: string, { keywords, abilities }: Characteristics): void {
  const index = found.findLastIndex((definition) => definition.key === key);
  if (index < 0) return;
  const { characteristics: known, span } = found[index]!;
  const characteristics = {
    ...known,
    keywords: [...known.keywords, ...keywords],
    abilities: [...known.abilities, ...abilities],
  };
  found[index] = { key, span, characteristics };
}

/** The created tokens and those of phrases in reminder text, in the order of the text. */
function withReminders(tree: RulesTree, created: readonly CreatedToken[], edition: Edition): readonly CreatedToken[] {
  const reminderPhrases = tree.phrases.filter(({ context }) => context === 'reminder');
  if (reminderPhrases.length === 0) return created;
  return [...created, ...reminderPhrases.flatMap((phrase) => createdBy(phrase, edition))].sort(
    (a, b) => a.span.start - b.span.start,
  );
}

/** The names of the tokens that *It's* and *They're* refer to, among those created last before it. */
function referencedNames(reminder: Reminder, all: readonly CreatedToken[], edition: Edition): readonly string[] {
  const last = all.findLast((token) => token.span.end <= reminder.span.start);
  if (!last) return [];
  const together = all.filter(({ phrase, via }) => phrase === last.phrase && via === last.via);
  const named = together.flatMap(({ byName }) => (byName === null ? [] : [byName]));
  // "a Berry token and a Moss token. (They're artifacts with …)"
  if (reminder.isPlural) return named;
  if (last.byName !== null) return [last.byName];
  // "a Berry token and a Treasure token. (It's an artifact with …)": the abilities show which of the two is explained.
  return named.length === 1 && last.predefined && !explains(reminder, last, edition) ? named : [];
}

/** Whether a reminder has the abilities of a predefined token. */
function explains({ parts }: Reminder, { characteristics }: CreatedToken, edition: Edition): boolean {
  const stated = describe({ parts }, edition).abilities.map(normalized);
  const known = characteristics.abilities.map(normalized);
  return stated.length === 0 || stated.some((ability) => known.includes(ability));
}

/** An ability without the word for its own object: "Sacrifice this artifact" and "Sacrifice this token" are equal. */
function normalized(ability: string): string {
  return ability.toLowerCase().replace(/\bthis [a-z]+/g, 'this');
}

function characteristicsOf(words: string, parts: readonly PhrasePart[], edition: Edition): Characteristics {
  const described = describe({ parts }, edition);
  const suffix = edition.naming.suffix ?? '';
  const subtypes = described.subtypes?.length ? described.subtypes : words.split(' ');
  // By rule 111.4 the name is the subtypes and *Token*, unless another is given, as 111.10 does for Walkers.
  const usual = subtypes.join(' ') === words ? words + suffix : words;
  return { ...described, subtypes, name: partOf({ parts }, 'name')?.name.text ?? usual };
}
