import type { Grammar } from '../grammar/grammar.js';
import { type Lexeme, type Lexemes, nameWords, numberOfWord, readLexemes } from '../grammar/lexemes.js';
import { Matcher } from '../grammar/match.js';
import type { Phrase } from '../grammar/phrase.js';
import type { Ability, Level, LineContext, Mode, OwnKeyword, SentenceReading, UnreadPiece } from './ability.js';
import { type TextLine, withLostBreaks } from './lost-breaks.js';

/** What the reading of a text depends on besides the text. */
export interface CardContext {
  readonly name: string;
  readonly isLegendary: boolean;
  /** Whether paragraphs without a keyword, cost or trigger are what a spell does, and not static abilities. */
  readonly isSpell: boolean;
}

/** The abilities of a text, and the pieces that the grammar does not understand. */
export interface AbilitiesReading {
  readonly abilities: readonly Ability[];
  readonly unread: readonly UnreadPiece[];
}

/** The longest line that is read, in UTF-16 units: three times the longest of any card. */
const MAX_LINE_LENGTH = 2000;

/**
 * Reads rules text into abilities. Never throws; what is not understood is `unread`, as small as can be told.
 */
export function readAbilities(text: string, grammar: Grammar, context: CardContext): AbilitiesReading {
  const names = cardNames(context).map(nameWords);
  const abilities: Ability[] = [];
  const unread: UnreadPiece[] = [];
  let level: Level | null = null;
  for (const { start, end, isMode } of linesOf(text)) {
    if (end - start > MAX_LINE_LENGTH) {
      unread.push({ start, end, stoppedAt: start });
      continue;
    }
    const reader = new LineReader(text.slice(start, end), start, names, grammar, context.isSpell, unread);
    unread.push(...quotedPieces(reader.context.line, grammar, context));
    const mode = reader.mode(isMode === true);
    const last = (level?.abilities ?? abilities).at(-1);
    if (mode) {
      if (last?.modes) (last.modes as Mode[]).push(mode);
      else
        (level?.abilities ?? abilities).push({
          kind: context.isSpell ? 'spell' : 'static',
          ...reader.context,
          sentences: [],
          modes: [mode],
        });
      continue;
    }
    if (level && isPt(reader.context.line.text)) {
      level.pt = reader.context.line.text;
      continue;
    }
    const opened = reader.level();
    if (opened) {
      level = opened;
      abilities.push({ kind: 'level', ...reader.context, level: opened });
      continue;
    }
    (level?.abilities ?? abilities).push(...reader.abilities());
  }
  return { abilities, unread };
}

/** Rules that texts name in quotation marks (704.5j). */
const ruleNames: ReadonlySet<string> = new Set(['legend rule']);

/** The pieces of a line's quoted abilities that the grammar does not understand. */
function quotedPieces({ lexemes, offset }: LineContext, grammar: Grammar, context: CardContext): UnreadPiece[] {
  return lexemes.words.flatMap(({ kind, text, start }) => {
    const quoted = kind === 'quote' ? text.slice(1, -1).replace(/,$/, '') : '';
    if (quoted === '' || ruleNames.has(quoted)) return [];
    const shift = offset + start + 1;
    const { unread } = readAbilities(quoted, grammar, { ...context, isSpell: false });
    return unread.map((piece) => ({
      ...piece,
      start: piece.start + shift,
      end: piece.end + shift,
      stoppedAt: piece.stoppedAt + shift,
    }));
  });
}

/** The ways a text can name the card: its full name, and for a legend a short name (201.5b, 201.5c). */
export function cardNames({ name, isLegendary }: CardContext): string[] {
  if (name === '') return [];
  const short = /^(.+?)(?:, | of | the |, the )/.exec(name)?.[1];
  const names = [name];
  if (short && (isLegendary || name.includes(', '))) names.push(short);
  if (isLegendary) {
    const first = name.split(/[ ,]/)[0]!;
    if (first !== short && first.length > 2 && !/^(?:The|A|An)$/.test(first)) names.push(first);
    const twoWords = /^(\S+ \S+?),? /.exec(name)?.[1];
    if (twoWords && !names.includes(twoWords)) names.push(twoWords);
    const words = name.split(' ');
    if (words[0] === 'The' && words.length > 1) names.push(words.slice(1).join(' '));
  }
  return names.sort((a, b) => b.length - a.length);
}

