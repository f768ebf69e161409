import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as commandIds from '../../client/src/command-ids.js';
import manifest from '../../package.json' with { type: 'json' };
import texts from '../../package.nls.json' with { type: 'json' };

describe('the manifest', () => {
  it('has its version in the changelog', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## [${manifest.version}]`);
  });

  it('uses every text of package.nls.json, and no other', () => {
    const used = [...JSON.stringify(manifest).matchAll(/"%([^%"]+)%"/g)].map((match) => match[1]);
    expect([...new Set(used)].sort()).toEqual(Object.keys(texts).sort());
  });

  it('names only existing files', () => {
    const { languages, grammars, jsonValidation, viewsContainers, walkthroughs } = manifest.contributes;
    const named = [
      manifest.icon,
      ...languages.flatMap(({ icon, configuration }) => (icon ? [icon.light, icon.dark, configuration] : [])),
      ...grammars.map(({ path }) => path),
      ...jsonValidation.map(({ url }) => url),
      ...viewsContainers.activitybar.map(({ icon }) => icon),
      ...walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.image)),
      ...Object.values(manifest.bin),
    ];
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('shows no boxes around dashes and quotation marks in its languages, not even in Restricted Mode', () => {
    const defaults: Record<string, Record<string, unknown>> = manifest.contributes.configurationDefaults;
    for (const { id } of manifest.contributes.languages.filter((language) => language.id !== 'jsonc')) {
      expect(defaults[`[${id}]`], id).toMatchObject({
        'editor.unicodeHighlight.ambiguousCharacters': false,
        // The default highlights every letter beyond ASCII in a folder that is not trusted.
        'editor.unicodeHighlight.nonBasicASCII': false,
      });
    }
  });

  it('has a picture of its own for each step of the walkthrough', () => {
    const images = manifest.contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.image));
    expect(new Set(images).size).toBe(images.length);
  });

  it('contributes the commands that the client registers', () => {
    const contributed = manifest.contributes.commands.map(({ command }) => command);
    expect(contributed.sort()).toEqual(Object.values(commandIds).sort());
  });
});
