import { html } from 'hono/html';
import { getSolutionDetail } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { article } from '#edge/facts/article.ts';
import { type Facts, type FactsView, fillCount, type Markup } from '#edge/facts/facts-view.ts';
import { partBlock } from '#edge/facts/part-rows.ts';

export const facts: Facts = (view) => {
  const detail = view.read(getSolutionDetail);
  if (!detail) return null;
  const parts = partBlock(
    view,
    view.words.content.bom.title,
    detail.bom.map(({ product }) => product),
  );
  return article(view, detail, html`${parts}${missingParts(view, detail)}`);
};

/** What a design needs beside the parts that the shop sells; nothing where it sells all. */
function missingParts(view: FactsView, { bom, missing }: ResponseOf<typeof getSolutionDetail>): Markup {
  if (missing.length === 0) return html``;
  const number = view.integer(missing.length);
  const rows = missing.map(({ reference, manufacturer, mpn }) => html`<li>${reference}: ${mpn} ${manufacturer}</li>`);
  return html`<h2>${fillCount(view, view.words.content.bom, 'not_sold', bom.length + missing.length, { number })}</h2>
    <ul class="rows">
      ${rows}
    </ul>`;
}
