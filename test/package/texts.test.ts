import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import bundle from '../../l10n/bundle.l10n.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };

const folder = 'client/src';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));

/** Code that shows a text to the user. */
const shown = [
  /\bshow(?:Information|Warning|Error)Message\(\s*(?=['"`])[^,)]*/g,
  /\bset(?:StatusBarMessage)\(\s*(?=['"`])[^,)]*/g,
  /\b(?:title|placeHolder|placeholder|tooltip|detail|prompt|name|message)(?:: | = )(['"`])(?=[^'"`]*[A-Za-z]{2})[^\n]*/g,
];

describe('texts of the extension', () => {
  it('go through l10n.t as literals in the client', () => {
    const unmarked = sources.flatMap(({ name, source }) =>
      // Expressions inside templates are checked separately.
      shown.flatMap((pattern) =>
        [...source.replace(/\$\{[^{}]*\}/g, '').matchAll(pattern)].map(([text]) => `${name}: ${text}`),
      ),
    );
    expect(unmarked).toEqual([]);
  });

  it('are in the localization bundle', () => {
    for (const { name, source } of sources) {
      for (const [, text] of source.matchAll(/\bl10n\.t\(\s*([^,)]*)/g)) {
        const literal = /^(['"])(.*?)\1?$/s.exec(text ?? '');
        expect(literal, `${name}: l10n.t(${text}`).not.toBeNull();
        const start = literal![2]!.replace(/\\(.)/g, '$1');
        expect(
          Object.keys(bundle).some((key) => key.startsWith(start)),
          `${name}: ${start}`,
        ).toBe(true);
      }
    }
  });

  it('are in package.nls.json for the manifest', () => {
    const { commands, views, viewsWelcome, walkthroughs, colors, semanticTokenTypes, configuration } =
      manifest.contributes;
    const texts = [
      ...commands.map(({ title }) => title),
      ...Object.values(views).flatMap((each) => each.map(({ name }) => name)),
      ...viewsWelcome.map(({ contents }) => contents),
      ...walkthroughs.flatMap(({ title, description, steps }) => [
        title,
        description,
        ...steps.flatMap((step) => [step.title, step.description, step.media.altText]),
      ]),
      ...colors.map(({ description }) => description),
      ...semanticTokenTypes.map(({ description }) => description),
      ...Object.values(configuration.properties).map(
        (each) =>
          (each as { description?: string; markdownDescription?: string }).markdownDescription ??
          (each as { description?: string }).description,
      ),
      manifest.capabilities.untrustedWorkspaces.description,
    ];
    expect(texts.filter((text) => !/^%[\w.-]+%$/.test(text ?? ''))).toEqual([]);
  });
});
