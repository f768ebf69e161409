import { styleText } from 'node:util';

type TextFormat = Parameters<typeof styleText>[0];

/** Puts colours and weights on text. */
export type Style = (format: TextFormat, text: string) => string;

/** Text as it is. */
export const plainStyle: Style = (_format, text) => text;

/** Text with colours; without them where this Node (before 20.12) cannot. Whether they are wanted was asked before. */
export const colorStyle: Style = (format, text) =>
  typeof styleText === 'function' ? styleText(format, text, { validateStream: false }) : text;
