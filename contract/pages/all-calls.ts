/** The public calls of all pages, for who serves any of them: the edge. The app fetches those of the page that it opens (`src/api/page-calls.ts`). Written by `npm run pages`. */
import type { AnyRoute } from '#contract/routes/table.ts';
import type { PageCalls } from './page-calls.ts';
import { calls as contactCalls } from './about/ContactPage.ts';
import { calls as ownCalls } from './about/OwnPage.ts';
import { calls as textCalls } from './about/TextPage.ts';
import { calls as categoriesCalls } from './catalog/CategoriesPage.ts';
import { calls as categoryCalls } from './catalog/CategoryPage.ts';
import { calls as manufacturerCalls } from './catalog/ManufacturerPage.ts';
import { calls as manufacturersCalls } from './catalog/ManufacturersPage.ts';
import { calls as productsCalls } from './catalog/ProductsPage.ts';
import { calls as searchCalls } from './catalog/SearchPage.ts';
import { calls as articleCalls } from './content/ArticlePage.ts';
import { calls as blogCalls } from './content/BlogPage.ts';
import { calls as componentCalls } from './content/ComponentPage.ts';
import { calls as componentsCalls } from './content/ComponentsPage.ts';
import { calls as friendlyLinksCalls } from './content/FriendlyLinksPage.ts';
import { calls as newsCalls } from './content/NewsPage.ts';
import { calls as solutionCalls } from './content/SolutionPage.ts';
import { calls as solutionsCalls } from './content/SolutionsPage.ts';
import { calls as supplierCalls } from './content/SupplierPage.ts';
import { calls as suppliersCalls } from './content/SuppliersPage.ts';
import { calls as homeCalls } from './home/HomePage.ts';
import { calls as productCalls } from './product/ProductPage.ts';

const byPage: Partial<Record<AnyRoute['page'], PageCalls>> = {
  'about/ContactPage': contactCalls,
  'about/OwnPage': ownCalls,
  'about/TextPage': textCalls,
  'catalog/CategoriesPage': categoriesCalls,
  'catalog/CategoryPage': categoryCalls,
  'catalog/ManufacturerPage': manufacturerCalls,
  'catalog/ManufacturersPage': manufacturersCalls,
  'catalog/ProductsPage': productsCalls,
  'catalog/SearchPage': searchCalls,
  'content/ArticlePage': articleCalls,
  'content/BlogPage': blogCalls,
  'content/ComponentPage': componentCalls,
  'content/ComponentsPage': componentsCalls,
  'content/FriendlyLinksPage': friendlyLinksCalls,
  'content/NewsPage': newsCalls,
  'content/SolutionPage': solutionCalls,
  'content/SolutionsPage': solutionsCalls,
  'content/SupplierPage': supplierCalls,
  'content/SuppliersPage': suppliersCalls,
  'home/HomePage': homeCalls,
  'product/ProductPage': productCalls,
};

/** What a page asks when it opens; nothing for pages that ask nothing public. */
export const callsOf = ({ page }: Pick<AnyRoute, 'page'>): PageCalls => byPage[page] ?? {};
