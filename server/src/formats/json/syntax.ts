import type { ScanError, SyntaxKind } from 'jsonc-parser';
import { jsonErrors } from '../../text/json-errors.js';

/**
 * The kinds of words of jsonc-parser's scanner (its `SyntaxKind`). The package declares them as a const enum, which
 * `isolatedModules` allows only as types.
 */
export const syntax = {
  openBrace: 1 as SyntaxKind.OpenBraceToken,
  closeBrace: 2 as SyntaxKind.CloseBraceToken,
  openBracket: 3 as SyntaxKind.OpenBracketToken,
  closeBracket: 4 as SyntaxKind.CloseBracketToken,
  comma: 5 as SyntaxKind.CommaToken,
  colon: 6 as SyntaxKind.ColonToken,
  text: 10 as SyntaxKind.StringLiteral,
  number: 11 as SyntaxKind.NumericLiteral,
  unknown: 16 as SyntaxKind.Unknown,
  end: 17 as SyntaxKind.EOF,
} as const;

/** The errors of a word (its `ScanError`). */
export const flaw = {
  none: 0 as ScanError.None,
  openComment: 1 as ScanError.UnexpectedEndOfComment,
  openText: 2 as ScanError.UnexpectedEndOfString,
  cutNumber: 3 as ScanError.UnexpectedEndOfNumber,
  badUnicode: 4 as ScanError.InvalidUnicode,
  badEscape: 5 as ScanError.InvalidEscapeCharacter,
  badCharacter: 6 as ScanError.InvalidCharacter,
} as const;

/** The messages for these errors. */
export const flaws: Readonly<Record<number, string>> = {
  [flaw.openComment]: jsonErrors.openComment,
  [flaw.openText]: jsonErrors.openText,
  [flaw.cutNumber]: jsonErrors.cutNumber,
  [flaw.badUnicode]: jsonErrors.badUnicode,
  [flaw.badEscape]: jsonErrors.badEscape,
  [flaw.badCharacter]: jsonErrors.badCharacter,
};
