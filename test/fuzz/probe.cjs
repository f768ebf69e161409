// @ts-check
/**
 * Loaded into a server before it starts (`node --expose-gc --require`): on a message from the process above it says what
 * the server holds at the moment, its garbage collected.
 */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, rss, resources: process.getActiveResourcesInfo().sort() });
});
// The channel alone does not keep the server alive.
process.channel?.unref();
