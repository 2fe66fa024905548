/** What is written to be read: articles, guides, solutions, suppliers, pages about the shop. */
import { html } from 'hono/html';
import {
  getBlogDetail,
  getComponentDetail,
  getNewsDetail,
  getPage,
  getSolutionDetail,
  getSupplierDetail,
  type ArticleDetail,
} from '#contract/api/content.ts';
import { productList } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { type Facts, type FactsView, fill, fillCount, type Markup } from './facts-view.ts';
import { articleBlock, linkList } from './link-list.ts';
import { asWritten } from './tight.ts';
import { makerPath, partBlock } from './part-rows.ts';

/** The server has cleaned it; what would end the place that it stands in is made harmless all the same. */
function body(clean: string): Markup {
  return html`<div class="prose">${asWritten(clean.replaceAll(/<\/noscript/gi, '&lt;/noscript'))}</div>`;
}

function article(view: FactsView, detail: ArticleDetail, parts: Markup): Markup {
  const { words, day } = view;
  const tools = detail.calculators.map(({ name, title }) => ({ name: title, path: buildPath('tool-ToolName', { ToolName: name }) }));
  const neighbours = [detail.previous, detail.next].filter((one) => one !== null);
  return html`<p>${detail.author === null ? '' : `${detail.author} · `}${fill(words.content.updated, { day: day(detail.updated_at) })}</p>
    ${body(detail.body)}${parts} ${partBlock(view, words.content.parts, detail.products)}
    ${linkList(view, words.content.calculators, tools)} ${articleBlock(view, words.content.related, detail.related)}
    ${articleBlock(view, words.content.neighbours, neighbours)}`;
}

export const articleFacts: Facts = (view) => {
  const detail = view.read(getBlogDetail) ?? view.read(getNewsDetail);
  return detail && article(view, detail, html``);
};

export const guideFacts: Facts = (view) => {
  const detail = view.read(getComponentDetail);
  if (!detail) return null;
  const { category_name: name, category_web_url: slug } = detail;
  const parts = partBlock(view, name, view.read(productList)?.list ?? []);
  return article(
    view,
    detail,
    html`${parts}
      <p><a href="${view.link(categoryPath(slug))}">${name}</a></p>`,
  );
};

export const solutionFacts: Facts = (view) => {
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

export const supplierFacts: Facts = (view) => {
  const supplier = view.read(getSupplierDetail);
  if (!supplier) return null;
  const { words } = view;
  const makers = supplier.manufacturers.map(({ web_url, name }) => ({ name, path: makerPath(web_url) }));
  return html`${body(supplier.body ?? '')}${linkList(view, words.content.suppliers.makers, makers)}
  ${partBlock(view, words.home.moving_fast, supplier.hot)}${articleBlock(view, words.content.related, supplier.articles)}`;
};

export const textFacts: Facts = (view) => {
  const page = view.read(getPage);
  return (
    page &&
    html`${body(page.body)}
      <p>${fill(view.words.about.updated, { day: view.day(page.updated_at) })}</p>`
  );
};
