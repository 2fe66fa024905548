/** The public calls of all pages, for who serves any of them: the edge. The app fetches those of the page that it opens (`src/api/page-calls.ts`). */
import type { AnyRoute } from '#contract/routes/table.ts';
import { calls as contact } from '#contract/pages/about/ContactPage.ts';
import { calls as own } from '#contract/pages/about/OwnPage.ts';
import { calls as text } from '#contract/pages/about/TextPage.ts';
import { calls as categories } from '#contract/pages/catalog/CategoriesPage.ts';
import { calls as category } from '#contract/pages/catalog/CategoryPage.ts';
import { calls as manufacturer } from '#contract/pages/catalog/ManufacturerPage.ts';
import { calls as manufacturers } from '#contract/pages/catalog/ManufacturersPage.ts';
import { calls as products } from '#contract/pages/catalog/ProductsPage.ts';
import { calls as search } from '#contract/pages/catalog/SearchPage.ts';
import { calls as article } from '#contract/pages/content/ArticlePage.ts';
import { calls as blog } from '#contract/pages/content/BlogPage.ts';
import { calls as component } from '#contract/pages/content/ComponentPage.ts';
import { calls as components } from '#contract/pages/content/ComponentsPage.ts';
import { calls as news } from '#contract/pages/content/NewsPage.ts';
import { calls as solution } from '#contract/pages/content/SolutionPage.ts';
import { calls as solutions } from '#contract/pages/content/SolutionsPage.ts';
import { calls as supplier } from '#contract/pages/content/SupplierPage.ts';
import { calls as suppliers } from '#contract/pages/content/SuppliersPage.ts';
import { calls as home } from '#contract/pages/home/HomePage.ts';
import { calls as friendlyLinks } from '#contract/pages/content/FriendlyLinksPage.ts';
import { calls as product } from '#contract/pages/product/ProductPage.ts';
import type { PageCalls } from './page-calls.ts';

const byPage: Partial<Record<AnyRoute['page'], PageCalls>> = {
  'about/ContactPage': contact,
  'about/OwnPage': own,
  'about/TextPage': text,
  'catalog/CategoriesPage': categories,
  'catalog/CategoryPage': category,
  'catalog/ManufacturerPage': manufacturer,
  'catalog/ManufacturersPage': manufacturers,
  'catalog/ProductsPage': products,
  'catalog/SearchPage': search,
  'content/ArticlePage': article,
  'content/BlogPage': blog,
  'content/ComponentPage': component,
  'content/ComponentsPage': components,
  'content/NewsPage': news,
  'content/SolutionPage': solution,
  'content/SolutionsPage': solutions,
  'content/SupplierPage': supplier,
  'content/SuppliersPage': suppliers,
  'home/HomePage': home,
  'content/FriendlyLinksPage': friendlyLinks,
  'product/ProductPage': product,
};

/** What a page asks when it opens; nothing for pages that ask nothing public. */
export const callsOf = ({ page }: Pick<AnyRoute, 'page'>): PageCalls => byPage[page] ?? {};
