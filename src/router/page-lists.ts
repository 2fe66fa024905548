/** The chunks of all pages. The first page has its own by name, so that this list comes later (`page-files.ts`). */
import type { ComponentType } from 'react';

export interface PageModule {
  Component: ComponentType;
  /** Whether there is such a page, where only its own code knows. */
  isThere?: (params: Readonly<Record<string, string>>) => boolean;
  /** Fetches what else the page shows at once and no call brings; rejects when it cannot be fetched. */
  loadFiles?: (params: Readonly<Record<string, string>>) => Promise<unknown>;
}

export const pages = import.meta.glob<PageModule>(['/src/pages/**/*Page.tsx', '!**/*.test.tsx']);
