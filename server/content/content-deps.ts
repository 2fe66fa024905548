import type { StoreDeps } from '#server/caller/call.ts';

/** What an import writes to. */
export type ContentDeps = Pick<StoreDeps, 'db' | 'files' | 'clock'>;
