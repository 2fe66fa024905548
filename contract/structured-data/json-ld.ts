import type { Thing } from 'schema-dts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';

/** Structured data as the text of a block of the page, which nothing in it can end; null for nothing. */
export function jsonLdText(things: readonly Thing[]): string | null {
  if (things.length === 0) return null;
  return withoutSoftHyphens(JSON.stringify({ '@context': 'https://schema.org', '@graph': things })).replaceAll('<', '\\u003c');
}
