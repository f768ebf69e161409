import type { SheetsParams } from '../../../server/src/lsp/protocol.js';

/** What the user chooses before printing; the rest of the params is where the cursor is. */
export type PrintOptions = Omit<SheetsParams, 'what' | 'textDocument' | 'position'>;

/** The choices for the first time. */
export const firstOptions: Readonly<Record<SheetsParams['what'], PrintOptions>> = {
  cards: { scope: 'file', paper: 'a4', copies: 1, grayscale: false, oneSided: false, missing: false },
  tokens: { scope: 'set', paper: 'a4', copies: null, grayscale: false, oneSided: false, missing: false },
};

/** The options that are asked for: `missing` is for tokens. */
export function choicesFor(what: SheetsParams['what']): (keyof PrintOptions)[] {
  const common = ['scope', 'copies', 'paper', 'grayscale', 'oneSided'] as const;
  return what === 'tokens' ? [...common, 'missing'] : [...common];
}

/** The options with the next value for one of them; the number of copies is typed instead. */
export function changed(
  options: PrintOptions,
  choice: Exclude<keyof PrintOptions, 'copies'>,
  what: SheetsParams['what'],
): PrintOptions {
  switch (choice) {
    case 'scope':
      return { ...options, scope: nextScope(options.scope, what) };
    case 'paper':
      return { ...options, paper: options.paper === 'a4' ? 'letter' : 'a4' };
    default:
      return { ...options, [choice]: !options[choice] };
  }
}

/** A single card makes too few tokens for a sheet, so tokens are printed for a file or the set. */
function nextScope(scope: PrintOptions['scope'], what: SheetsParams['what']): PrintOptions['scope'] {
  const scopes: readonly PrintOptions['scope'][] = what === 'cards' ? ['card', 'file', 'set'] : ['file', 'set'];
  const at = scopes.indexOf(scope);
  return scopes[(at + 1) % scopes.length]!;
}

/**
 * The number of copies in what the user typed: null for as many as needed, undefined if it is neither that nor a number
 * from 1 to 99.
 */
export function copiesIn(typed: string, what: SheetsParams['what']): number | null | undefined {
  if (typed.trim() === '') return what === 'tokens' ? null : undefined;
  const number = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : 0;
  return number > 0 ? number : undefined;
}

/** Options as they were stored, with the first ones for what is missing or something else. */
export function storedOptions(stored: unknown, what: SheetsParams['what']): PrintOptions {
  const first = firstOptions[what];
  const { scope, paper, copies, ...flags } = (stored ?? {}) as Partial<PrintOptions>;
  const isScope = scope === 'file' || scope === 'set' || (scope === 'card' && what === 'cards');
  const isCount = typeof copies === 'number' && copiesIn(String(copies), what) !== undefined;
  return {
    scope: isScope ? scope : first.scope,
    paper: paper === 'letter' ? 'letter' : 'a4',
    copies: isCount ? copies : first.copies,
    grayscale: flags.grayscale === true,
    oneSided: flags.oneSided === true,
    missing: flags.missing === true && what === 'tokens',
  };
}
