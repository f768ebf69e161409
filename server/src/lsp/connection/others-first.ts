/** Lets messages that came in meanwhile be seen to, before the work goes on. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
