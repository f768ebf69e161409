/** Lets messages that arrived in the meantime be handled before the work continues. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
