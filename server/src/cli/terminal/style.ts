import { styleText } from 'node:util';

type TextFormat = Parameters<typeof styleText>[0];

/** Applies a text format, such as a colour. */
export type Style = (format: TextFormat, text: string) => string;

/** Leaves text unformatted. */
export const plainStyle: Style = (_format, text) => text;

/** Formats text if Node supports it (20.12 and later). Callers check beforehand whether colours are wanted. */
export const colorStyle: Style = (format, text) =>
  typeof styleText === 'function' ? styleText(format, text, { validateStream: false }) : text;
