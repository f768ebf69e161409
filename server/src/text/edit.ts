import type { Space, SpanIn } from './span.js';

/** Replaces a span of a file, or of another text; an empty span inserts, an empty text removes. */
export interface Edit<S extends Space = 'file'> {
  readonly span: SpanIn<S>;
  readonly newText: string;
}
