import { type ColorTheme, ColorThemeKind } from 'vscode';
import type { PictureTheme } from '../../server/src/lsp/protocol.js';

/** What pictures of cards are drawn for, by the colours of the editor. */
export function themeOf({ kind }: ColorTheme): PictureTheme {
  if (kind === ColorThemeKind.HighContrast) return 'contrast';
  return kind === ColorThemeKind.Dark ? 'dark' : 'light';
}
