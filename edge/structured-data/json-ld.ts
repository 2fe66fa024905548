import { html, raw } from 'hono/html';
import type { Thing } from 'schema-dts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';

/** Structured data as a block of the page; no text in it can end the block. Nothing for nothing. */
export function jsonLdBlock(things: readonly Thing[]) {
  if (things.length === 0) return raw('');
  const text = withoutSoftHyphens(JSON.stringify({ '@context': 'https://schema.org', '@graph': things })).replaceAll('<', '\\u003c');
  return html`<script data-edge type="application/ld+json">
    ${raw(text)}
  </script>`;
}
