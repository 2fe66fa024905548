/** What the heads of all pages say beside the words of `head.json`: for the edge, and for the app once the visitor has moved on. Written by `npm run pages`. */
import type { PageHead } from '#contract/head/row-facts.ts';
import type { AnyRoute } from '#contract/routes/table.ts';
import { head as contact } from './about/ContactPage.head.ts';
import { head as own } from './about/OwnPage.head.ts';
import { head as text } from './about/TextPage.head.ts';
import { head as categories } from './catalog/CategoriesPage.head.ts';
import { head as category } from './catalog/CategoryPage.head.ts';
import { head as manufacturer } from './catalog/ManufacturerPage.head.ts';
import { head as manufacturers } from './catalog/ManufacturersPage.head.ts';
import { head as products } from './catalog/ProductsPage.head.ts';
import { head as article } from './content/ArticlePage.head.ts';
import { head as blog } from './content/BlogPage.head.ts';
import { head as component } from './content/ComponentPage.head.ts';
import { head as components } from './content/ComponentsPage.head.ts';
import { head as news } from './content/NewsPage.head.ts';
import { head as solution } from './content/SolutionPage.head.ts';
import { head as solutions } from './content/SolutionsPage.head.ts';
import { head as supplier } from './content/SupplierPage.head.ts';
import { head as suppliers } from './content/SuppliersPage.head.ts';
import { head as home } from './home/HomePage.head.ts';
import { head as product } from './product/ProductPage.head.ts';
import { head as tool } from './tool/ToolPage.head.ts';
import { head as tools } from './tool/ToolsPage.head.ts';

const byPage: Partial<Record<AnyRoute['page'], PageHead>> = {
  'about/ContactPage': contact,
  'about/OwnPage': own,
  'about/TextPage': text,
  'catalog/CategoriesPage': categories,
  'catalog/CategoryPage': category,
  'catalog/ManufacturerPage': manufacturer,
  'catalog/ManufacturersPage': manufacturers,
  'catalog/ProductsPage': products,
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
  'product/ProductPage': product,
  'tool/ToolPage': tool,
  'tool/ToolsPage': tools,
};

/** Nothing for pages whose head is words alone. */
export const headOf = ({ page }: Pick<AnyRoute, 'page'>): PageHead => byPage[page] ?? {};
