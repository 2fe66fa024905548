/** The public calls of all pages, for who serves any of them: the edge. The app fetches those of the page that it opens (`src/api/page-calls.ts`). Written by `npm run pages`. */
import type { AnyRoute } from '#contract/routes/table.ts';
import type { PageCalls } from './page-calls.ts';
import { calls as contact } from './about/ContactPage.ts';
import { calls as own } from './about/OwnPage.ts';
import { calls as text } from './about/TextPage.ts';
import { calls as categories } from './catalog/CategoriesPage.ts';
import { calls as category } from './catalog/CategoryPage.ts';
import { calls as manufacturer } from './catalog/ManufacturerPage.ts';
import { calls as manufacturers } from './catalog/ManufacturersPage.ts';
import { calls as products } from './catalog/ProductsPage.ts';
import { calls as search } from './catalog/SearchPage.ts';
import { calls as article } from './content/ArticlePage.ts';
import { calls as blog } from './content/BlogPage.ts';
import { calls as component } from './content/ComponentPage.ts';
import { calls as components } from './content/ComponentsPage.ts';
import { calls as friendlyLinks } from './content/FriendlyLinksPage.ts';
import { calls as news } from './content/NewsPage.ts';
import { calls as solution } from './content/SolutionPage.ts';
import { calls as solutions } from './content/SolutionsPage.ts';
import { calls as supplier } from './content/SupplierPage.ts';
import { calls as suppliers } from './content/SuppliersPage.ts';
import { calls as home } from './home/HomePage.ts';
import { calls as product } from './product/ProductPage.ts';

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
  'content/FriendlyLinksPage': friendlyLinks,
  'content/NewsPage': news,
  'content/SolutionPage': solution,
  'content/SolutionsPage': solutions,
  'content/SupplierPage': supplier,
  'content/SuppliersPage': suppliers,
  'home/HomePage': home,
  'product/ProductPage': product,
};

/** What a page asks when it opens; nothing for pages that ask nothing public. */
export const callsOf = ({ page }: Pick<AnyRoute, 'page'>): PageCalls => byPage[page] ?? {};