/** What ends a line: a line break, or a bullet, loyalty cost or row of a die roll that lost the line break before it. */
const breaks = /\n|(?=•)|(?<=[.!"”)]) ?(?=[+−-]?(?:\d+|X): |\d+(?:[—–-]\d+|\+)? \| )/g;

/** Lines between the halves of a card, and what is left of markup. */
const separator = /^(?:-{2,}|\/\/|<hr \/>|\)|\s|\u200b)*$/;

function* linesOf(text: string): Generator<TextLine> {
  let start = 0;
  for (const match of text.matchAll(breaks)) {
    const end = match.index;
    if (!separator.test(text.slice(start, end))) yield* withLostBreaks(text, { start, end });
    start = end + match[0].length;
  }
  if (!separator.test(text.slice(start))) yield* withLostBreaks(text, { start, end: text.length });
}

const roman: ReadonlyMap<string, number> = new Map(
  'I II III IV V VI VII VIII IX X'.split(' ').map((numeral, index) => [numeral, index + 1]),
);

function isPt(text: string): boolean {
  return /^\s*[−+*\dX]+\/[−+*\dX]+\s*$/.test(text);
}

/** Reads one line of rules text. */
class LineReader {
  private readonly lexemes: Lexemes;
  private readonly matcher: Matcher;
  private label = '';
  private isAbilityWord = false;

  constructor(
    private readonly text: string,
    private readonly offset: number,
    names: readonly (readonly string[])[],
    private readonly grammar: Grammar,
    private readonly isSpell: boolean,
    private readonly unread: UnreadPiece[],
  ) {
    this.lexemes = readLexemes(text, names, grammar.spelling);
    this.matcher = new Matcher(grammar, this.lexemes);
  }

  get context(): { start: number; end: number; line: LineContext; label?: string } {
    const { text, lexemes, offset, label, isAbilityWord } = this;
    const line = { text, lexemes, offset, isAbilityWord };
    return { start: offset, end: offset + text.length, line, ...(label ? { label } : {}) };
  }

  private get words(): readonly Lexeme[] {
    return this.lexemes.words;
  }

  /** A line that begins with a bullet, after it the name and cost of a tier, or with a cost of spree. */
  mode(isMode: boolean): Mode | null {
    if (isMode) return { line: this.context.line, cost: null, sentences: this.sentences(0, this.words.length) };
    const first = this.words[0]?.text;
    if (first === '•') {
      const dash = this.dashAfter(1);
      const symbol = this.words.findIndex(({ kind }, index) => index > 1 && index < dash && kind === 'symbol');
      const named = symbol > 0 ? this.phrase('costs', symbol, dash) : null;
      const price = (dash > 1 ? this.phrase('costs', 1, dash) : null) ?? named;
      const start = price ? dash + 1 : dash > 1 && !this.isSentence(1) ? dash + 1 : 1;
      const second = !price && start > 1 ? this.dashAfter(start) : -1;
      const tier = second > start ? this.phrase('costs', start, second) : null;
      if (tier)
        return { line: this.context.line, cost: tier, sentences: this.sentences(second + 1, this.words.length) };
      return { line: this.context.line, cost: price, sentences: this.sentences(start, this.words.length) };
    }
    const row = /^\d+(?:[—–-]\d+)? (?:\||[—–](?= \p{Lu})) /u.exec(this.text);
    if (row) {
      const start = this.words.findIndex(({ start }) => start >= row[0].length);
      return { line: this.context.line, cost: null, sentences: this.sentences(start, this.words.length) };
    }
    const price = /^(?:\{P\})+ [—-] /.exec(this.text);
    if (price)
      return {
        line: this.context.line,
        cost: null,
        sentences: this.sentences(this.dashAfter(0) + 1, this.words.length),
      };
    if (first === '+' && this.words[1]?.kind === 'symbol') {
      const dash = this.dashAfter(1);
      const price = dash > 0 ? this.phrase('costs', 1, dash) : null;
      return { line: this.context.line, cost: price, sentences: this.sentences(dash + 1, this.words.length) };
    }
    return null;
  }

  level(): Level | null {
    const classLevel = /^\{.+\}: Level (\d+)\s*(?:\(.*|— .*)?$/.exec(this.text)?.[1];
    if (classLevel) {
      const colon = this.words.findIndex(({ text }) => text === ':');
      const cost = this.phrase('costs', 0, colon);
      // Some put the first ability of a level on the line of its cost.
      return { label: classLevel, cost, abilities: colon + 4 < this.words.length ? this.after(colon + 4) : [] };
    }
    const station = /^(\d+\+) \|/.exec(this.text)?.[1];
    if (station) return { label: station, abilities: this.after(this.words.findIndex(({ text }) => text === '|') + 1) };
    const levels = /^(?:LEVEL|STATION) (\d+(?:-\d+|\+))$/.exec(this.text);
    if (levels) return { label: levels[1]!, abilities: [] };
    return null;
  }

  abilities(): Ability[] {
    const { words } = this;
    const { length } = words;
    const span = this.context;
    if (length === 0 || isPt(this.text)) return [];
    const label = this.labelAt(0);
    const keywords = label && label.construct !== 'keyword' ? null : this.keywords(0);
    if (keywords) return [{ kind: 'keyword', ...span, keywords }];
    const limited = this.limitedKeyword(0);
    if (limited) return [{ kind: 'keyword', ...span, ...limited }];
    const chapters = this.chapters();
    if (chapters) {
      const body = this.body(this.afterLabel(chapters.end));
      return [{ ...body, kind: 'chapter', ...span, chapters: chapters.numbers }];
    }
    const own = this.ownKeyword();
    if (own) return [{ kind: 'keyword', ...span, ownKeyword: own }];
    const loyalty = this.loyalty();
    if (loyalty)
      return [
        { kind: 'loyalty', ...span, loyalty: loyalty.cost, sentences: this.sentences(loyalty.end, length), modes: [] },
      ];
    return this.labelled(0) ?? this.after(this.afterLabel(0));
  }

  /** A keyword and the ability that it changes: "[Deathknell] — Draw 1.", "[Level 6][>] I have +1 [M]." */
  private labelled(from: number): Ability[] | null {
    const label = this.labelAt(from);
    if (!label) return null;
    const abilities = this.labelled(label.end) ?? this.after(label.end);
    const level = label.construct === 'level' && /\d+/.exec(this.textOf(label.phrase));
    if (level) return [{ kind: 'level', ...this.context, level: { label: level[0], abilities } }];
    return abilities.map((ability) => ({
      ...ability,
      // What happens when the card dies is triggered.
      ...(label.construct === 'dies' ? { kind: 'triggered' } : {}),
      keywordBefore: label.phrase,
    }));
  }

  /** A keyword with a dash or arrow behind it, and the word after that. */
  private labelAt(from: number): { phrase: Phrase; construct: string; end: number } | null {
    const { grammar, words } = this;
    if (!grammar.has('label')) return null;
    const phrase = this.matcher.phrases(grammar.category('label'), from).find(({ end }) => words[end]?.kind === 'dash');
    if (!phrase) return null;
    let { end } = phrase;
    while (words[end]?.kind === 'dash') end++;
    return { phrase, construct: phrase.ending!.wording.construct, end };
  }

  private textOf({ start, end }: Phrase): string {
    return this.text.slice(this.words[start]!.start, this.words[end - 1]!.end);
  }

  private after(from: number): Ability[] {
    const span = this.context;
    const keywords = from > 0 ? this.keywords(from) : null;
    if (keywords) return [{ kind: 'keyword', ...span, keywords }];
    const limited = from > 0 ? this.limitedKeyword(from) : null;
    if (limited) return [{ kind: 'keyword', ...span, ...limited }];
    if (this.label === 'To solve') return [this.toSolve(from)];
    return [{ ...this.body(from), ...span }];
  }

  /** The word after an ability word or flavor word and its dash, or `from`. */
  private afterLabel(from: number): number {
    const dash = this.dashAfter(from);
    if (dash <= from || dash - from > 9) return from;
    const label = this.words.slice(from, dash);
    if (!label[0]!.capital || label.some(({ kind, text }) => kind === 'symbol' || text === ':' || text === '.'))
      return from;
    if (/^(?:Choose|When|Whenever|At|If|You|Each|Target|An|Then)$/.test(label[0]!.text)) return from;
    this.label = this.text.slice(label[0]!.start, label.at(-1)!.end);
    this.isAbilityWord = this.phrase('ability-word', from, dash) !== null;
    return dash + 1;
  }

  private dashAfter(from: number): number {
    const { words } = this;
    for (let i = from; i < words.length; i++) if (words[i]!.kind === 'dash') return i;
    return -1;
  }

  private keywords(from: number): Phrase | null {
    const { length } = this.words;
    const last = this.words[length - 1]!.text === '.' ? length - 1 : length;
    return (
      this.phrase('keyword-line', from, length) ?? (last < length ? this.phrase('keyword-line', from, last) : null)
    );
  }

  /** A keyword and what limits it: "Equip {0}. Activate only once each turn." */
  private limitedKeyword(from: number): Pick<Ability, 'keywords' | 'sentences'> | null {
    const stop = this.stopAfter(from);
    const keywords = stop < this.words.length - 1 ? this.phrase('keyword-line', from, stop) : null;
    return keywords && { keywords, sentences: this.sentences(stop + 1, this.words.length) };
  }

  /** The condition under which a Case is solved (719.3a). */
  private toSolve(from: number): Ability {
    return { kind: 'triggered', ...this.context, condition: this.require('clauses', from, this.stopAfter(from)) };
  }

  /**
   * A keyword of which only its number, cost or reminder text shows that it is one: "Kindle 3", "Meditate {1}{W}",
   * "Tideproof (…)".
   */
  private ownKeyword(): OwnKeyword | null {
    const { words } = this;
    const isExplained = /\)\s*$/.test(this.text);
    const last = words.at(-1)!.text === '.' ? words.length - 1 : words.length;
    for (const { end } of this.matcher.phrases(this.grammar.category('unknown-keyword'), 0)) {
      if (!isExplained && (end === words.length || words.slice(0, end).some((word) => numberOfWord(word) > 0)))
        continue;
      const own = {
        name: words
          .slice(0, end)
          .map(({ lower }) => lower)
          .join(' '),
        number: null,
        cost: null,
        quality: null,
      };
      if (end === words.length) return own;
      if (end === words.length - 1 && /^(?:\d+|X)$/.test(words[end]!.text)) return { ...own, number: words[end]!.text };
      const cost = this.phrase('costs', words[end]!.kind === 'dash' ? end + 1 : end, last);
      if (cost) return { ...own, cost };
      const quality =
        isExplained && this.grammar.has('own-quality') && !this.isSentence(0)
          ? this.phrase('own-quality', end, last)
          : null;
      if (quality) return { ...own, quality };
    }
    return null;
  }

  private chapters(): { numbers: number[]; end: number } | null {
    const numbers: number[] = [];
    for (let i = 0; i < this.words.length; i++) {
      const { text, kind } = this.words[i]!;
      const number = roman.get(text);
      if (number !== undefined) numbers.push(number);
      else if (kind === 'dash' && numbers.length > 0) return { numbers, end: i + 1 };
      else if (text !== ',') return null;
    }
    return null;
  }

  private loyalty(): { cost: string; end: number } | null {
    const [first, second, third] = this.words;
    if (first?.kind === 'symbol' && second?.text === ':' && /^(?:\[[+−–-]?[\dX]+\]|\{[+−–-][\dX]+\})$/.test(first.text))
      return { cost: first.text.slice(1, -1), end: 2 };
    if (first?.kind === 'number' && second?.text === ':') return { cost: first.text, end: 2 };
    if (first && /^[+−–-]$/.test(first.text) && second && /^(?:X|\d+)$/.test(second.text) && third?.text === ':')
      return { cost: first.text + second.text, end: 3 };
    return null;
  }

  /** An activated, triggered, static or spell ability. */
  private body(from: number): Ability {
    const span = this.context;
    const colon = this.colonAfter(from);
    if (colon > from) {
      const cost = this.require('costs', from, colon);
      const label = this.labelAt(colon + 1);
      const sentences = this.sentences(label?.end ?? colon + 1, this.words.length);
      return {
        kind: 'activated',
        ...span,
        cost,
        sentences,
        modes: [],
        ...(label ? { keywordBefore: label.phrase } : {}),
      };
    }
    const opening = this.opening(from);
    const first = opening ? opening.end + 1 : from;
    if (this.isTriggerWord(first)) {
      const trigger = this.trigger(first);
      if (trigger) return { kind: 'triggered', ...span, ...trigger, modes: [], ...(opening ? { opening } : {}) };
    }
    return {
      kind: this.isSpell ? 'spell' : 'static',
      ...span,
      sentences: this.sentences(from, this.words.length),
      modes: [],
    };
  }

  private isTriggerWord(at: number): boolean {
    const word = this.words[at]?.lower;
    return word === 'when' || word === 'whenever' || word === 'at';
  }

  /** What stands before the trigger of an ability: "While you control this battlefield, when …". */
  private opening(from: number): Phrase | null {
    const { grammar } = this;
    if (!grammar.has('opening')) return null;
    const phrases = this.matcher.phrases(grammar.category('opening'), from);
    return phrases.find(({ end }) => this.words[end]?.text === ',' && this.isTriggerWord(end + 1)) ?? null;
  }

  private colonAfter(from: number): number {
    for (let i = from; i < this.words.length; i++) {
      const { text } = this.words[i]!;
      if (text === '.') return -1;
      // A colon after "do this" begins an instruction.
      if (text === ':') return this.words[i - 1]?.lower === 'this' && this.words[i - 2]?.lower === 'do' ? -1 : i;
    }
    return -1;
  }

  private trigger(from: number): Pick<Ability, 'trigger' | 'condition' | 'sentences'> | null {
    const { words } = this;
    const first = words[from]!.lower;
    const stop = this.stopAfter(from);
    const phrases = this.matcher
      .phrases(this.grammar.category(first === 'at' ? 'step-time' : 'trigger'), from + 1)
      .filter(({ end }) => words[end]?.text === ',' && end < stop)
      .sort((a, b) => b.end - a.end);
    for (const trigger of phrases) {
      const rest = this.conditionAfter(trigger.end + 1);
      const effects = this.sentenceBetween(rest.from, stop) ?? this.choiceIntro(rest.from, stop);
      if (effects)
        return { trigger, condition: rest.condition, sentences: [effects, ...this.sentences(stop + 1, words.length)] };
    }
    const trigger = phrases[0];
    if (!trigger) {
      this.miss(from, stop);
      return { trigger: null, condition: null, sentences: this.sentences(stop + 1, words.length) };
    }
    const rest = this.conditionAfter(trigger.end + 1);
    return { trigger, condition: rest.condition, sentences: this.sentences(rest.from, words.length) };
  }

  /** The intervening if of a triggered ability (603.4). */
  private conditionAfter(from: number): { condition: Phrase | null; from: number } {
    if (this.words[from]?.lower !== 'if') return { condition: null, from };
    const phrases = this.matcher.phrases(this.grammar.category('condition'), from);
    const condition = phrases.find(({ end }) => this.words[end]?.text === ',');
    return condition ? { condition, from: condition.end + 1 } : { condition: null, from };
  }

  private stopAfter(from: number): number {
    for (let i = from; i < this.words.length; i++)
      if (this.words[i]!.text === '.' || this.words[i]!.kind === 'implied') return i;
    return this.words.length;
  }

  private sentences(from: number, to: number): SentenceReading[] {
    const found: SentenceReading[] = [];
    let start = from;
    while (start < to) {
      const stop = Math.min(this.stopAfter(start), to);
      if (stop > start) {
        const sentence = this.sentenceBetween(start, stop) ?? this.choiceIntro(start, stop);
        if (sentence) found.push(sentence);
        else this.miss(start, stop);
      }
      start = stop + 1;
    }
    return found;
  }

  /** "Choose one —": the modes follow on lines of their own. */
  private choiceIntro(from: number, to: number): SentenceReading | null {
    if (this.words[to - 1]?.kind !== 'dash') return null;
    const phrase = this.phrase('choose-modes', from, to - 1);
    return phrase && { phrase };
  }

  private isSentence(from: number): boolean {
    return this.sentenceBetween(from, this.stopAfter(from)) !== null;
  }

  private sentenceBetween(from: number, to: number): SentenceReading | null {
    const phrase = this.phrase('sentence', from, to);
    return phrase && { phrase };
  }

  private phrase(category: string, from: number, to: number): Phrase | null {
    return this.matcher.phrase(this.grammar.category(category), from, to);
  }

  private require(category: string, from: number, to: number): Phrase | null {
    const phrase = this.phrase(category, from, to);
    if (!phrase) this.miss(from, to);
    return phrase;
  }

  private miss(from: number, to: number): void {
    const start = this.words[from]!.start;
    const end = this.words[to - 1]!.end;
    const stopped = Math.max(from, Math.min(to, this.furthestIn(from, to)));
    this.unread.push({
      start: this.offset + start,
      end: this.offset + end,
      stoppedAt: this.offset + (this.words[stopped]?.start ?? end),
    });
  }

  /** The furthest word that a reading of these words reached. */
  private furthestIn(from: number, to: number): number {
    const matcher = new Matcher(this.grammar, { ...this.lexemes, length: to });
    matcher.phrases(this.grammar.category('sentence'), from);
    matcher.phrases(this.grammar.category('costs'), from);
    if (/^(?:when|whenever|at)$/.test(this.words[from]!.lower))
      matcher.phrases(this.grammar.category('trigger'), from + 1);
    return matcher.furthest;
  }
}
