import { html } from 'hono/html';
import { namedGroups } from '#calculators/names.ts';
import { getHome, hotProduct } from '#contract/api/catalog.ts';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryLinks, toolLink } from '#edge/facts/links.ts';
import type { Facts, FactsView, Markup } from '#edge/facts/facts-view.ts';
import { articleBlock, linkList } from '#edge/facts/link-list.ts';
import { makerPath, partBlock } from '#edge/facts/part-rows.ts';

/** What the operator tells; one that has ended while the answer was kept is left out. */
function bannerBlock({ link }: FactsView, { title, text, path, language, until }: ShownBanner): Markup | '' {
  if (until !== null && Date.parse(until) <= Date.now()) return '';
  return html`<section lang="${language}">
    <h2>${path === null ? title : html`<a href="${link(path)}">${title}</a>`}</h2>
    <p>${text}</p>
  </section>`;
}

export const facts: Facts = (view) => {
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
