// @ts-check
/**
 * Preloaded into a server (`node --expose-gc --require`). For a message from the parent process it collects garbage and
 * reports the server's memory, with compiled code separately, since more of it is compiled the longer a server runs.
 * For a message with a path it writes a heap snapshot there, which itself makes the process larger.
 */
const v8 = process.getBuiltinModule('node:v8');

process.on('message', (/** @type {{ path?: string }} */ { path }) => {
  globalThis.gc?.();
  if (path !== undefined) {
    v8.writeHeapSnapshot(path);
    process.send?.({ path });
    return;
  }
  const { heapUsed, rss } = process.memoryUsage();
  const { code_and_metadata_size: compiled, bytecode_and_metadata_size: bytecode } = v8.getHeapCodeStatistics();
  const code = compiled + bytecode;
  process.send?.({ heap: heapUsed - code, code, rss, resources: process.getActiveResourcesInfo().sort() });
});
// This channel must not keep the server alive.
process.channel?.unref();
