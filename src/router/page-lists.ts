/** The chunks of all pages. The first page has its own by name, so that this list comes later (`page-files.ts`). */
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';

/** Where a page is opened. */
export interface Place {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  words: I18n;
}

export interface PageModule {
  Component: ComponentType;
  /** Whether there is such a page, where only its own code knows. */
  isThere?: (params: Readonly<Record<string, string>>) => boolean;
  /** Fetches what else the page shows at once and no call brings; rejects when it cannot be fetched. */
  loadFiles?: (place: Place) => Promise<unknown>;
}

export const pages = import.meta.glob<PageModule>(['/src/pages/**/*Page.tsx', '!**/*.test.tsx']);
