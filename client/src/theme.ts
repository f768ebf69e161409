import { type ColorTheme, ColorThemeKind } from 'vscode';
import type { PictureTheme } from '../../server/src/lsp/protocol.js';

/** The theme for pictures of cards that matches the editor's colours. */
export function themeOf({ kind }: ColorTheme): PictureTheme {
  if (kind === ColorThemeKind.HighContrast) return 'contrast';
  return kind === ColorThemeKind.Dark ? 'dark' : 'light';
}
