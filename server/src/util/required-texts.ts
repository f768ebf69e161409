/**
 * Texts, one of which is in every text that a pattern matches, as the source of the pattern shows: `/\bdo(?:es)?(?= X damage)/`
 * needs *“ x damage”*. The rarest ones that it shows, with ASCII letters in lower case: they are to be searched without regard
 * to case. Null if it shows none.
 */
export function requiredTexts({ source, flags }: RegExp): readonly string[] | null {
  const { exact, required } = new PatternReader(source, flags).alternatives();
  return rarer(exact, required);
}

/** What a part of a pattern says about the texts that it matches. */
interface Part {
  /** All texts that it matches, if they are few. */
  readonly exact: Texts;
  /** One of these is in what it matches or beside it. */
  readonly required: Texts;
}

/** Null if nothing is known. */
type Texts = readonly string[] | null;

const anything: Part = { exact: null, required: null };

/** How many texts a part has at most for the next part to be added to each of them. */
const MAX_TEXTS = 48;

/** How many times rarer a text is with one more letter. */
const LETTER = 4;

function rarer(a: Texts, b: Texts): Texts {
  if (frequencyOf(a) === Infinity && frequencyOf(b) === Infinity) return null;
  return frequencyOf(a) <= frequencyOf(b) ? a : b;
}

/** How often one of some texts may occur, compared with others. */
function frequencyOf(texts: Texts): number {
  if (!texts || texts.includes('')) return Infinity;
  return texts.reduce((sum, { length }) => sum + LETTER ** -length, 0);
}

/** Each text with each of the others after it; null if they are too many. */
function joined(texts: Texts, others: Texts): Texts {
  if (!texts || !others || texts.length * others.length > MAX_TEXTS) return null;
  return texts.flatMap((text) => others.map((other) => text + other));
}

/** Each text once; null if one of the lists is. */
function union(lists: readonly Texts[]): Texts {
  return lists.includes(null) ? null : [...new Set(lists.flatMap((texts) => texts ?? []))];
}

const quantifier = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;

/** Characters that match themselves, without the last one if it has a quantifier. */
const plain = /[A-Za-z\d ,:'’-]+(?![?*+{])/y;

const lookaround = /\?(<?)([=!])/y;

/** Reads the source of a valid pattern with any flags but `v`. */
class PatternReader {
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  /** Up to the end of the group. */
  alternatives(): Part {
    const all = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at++;
      all.push(this.sequence());
    }
    return {
      exact: union(all.map(({ exact }) => exact)),
      required: union(all.map(({ exact, required }) => rarer(exact, required))),
    };
  }

  private sequence(): Part {
    /** What ends here: all that was matched since what is not known. */
    let run: Texts = [''];
    let isExact = true;
    let required: Texts = null;
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at]!)) {
      const around = this.matchAt(this.source[this.at] === '(' ? lookaround : null, 1);
      if (around) {
        this.at += 1 + around[0].length;
        const inner = this.alternatives();
        this.at++;
        if (around[2] === '!') continue;
        required = rarer(required, rarer(inner.exact, inner.required));
        if (around[1] === '') required = rarer(required, joined(run, inner.exact));
        else if (inner.exact && run.length === 1 && run[0] === '') {
          run = inner.exact;
          isExact = false;
        }
        continue;
      }
      const part = this.quantified();
      const longer: Texts = joined(run, part.exact);
      required = rarer(rarer(required, run), part.required);
      isExact &&= longer !== null;
      run = longer ?? part.exact ?? [''];
    }
    return { exact: isExact ? run : null, required: rarer(required, run) };
  }

  private quantified(): Part {
    const part = this.atom();
    const [mark, least = mark?.startsWith('+') ? '1' : '0'] = this.matchAt(quantifier) ?? [];
    if (mark === undefined) return part;
    this.at += mark.length;
    if (mark.startsWith('?')) return { exact: union([part.exact, ['']]), required: null };
    return least === '0' ? anything : { exact: null, required: rarer(part.exact, part.required) };
  }

  private atom(): Part {
    const run = this.matchAt(plain)?.[0];
    if (run !== undefined) {
      this.at += run.length;
      return this.literal(run);
    }
    const char = String.fromCodePoint(this.source.codePointAt(this.at)!);
    this.at += char.length;
    if (char === '(') {
      this.at += this.matchAt(/\?(?::|<\w+>)/y)?.[0].length ?? 0;
      const inner = this.alternatives();
      this.at++;
      return inner;
    }
    if (char === '[') return this.class();
    if (char === '^' || char === '$') return { exact: [''], required: null };
    if (char === '.') return anything;
    return char === '\\' ? this.escape() : this.literal(char);
  }

  private escape(): Part {
    const char = this.source[this.at++]!;
    if (/[bB]/.test(char)) return { exact: [''], required: null };
    if (char === 'n') return this.literal('\n');
    if (!/[A-Za-z\d]/.test(char)) return this.literal(char);
    this.at += this.matchAt(/(?<=[pPu])\{[^}]*\}|(?<=k)<\w+>|(?<=u)[\dA-Fa-f]{4}|(?<=x)..|(?<=c)./y)?.[0].length ?? 0;
    return anything;
  }

  /** A class of characters, after its bracket. Ranges and escapes are not looked into. */
  private class(): Part {
    const [all] = this.matchAt(/(?:\\.|[^\]\\])*/sy)!;
    this.at += all.length + 1;
    if (/^\^|\\|.-./s.test(all)) return anything;
    const parts = Array.from(all, (char) => this.literal(char).exact);
    return { exact: union(parts), required: null };
  }

  private literal(text: string): Part {
    // Only ASCII letters are searched without regard to case.
    if (this.flags.includes('i') && text > '\x7f' && text.toLowerCase() !== text.toUpperCase()) return anything;
    return { exact: [text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())], required: null };
  }

  private matchAt(pattern: RegExp | null, offset = 0): RegExpExecArray | null {
    if (!pattern) return null;
    pattern.lastIndex = this.at + offset;
    return pattern.exec(this.source);
  }
}
