import { buildPath } from './routes/build-path.ts';
import type { LegalPage } from './legal-pages.ts';

const usual = { term: 'about-term', refunds: 'about-refunds', policy: 'about-policy' } as const satisfies Record<LegalPage, string>;

/** Path of a legal page, or of the one that stands in its place. */
export function legalPath(page: LegalPage, variant?: string): string {
  return variant === undefined ? buildPath(usual[page]) : buildPath('about-page_code', { page_code: variant });
}
