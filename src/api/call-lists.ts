/** The calls of all pages. The first page has its own by name, so that this list comes later (`page-calls.ts`). */
import type { PageCallsModule } from '#contract/pages/page-calls.ts';

export const calls = import.meta.glob<PageCallsModule>('/contract/pages/*/*Page.ts');
