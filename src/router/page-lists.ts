/** The chunks of all pages. The first page has its own by name, so that this list comes later (`page-files.ts`). */
import type { ComponentType } from 'react';
import type { PageLoader } from './page-loader.ts';

export interface PageModule {
  Component: ComponentType;
}
export interface LoaderModule {
  loader: PageLoader;
}

export const pages = import.meta.glob<PageModule>(['/src/pages/**/*Page.tsx', '!**/*.test.tsx']);
export const loaders = import.meta.glob<LoaderModule>('/src/pages/**/*Page.loader.ts');
