import { html } from 'hono/html';
import type { Offer, ProductDetail } from '#contract/api/part.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { takesLastOrders } from '#contract/pages/product/last-buy.ts';
import { type Facts, type FactsView, fill, fillCount, type Markup } from '#edge/facts/facts-view.ts';
import { wayDown } from '#edge/facts/link-list.ts';
import { makerPath, partBlock, stockText } from '#edge/facts/part-rows.ts';

/** A part: who makes it, where it belongs, its stock, its prices in each packaging, its parameters and what can stand in for it. */
export const facts: Facts = (view) => {
  const product = view.read(getProductDetail);
  if (!product) return null;
  const { words, link, read } = view;
  const live = read(getProductLive)?.list ?? [];
  const offers = product.quote_only ? [] : product.offers.filter(({ price_breaks: breaks }) => breaks.length > 0);
  const stock = live[0]?.stock ?? product.stock;
  const days = stock.lead_time_days;
  const lead = days === null ? '' : ` · ${fillCount(view, words.product.stock, 'lead_time', days)}`;
  return html`
    <p>${words.product.by_maker} <a href="${link(makerPath(product.manufacturer.web_url))}">${product.manufacturer.name}</a></p>
    ${wayDown(view, product.breadcrumb.length > 0 ? product.breadcrumb : [product.category])}
    <h2>${words.part.stock}</h2>
    <p>${stockText(view, stock)}${lead}</p>
    <h2>${words.product.price_breaks}</h2>
    ${offers.map((offer) => prices(view, { ...offer, ...live.find(({ sku, currency }) => sku === offer.sku && currency === offer.currency) }))}
    ${offers.length === 0 ? html`<p>${words.buy.price_on_request}</p>` : html``} ${parameters(view, product)}
    ${product.datasheet === null ? html`` : html`<p><a href="${product.datasheet}" rel="nofollow noopener">${words.product.datasheet}</a></p>`}
    ${partBlock(
      view,
      words.product.substitutes.title,
      (read(getProductSimilar)?.list ?? []).map(({ product: other }) => other),
    )}
  `;
};

function prices({ words, integer, money, unitPrice }: FactsView, offer: Offer): Markup {
  const name = words.buy.packaging[offer.packaging];
  const packaging = offer.pack_size === null ? name : fill(words.buy.packaging_size, { packaging: name, size: integer(offer.pack_size) });
  const rows = offer.price_breaks.map(
    ({ quantity, unit_micros, total }) =>
      html`<tr>
        <td>${integer(quantity)}</td>
        <td>${unitPrice(unit_micros, offer.currency)}</td>
        <td>${money(total, offer.currency)}</td>
      </tr>`,
  );
  return html`<table>
    <caption>
      ${packaging} · ${fill(words.product.order_code, { sku: offer.sku })} · ${fill(words.buy.before_tax, { currency: offer.currency })}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.product.from}</th>
        <th scope="col">${words.product.unit_price}</th>
        <th scope="col">${words.product.total}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function parameters(
  { words, packageName, day }: FactsView,
  { attributes, package: outline, series, lifecycle, last_buy_date: last, rohs }: ProductDetail,
): Markup {
  const own = attributes.map(({ name, text }) => [name, text] as const);
  const rest = [
    [words.product.parameters.package, outline && packageName(outline)],
    [words.product.parameters.series, series],
  ] as const;
  const rows = [...own, ...rest].flatMap(([name, text]) =>
    text
      ? [
          html`<tr>
            <th scope="row">${name}</th>
            <td>${text}</td>
          </tr>`,
        ]
      : [],
  );
  const lastBuy =
    last === undefined
      ? ''
      : ` · ${fill(words.product.last_buy[takesLastOrders(last, new Date()) ? 'ahead' : 'passed'], { date: day(last) })}`;
  return html`<h2>${words.product.parameters.title}</h2>
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
    <p>${words.product.lifecycle[lifecycle]}${lastBuy} · ${words.product.rohs[rohs]}</p>`;
}
