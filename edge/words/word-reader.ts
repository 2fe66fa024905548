import type { ToolName } from '#calculators/names.ts';
import type { ToolHead } from '#contract/head/head-words.ts';
import type { PageWords, ToolFacts } from '#edge/facts/page-words.ts';

/** Errors that the edge answers by itself. */
export const edgeErrors = ['bad_request', 'not_found', 'method_not_allowed', 'too_large', 'internal', 'unavailable'] as const;

export type EdgeError = (typeof edgeErrors)[number];

/** All that the edge says in one language. */
export interface EdgeWords {
  /** `head.json`: section -> key -> text. */
  head: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `tools.json`: what each calculator is called. */
  tools: Readonly<Record<string, ToolHead>>;
  errors: Readonly<Record<EdgeError, string>>;
  /** What pages say without scripts. */
  pages: PageWords;
}

export interface WordReader {
  /** The words that go with an `index.html`, by its text; null while the build has left none. */
  words: (language: string, origin: string, build: string) => Promise<EdgeWords | null>;
  /** The words of whichever build was read last. */
  latest: (language: string, origin: string) => Promise<EdgeWords | null>;
  /** What goes into a calculator and comes out of it; null while the build has left nothing about it. */
  tool: (language: string, name: ToolName, origin: string, build: string) => Promise<ToolFacts | null>;
}
