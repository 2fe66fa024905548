/** What each page says without scripts: a file a page, named as its screen is. Written by `npm run pages`. */
import type { AnyRoute } from '#contract/routes/table.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { facts as api } from './about/ApiPage.ts';
import { facts as contact } from './about/ContactPage.ts';
import { facts as licences } from './about/LicencesPage.ts';
import { facts as own } from './about/OwnPage.ts';
import { facts as text } from './about/TextPage.ts';
import { facts as categories } from './catalog/CategoriesPage.ts';
import { facts as category } from './catalog/CategoryPage.ts';
import { facts as manufacturer } from './catalog/ManufacturerPage.ts';
import { facts as manufacturers } from './catalog/ManufacturersPage.ts';
import { facts as products } from './catalog/ProductsPage.ts';
import { facts as search } from './catalog/SearchPage.ts';
import { facts as article } from './content/ArticlePage.ts';
import { facts as blog } from './content/BlogPage.ts';
import { facts as component } from './content/ComponentPage.ts';
import { facts as components } from './content/ComponentsPage.ts';
import { facts as friendlyLinks } from './content/FriendlyLinksPage.ts';
import { facts as news } from './content/NewsPage.ts';
import { facts as solution } from './content/SolutionPage.ts';
import { facts as solutions } from './content/SolutionsPage.ts';
import { facts as supplier } from './content/SupplierPage.ts';
import { facts as suppliers } from './content/SuppliersPage.ts';
import { facts as home } from './home/HomePage.ts';
import { facts as product } from './product/ProductPage.ts';
import { facts as tool } from './tool/ToolPage.ts';
import { facts as tools } from './tool/ToolsPage.ts';

const byPage: Partial<Record<AnyRoute['page'], Facts>> = {
  'about/ApiPage': api,
  'about/ContactPage': contact,
  'about/LicencesPage': licences,
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
  'tool/ToolPage': tool,
  'tool/ToolsPage': tools,
};

/** Nothing for a page that asks for scripts, such as a cart. */
export const factsOf = ({ page }: Pick<AnyRoute, 'page'>): Facts => byPage[page] ?? (() => null);
