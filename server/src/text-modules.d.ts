/** Rulebooks and card templates (`*.txt`) are embedded at build time: a Web Worker has no disk. */
declare module '*.txt' {
  const text: string;
  export default text;
}
