// @ts-check
/** Packages the built extension: `node scripts/package.mjs [file.vsix]`, by default out/tokenwright.vsix. */
import { packageExtension } from './lib/package.mjs';

console.log(await packageExtension(process.argv[2] ?? 'out/tokenwright.vsix'));
