/** What each page says without scripts: a file a page, named as its screen is. Written by `npm run pages`. */
import type { AnyRoute } from '#contract/routes/table.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { facts as apiFacts } from './about/ApiPage.ts';
import { facts as contactFacts } from './about/ContactPage.ts';
import { facts as licencesFacts } from './about/LicencesPage.ts';
import { facts as ownFacts } from './about/OwnPage.ts';
import { facts as textFacts } from './about/TextPage.ts';
import { facts as categoriesFacts } from './catalog/CategoriesPage.ts';
import { facts as categoryFacts } from './catalog/CategoryPage.ts';
import { facts as manufacturerFacts } from './catalog/ManufacturerPage.ts';
import { facts as manufacturersFacts } from './catalog/ManufacturersPage.ts';
import { facts as productsFacts } from './catalog/ProductsPage.ts';
import { facts as searchFacts } from './catalog/SearchPage.ts';
import { facts as articleFacts } from './content/ArticlePage.ts';
import { facts as blogFacts } from './content/BlogPage.ts';
import { facts as componentFacts } from './content/ComponentPage.ts';
import { facts as componentsFacts } from './content/ComponentsPage.ts';
import { facts as friendlyLinksFacts } from './content/FriendlyLinksPage.ts';
import { facts as newsFacts } from './content/NewsPage.ts';
import { facts as solutionFacts } from './content/SolutionPage.ts';
import { facts as solutionsFacts } from './content/SolutionsPage.ts';
import { facts as supplierFacts } from './content/SupplierPage.ts';
import { facts as suppliersFacts } from './content/SuppliersPage.ts';
import { facts as homeFacts } from './home/HomePage.ts';
import { facts as productFacts } from './product/ProductPage.ts';
import { facts as toolFacts } from './tool/ToolPage.ts';
import { facts as toolsFacts } from './tool/ToolsPage.ts';

const byPage: Partial<Record<AnyRoute['page'], Facts>> = {
  'about/ApiPage': apiFacts,
  'about/ContactPage': contactFacts,
  'about/LicencesPage': licencesFacts,
  'about/OwnPage': ownFacts,
  'about/TextPage': textFacts,
  'catalog/CategoriesPage': categoriesFacts,
  'catalog/CategoryPage': categoryFacts,
  'catalog/ManufacturerPage': manufacturerFacts,
  'catalog/ManufacturersPage': manufacturersFacts,
  'catalog/ProductsPage': productsFacts,
  'catalog/SearchPage': searchFacts,
  'content/ArticlePage': articleFacts,
  'content/BlogPage': blogFacts,
  'content/ComponentPage': componentFacts,
  'content/ComponentsPage': componentsFacts,
  'content/FriendlyLinksPage': friendlyLinksFacts,
  'content/NewsPage': newsFacts,
  'content/SolutionPage': solutionFacts,
  'content/SolutionsPage': solutionsFacts,
  'content/SupplierPage': supplierFacts,
  'content/SuppliersPage': suppliersFacts,
  'home/HomePage': homeFacts,
  'product/ProductPage': productFacts,
  'tool/ToolPage': toolFacts,
  'tool/ToolsPage': toolsFacts,
};

/** Nothing for a page that asks for scripts, such as a cart. */
export const factsOf = ({ page }: Pick<AnyRoute, 'page'>): Facts => byPage[page] ?? (() => null);
