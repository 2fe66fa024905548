/** Pages that lead on: the home page, all categories, all makers, all parts, all calculators. */
import { html } from 'hono/html';
import { namedGroups, type ToolGroup, toolGroups, type ToolName } from '#calculators/names.ts';
import { getCategories, getHome, getManufacturers, hotProduct } from '#contract/api/catalog.ts';
import type { Category } from '#contract/api/part.ts';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import type { Facts, FactsView, Markup } from './facts-view.ts';
import { articleBlock, type Linked, linkList } from './link-list.ts';
import { categoryLinks } from './listing.ts';
import { makerPath, partBlock } from './part-rows.ts';

export function toolLink({ head }: FactsView, name: ToolName): Linked {
  return { name: head.tool(name)?.title ?? name, path: buildPath('tool-ToolName', { ToolName: name }) };
}

const groups = Object.keys(toolGroups) as ToolGroup[]; // the keys of a constant

/** What the operator tells; one that has ended while the answer was kept is left out. */
function bannerBlock({ link }: FactsView, { title, text, path, language, until }: ShownBanner): Markup | '' {
  if (until !== null && Date.parse(until) <= Date.now()) return '';
  return html`<section lang="${language}">
    <h2>${path === null ? title : html`<a href="${link(path)}">${title}</a>`}</h2>
    <p>${text}</p>
  </section>`;
}

export const homeFacts: Facts = (view) => {
  const { words, read } = view;
  const home = read(getHome);
  if (!home) return null;
  const makers = home.manufacturers.map(({ web_url, name }) => ({ name, path: makerPath(web_url) }));
  const first = Object.values(namedGroups).map(([name]) => toolLink(view, name));
  return html`${home.banners.map((one) => bannerBlock(view, one))}${linkList(view, words.home.products, categoryLinks(view, home.categories, null))}
  ${partBlock(view, words.home.moving_fast, read(hotProduct)?.list ?? home.hot)}
  ${linkList(view, words.home.calculators, [...first, { name: words.home.all_calculators, path: buildPath('tool') }])}
  ${articleBlock(view, words.home.knowledge, home.news)}
  ${linkList(view, words.home.manufacturers, [...makers, { name: words.home.all_manufacturers, path: buildPath('manufacturers') }])}`;
};

/** A branch under the name of its root, all of it in one list. */
function branch(view: FactsView, { web_url, name, children = [] }: Category): Markup {
  const below = children.flatMap((child) => [
    ...categoryLinks(view, [child], web_url),
    ...categoryLinks(view, child.children ?? [], child.web_url),
  ]);
  return linkList(view, { name, path: categoryPath(web_url) }, below);
}

export const categoriesFacts: Facts = (view) => {
  const tree = view.read(getCategories);
  return tree && html`${tree.list.map((one) => branch(view, one))}`;
};

export const productsFacts: Facts = (view) => {
  const { words, read } = view;
  const tree = read(getCategories);
  return html`${partBlock(view, words.catalog.all_products.popular, read(hotProduct)?.list ?? [])}${(tree?.list ?? []).map((one) => branch(view, one))}`;
};

export const makersFacts: Facts = (view) => {
  const makers = view.read(getManufacturers);
  const links = makers?.list.map(({ web_url, name }) => ({ name, path: makerPath(web_url) })) ?? [];
  return links.length === 0 ? null : linkList(view, view.words.home.all_manufacturers, links);
};

export const toolsFacts: Facts = (view) =>
  html`${groups.map((group) =>
    linkList(
      view,
      view.words.tool_index.groups[group],
      toolGroups[group].map((name) => ({ ...toolLink(view, name), note: view.head.tool(name)?.summary ?? '' })),
      'rows',
    ),
  )}`;
