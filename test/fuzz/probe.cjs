// @ts-check
/**
 * Loaded into a server before it starts (`node --expose-gc --require`): on a message from the process above it says what
 * the server holds at the moment, its garbage collected: the engine's code for itself, as the longer a server runs the
 * more of it is compiled. On a message with a path it writes down there what its heap is made of, which makes the process
 * larger.
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
// The channel alone does not keep the server alive.
process.channel?.unref();
