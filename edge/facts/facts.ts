/** What a page says without scripts: to visitors who have none, and to robots that run none. */
import { html, raw } from 'hono/html';
import type { HeadWords } from '#contract/head/head-words.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { AnyRoute } from '#contract/routes/table.ts';
import { articleFacts, guideFacts, solutionFacts, supplierFacts, textFacts } from './article.ts';
import {
  blogFacts,
  contactFacts,
  friendlyLinksFacts,
  guidesFacts,
  apiFacts,
  licencesFacts,
  newsFacts,
  solutionsFacts,
  suppliersFacts,
} from './article-lists.ts';
import { type Facts, type FactsView, headingOf, linkBelow, type Markup } from './facts-view.ts';
import { categoryFacts, makerFacts, searchFacts } from './listing.ts';
import { categoriesFacts, homeFacts, makersFacts, productsFacts, toolsFacts } from './overview.ts';
import { productFacts } from './product.ts';
import { factsStyle } from './style.ts';
import { toolFacts } from './tool.ts';

const byPage: Partial<Record<AnyRoute['page'], Facts>> = {
  'home/HomePage': homeFacts,
  'catalog/CategoriesPage': categoriesFacts,
  'catalog/CategoryPage': categoryFacts,
  'catalog/ManufacturersPage': makersFacts,
  'catalog/ManufacturerPage': makerFacts,
  'catalog/ProductsPage': productsFacts,
  'catalog/SearchPage': searchFacts,
  'product/ProductPage': productFacts,
  'about/TextPage': textFacts,
  'about/ContactPage': contactFacts,
  'about/LicencesPage': licencesFacts,
  'about/ApiPage': apiFacts,
  'content/BlogPage': blogFacts,
  'content/ArticlePage': articleFacts,
  'content/NewsPage': newsFacts,
  'content/SolutionsPage': solutionsFacts,
  'content/SolutionPage': solutionFacts,
  'content/ComponentsPage': guidesFacts,
  'content/ComponentPage': guideFacts,
  'content/SuppliersPage': suppliersFacts,
  'content/SupplierPage': supplierFacts,
  'content/FriendlyLinksPage': friendlyLinksFacts,
  'tool/ToolsPage': toolsFacts,
  'tool/ToolPage': toolFacts,
};

/** The facts of a page for its `main`. Inside `noscript`, so that they weigh nothing where the app draws the same and nothing moves when it does. */
export function pageFacts({ page }: Pick<AnyRoute, 'page'>, view: FactsView): Markup {
  const facts = byPage[page]?.(view);
  return facts ? html`<noscript><div class="facts">${facts}</div></noscript>` : html``;
}

const ways = [
  { section: 'home', path: buildPath('home') },
  { section: 'categories', path: buildPath('category') },
  { section: 'manufacturers', path: buildPath('manufacturers') },
  { section: 'tools_way', path: buildPath('tool') },
  { section: 'knowledge_hub', path: buildPath('news-knowledgeHub') },
  { section: 'components', path: buildPath('components') },
  { section: 'about', path: buildPath('about-about') },
  { section: 'contact', path: buildPath('about-contactUs') },
] as const;

export interface EndView {
  words: HeadWords;
  siteName: string;
  /** Language prefix. */
  base: string;
  /** Why some of the page is missing. */
  message: string;
  nonce: string;
}

/** The foot of every page without scripts: the ways that the header's menus lead to, and the look of all that. */
export function pageEnd({ words, base, siteName, message, nonce }: EndView): Markup {
  const links = ways.map(({ section, path }) => {
    const text = section === 'home' ? siteName : headingOf(words, section);
    return html`<a href="${linkBelow(base, path)}">${text}</a> `;
  });
  const style = html`<style nonce="${nonce}">
    ${raw(factsStyle)}
  </style>`;
  return html`<noscript
    >${style}
    <footer>
      <p>${message}</p>
      <nav>${links}</nav>
    </footer></noscript
  >`;
}
