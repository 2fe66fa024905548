/** What a page says without scripts: to visitors who have none, and to robots that run none. */
import { html, raw } from 'hono/html';
import type { HeadWords } from '#contract/head/head-words.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { AnyRoute, RouteName } from '#contract/routes/table.ts';
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

const byRow: Partial<Record<RouteName, Facts>> = {
  home: homeFacts,
  category: categoriesFacts,
  'category-category_web_url': categoryFacts,
  'category-category_web_url-web_url': categoryFacts,
  manufacturers: makersFacts,
  'manufacturers-brand_web_url': makerFacts,
  'manufacturers-brand_web_url-category_web_url': makerFacts,
  product: productsFacts,
  'product-list-keyword': searchFacts,
  'product-web_url': productFacts,
  'about-contactUs': contactFacts,
  'about-licences': licencesFacts,
  'about-api': apiFacts,
  blog: blogFacts,
  'blog-category_web_url': blogFacts,
  'blog-category_web_url-web_url': articleFacts,
  news: newsFacts,
  'news-companyEvents': newsFacts,
  'news-knowledgeHub': newsFacts,
  'news-details-web_url': articleFacts,
  solutions: solutionsFacts,
  'solutions-category_web_url': solutionsFacts,
  'solutions-category_web_url-web_url': solutionFacts,
  components: guidesFacts,
  'components-web_url': guideFacts,
  featuredSuppliers: suppliersFacts,
  'featuredSuppliers-web_url': supplierFacts,
  'other-friendlyLinks': friendlyLinksFacts,
  tool: toolsFacts,
  'tool-ToolName': toolFacts,
};

/** The facts of a row's page for its `main`. Inside `noscript`, so that they weigh nothing where the app draws the same and nothing moves when it does. */
export function pageFacts({ name, page }: Pick<AnyRoute, 'name' | 'page'>, view: FactsView): Markup {
  const facts = (byRow[name] ?? (page === 'about/TextPage' ? textFacts : null))?.(view);
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
