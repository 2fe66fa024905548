import { html } from 'hono/html';
import type { ProductListItem } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { type FactsView, fill, type Markup } from './facts-view.ts';

type Part = Pick<ProductListItem, 'web_url' | 'mpn' | 'manufacturer' | 'description' | 'stock' | 'price_at'>;

function partPath(web_url: string): string {
  return buildPath('product-web_url', { web_url });
}

export function makerPath(brand_web_url: string): string {
  return buildPath('manufacturers-brand_web_url', { brand_web_url });
}

export function stockText({ words, integer }: FactsView, { available }: { available: number }): string {
  return available > 0 ? fill(words.buy.in_stock, { quantity: integer(available) }) : words.buy.out_of_stock;
}

/** Parts with what they are, their stock and their price, each a link. */
function partRows(view: FactsView, parts: readonly Part[]): Markup {
  const { words, unitPrice, integer, link } = view;
  const rows = parts.map(({ web_url, mpn, manufacturer, description, stock, price_at: price }) => {
    const amount = price ? unitPrice(price.unit_micros, price.currency) : words.buy.price_on_request;
    const at = price && price.quantity > 1 ? `${fill(words.product.substitutes.price_at, { quantity: integer(price.quantity) })}: ` : '';
    return html`<li>
      <a href="${link(partPath(web_url))}">${mpn}</a> ${manufacturer.name}<br />${description}<br />${stockText(view, stock)} ·
      ${at}${amount}
    </li>`;
  });
  return html`<ul class="rows">
    ${rows}
  </ul>`;
}

/** A block of parts under a heading; nothing without parts. */
export function partBlock(view: FactsView, title: string, parts: readonly Part[]): Markup {
  return parts.length === 0
    ? html``
    : html`<h2>${title}</h2>
        ${partRows(view, parts)}`;
}
