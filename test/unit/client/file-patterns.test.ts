import { expect, it } from 'vitest';
import { filesOfOthers } from '../../../client/src/file-patterns.js';
import { formats } from '../../../server/src/formats/index.js';
import { plainFiles } from '../../../server/src/formats/plain/plain-format.js';

it('the client’s patterns include the files of every format', () => {
  const served = new Set([...filesOfOthers, ...plainFiles]);
  expect(formats.flatMap(({ files }) => files).filter((pattern) => !served.has(pattern))).toEqual([]);
});
