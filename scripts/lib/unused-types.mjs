// @ts-check
import { readFileSync } from 'node:fs';

const library = 'vscode-languageserver-types';

/** A declaration of the library: a namespace with its functions, as TypeScript writes it, or a class. */
const declaration =
  /^(?:export )?(?:(?:var|let) (\w+);\n(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?\(function \(\1\) \{[\s\S]*?^\}\)\(\1 \|\| \(\1 = \{\}\)\);|class (\w+) \{[\s\S]*?^\})\n/gm;

/**
 * Leaves out what a bundle does not use of the library of the protocol's types. The bundler cannot, since modules require
 * all of it in order to export it again.
 * @type {import('esbuild').Plugin}
 */
export const withoutUnusedTypes = {
  name: 'without-unused-types',
  setup({ onLoad, initialOptions, esbuild }) {
    onLoad({ filter: /vscode-languageserver-types[\\/]lib[\\/]esm[\\/]main\.js$/ }, async ({ path }) => {
      const { outputFiles = [] } = await esbuild.build({
        ...initialOptions,
        external: [...(initialOptions.external ?? []), library],
        write: false,
        minify: false,
        sourcemap: false,
      });
      const users = outputFiles.map(({ text }) => text).join('\n');
      return { contents: withoutUnused(readFileSync(path, 'utf8'), users) };
    });
  },
};

/**
 * A module without the declarations that are not used.
 * @param {string} code
 * @param {string} users the code that imports it
 */
function withoutUnused(code, users) {
  /** @type {Map<string, string>} */
  const declarations = new Map();
  for (const [text, namespace, name = namespace] of code.matchAll(declaration)) declarations.set(name ?? '', text);
  const rest = code.replace(declaration, '');
  /** @type {Set<string>} */
  const used = new Set();
  /** @param {string} user @param {string} [before] what is in front of a name in it */
  const add = (user, before = '') => {
    for (const [name, text] of declarations)
      if (!used.has(name) && new RegExp(`${before}\\b${name}\\b *[.(]`).test(user)) {
        used.add(name);
        add(withoutComments(text));
      }
  };
  add(users, '\\.');
  add(withoutComments(rest));
  return code.replace(declaration, (text, namespace, name = namespace) => (used.has(name) ? text : ''));
}

/** @param {string} code */
function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}
