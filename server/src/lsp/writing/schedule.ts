/**
 * Calls a function once, after a delay in milliseconds.
 * @returns cancels the call
 */
export type Schedule = (call: () => void, delay: number) => () => void;

/** Schedules by the timer of the process or the worker. */
export const byTimer: Schedule = (call, delay) => {
  const timer = setTimeout(call, delay);
  return () => clearTimeout(timer);
};
