/** What the heads of all pages say beside the words of `head.json`: for the edge, and for the app once the visitor has moved on. Written by `npm run pages`. */
import type { PageHead } from '#contract/head/row-facts.ts';
import type { AnyRoute } from '#contract/routes/table.ts';
import { head as contactHead } from './about/ContactPage.head.ts';
import { head as ownHead } from './about/OwnPage.head.ts';
import { head as textHead } from './about/TextPage.head.ts';
import { head as categoriesHead } from './catalog/CategoriesPage.head.ts';
import { head as categoryHead } from './catalog/CategoryPage.head.ts';
import { head as manufacturerHead } from './catalog/ManufacturerPage.head.ts';
import { head as manufacturersHead } from './catalog/ManufacturersPage.head.ts';
import { head as productsHead } from './catalog/ProductsPage.head.ts';
import { head as articleHead } from './content/ArticlePage.head.ts';
import { head as blogHead } from './content/BlogPage.head.ts';
import { head as componentHead } from './content/ComponentPage.head.ts';
import { head as componentsHead } from './content/ComponentsPage.head.ts';
import { head as newsHead } from './content/NewsPage.head.ts';
import { head as solutionHead } from './content/SolutionPage.head.ts';
import { head as solutionsHead } from './content/SolutionsPage.head.ts';
import { head as supplierHead } from './content/SupplierPage.head.ts';
import { head as suppliersHead } from './content/SuppliersPage.head.ts';
import { head as homeHead } from './home/HomePage.head.ts';
import { head as productHead } from './product/ProductPage.head.ts';
import { head as toolHead } from './tool/ToolPage.head.ts';
import { head as toolsHead } from './tool/ToolsPage.head.ts';

const byPage: Partial<Record<AnyRoute['page'], PageHead>> = {
  'about/ContactPage': contactHead,
  'about/OwnPage': ownHead,
  'about/TextPage': textHead,
  'catalog/CategoriesPage': categoriesHead,
  'catalog/CategoryPage': categoryHead,
  'catalog/ManufacturerPage': manufacturerHead,
  'catalog/ManufacturersPage': manufacturersHead,
  'catalog/ProductsPage': productsHead,
  'content/ArticlePage': articleHead,
  'content/BlogPage': blogHead,
  'content/ComponentPage': componentHead,
  'content/ComponentsPage': componentsHead,
  'content/NewsPage': newsHead,
  'content/SolutionPage': solutionHead,
  'content/SolutionsPage': solutionsHead,
  'content/SupplierPage': supplierHead,
  'content/SuppliersPage': suppliersHead,
  'home/HomePage': homeHead,
  'product/ProductPage': productHead,
  'tool/ToolPage': toolHead,
  'tool/ToolsPage': toolsHead,
};

/** Nothing for pages whose head is words alone. */
export const headOf = ({ page }: Pick<AnyRoute, 'page'>): PageHead => byPage[page] ?? {};
