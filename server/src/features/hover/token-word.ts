import type { CreatedToken } from '../../analysis/card/created.js';
import { straight } from '../../edition/describe.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import type { PhraseSpot } from '../shared/cursor/phrase-spot.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { bold, escapeText, page } from '../shared/markdown.js';
import { excerpt, type Passage, passagesOn, sentencesOf } from '../shared/passages.js';
import { quoted } from '../shared/quoted-rules.js';

/** The hover on the word *token*: what the rules say a token is and is not; in an instruction also who owns it. */
export function tokenWordAt({ tree, index, snapshot, field }: Spot, phrase: PhraseSpot | null): HoverSubject | null {
  const word = tree.words[index];
  if (!word || field === 'metadata' || !/^(?:non-?)?tokens?$/.test(word.lower)) return null;
  const { rulebook } = snapshot.edition;
  return {
    span: { start: word.start, end: word.end },
    markdown: tokenWordHover(rulebook, phrase && !phrase.mention ? phrase.token : null),
  };
}

function tokenWordHover(rulebook: Rulebook, made: CreatedToken | null): string {
  const { definition, rules } = withGlossary(rulebook);
  const owner = made ? passagesOn(rulebook, 'who owns a token') : [];
  const negations = [
    ...passagesOn(rulebook, 'what a token is not'),
    ...passagesOn(rulebook, 'what a token costs'),
    ...passagesOn(rulebook, 'which domain a token has'),
  ];
  const maker = rulebook.game === 'magic' ? (made?.creator ?? null) : null;
  return page(
    bold('Token'),
    definition,
    maker && `Made here by *${escapeText(maker)}*, who owns and controls it.`,
    quoted([...rules, ...negations, ...owner], rulebook),
  );
}

/**
 * The glossary's definition comes first, without the sentence of the rule that repeats it. If the rule is a paraphrase,
 * so is the glossary; then only the rule is shown, marked as a paraphrase.
 */
function withGlossary(rulebook: Rulebook): { definition: string | null; rules: readonly Passage[] } {
  const rules = passagesOn(rulebook, 'what a token is');
  const entry = rulebook.glossary.get('token');
  const [first] = rules;
  if (!entry || first?.paraphrase) return { definition: null, rules };
  const definition = sentencesOf(entry.text)
    .filter((sentence) => !sentence.startsWith('See '))
    .join(' ');
  const defined = straight(definition).toLowerCase().replace(/^an? /, '');
  const repeated = (sentence: string) => straight(sentence).toLowerCase().includes(defined);
  const shortened =
    first && sentencesOf(first.text).some(repeated) && !sentencesOf(first.text).every(repeated)
      ? [{ ...first, text: `${excerpt(first.text, (sentence) => !repeated(sentence))} …` }, ...rules.slice(1)]
      : rules;
  return { definition: `${escapeText(definition)} *(glossary)*`, rules: shortened };
}
