import { html } from 'hono/html';
import { namedGroups } from '#calculators/names.ts';
import { getHome, hotProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import type { ShownHomeBlock } from '#contract/api/shown-home-block.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { body } from '#edge/facts/article.ts';
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

type Home = ResponseOf<typeof getHome>;

const plain = { title: null, language: '' };
/** The page as it came with the shop; what needs scripts, as the way to the BOM tool does, says nothing without. */
const shippedBlocks: readonly ShownHomeBlock[] = [
  { kind: 'banners' },
  { kind: 'categories', ...plain, categories: null },
  { kind: 'hot', ...plain },
  { kind: 'calculators', ...plain, calculators: null },
  { kind: 'articles', ...plain, articles: null },
  { kind: 'makers', ...plain, makers: null },
];

function block(view: FactsView, home: Home, shown: ShownHomeBlock): Markup {
  const { words, read } = view;
  const makersOf = (makers: Home['manufacturers']) => makers.map(({ web_url, name }) => ({ name, path: makerPath(web_url) }));
  const popular = Object.values(namedGroups).map(([name]) => toolLink(view, name));
  switch (shown.kind) {
    case 'banners':
      return html`${home.banners.map((one) => bannerBlock(view, one))}`;
    case 'categories':
      return linkList(view, shown.title ?? words.home.products, categoryLinks(view, shown.categories ?? home.categories));
    case 'hot':
      return partBlock(view, shown.title ?? words.home.moving_fast, read(hotProduct)?.list ?? home.hot);
    case 'calculators': {
      const all = { name: words.home.all_calculators, path: buildPath('tool') };
      return linkList(view, shown.title ?? words.home.calculators, [...(shown.calculators ?? popular), all]);
    }
    case 'bom':
      return shown.text === null ? html`` : textBlock(shown, html`<p>${shown.text}</p>`);
    case 'articles':
      return articleBlock(view, shown.title ?? words.home.knowledge, shown.articles ?? home.news);
    case 'makers': {
      const all = { name: words.home.all_manufacturers, path: buildPath('manufacturers') };
      return linkList(view, shown.title ?? words.home.manufacturers, [...makersOf(shown.makers ?? home.manufacturers), all]);
    }
    case 'parts':
      return partBlock(view, shown.title ?? '', shown.parts);
    case 'text':
      return textBlock(shown, body(shown.html));
  }
}

function textBlock({ title, language }: { title: string | null; language: string }, text: Markup): Markup {
  return html`<section lang="${language}">${title === null ? '' : html`<h2>${title}</h2>`}${text}</section>`;
}

export const facts: Facts = (view) => {
  const home = view.read(getHome);
  return home && html`${(home.blocks ?? shippedBlocks).map((one) => block(view, home, one))}`;
};
