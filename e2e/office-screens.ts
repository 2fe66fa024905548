/** Every screen of the operator page: the tabs and views of its own table, one record of each kind, and the form that makes one. */
import { getAdminArticles } from '#contract/api/admin/article.ts';
import { getAdminCategories } from '#contract/api/admin/category.ts';
import { getCompanies } from '#contract/api/admin/company.ts';
import { getCustomers } from '#contract/api/admin/customer.ts';
import { getMakers } from '#contract/api/admin/manufacturer.ts';
import { getAdminOrders } from '#contract/api/admin/order.ts';
import { getOutlines } from '#contract/api/admin/outline.ts';
import { getPriceLists } from '#contract/api/admin/price-list.ts';
import { getAdminProducts } from '#contract/api/admin/product.ts';
import { getAdminInquiries } from '#contract/api/admin/quote.ts';
import { getAdminReturns } from '#contract/api/admin/returns.ts';
import { adminPath, type AdminRecord, adminTabs, viewsOf } from '#src/pages/admin/shared/admin-path.ts';

type Query = Record<string, string>;
/** The answer of a call of the operator's. */
type Ask = (path: string) => Promise<unknown>;

interface Listed<Entry> {
  path: string;
  response: { parse: (answer: unknown) => { list: Entry[] } };
}

/** The record that the shop lists first; null where it has none. */
const first =
  <Entry>({ path, response }: Listed<Entry>, queryOf: (entry: Entry) => Query) =>
  async (ask: Ask): Promise<Query | null> => {
    const [entry] = response.parse(await ask(path)).list;
    return entry === undefined ? null : queryOf(entry);
  };

/** The category with the most parts that has none below it. */
async function fullestCategory(ask: Ask): Promise<Query | null> {
  const { list } = getAdminCategories.response.parse(await ask(getAdminCategories.path));
  const parents = new Set(list.map(({ parent }) => parent));
  const [fullest] = list.filter(({ web_url: url }) => !parents.has(url)).toSorted((one, other) => other.parts - one.parts);
  return fullest === undefined ? null : { tab: 'catalog', view: 'categories', category: fullest.web_url };
}

const records: Record<AdminRecord, (ask: Ask) => Promise<Query | null>> = {
  order: first(getAdminOrders, ({ order_no: order }) => ({ tab: 'orders', order })),
  return: first(getAdminReturns, ({ return_no: number }) => ({ tab: 'orders', return: number })),
  inquiry: first(getAdminInquiries, ({ inquiry_no: inquiry }) => ({ tab: 'quotes', inquiry })),
  product: first(getAdminProducts, ({ id }) => ({ tab: 'catalog', product: id })),
  customer: first(getCustomers, ({ account_id: customer }) => ({ tab: 'customers', customer })),
  company: first(getCompanies, ({ id: company }) => ({ tab: 'customers', view: 'companies', company })),
  pricelist: first(getPriceLists, ({ id: pricelist }) => ({ tab: 'customers', view: 'price-lists', pricelist })),
  category: fullestCategory,
  outline: first(getOutlines, ({ outline: { id: outline } }) => ({ tab: 'catalog', view: 'outlines', outline })),
  maker: first(getMakers, ({ web_url: maker }) => ({ tab: 'catalog', view: 'makers', maker })),
  slug: first(getAdminArticles, ({ kind, slug }) => ({ tab: 'site', view: 'articles', kind, slug })),
};

const forms: readonly Query[] = [
  { tab: 'customers', view: 'companies', company: 'new' },
  { tab: 'customers', view: 'price-lists', pricelist: 'new' },
  { tab: 'catalog', product: 'new' },
  { tab: 'catalog', view: 'categories', category: 'new' },
];

interface OfficeScreen {
  /** What the address says of it. */
  name: string;
  path: string;
}

interface OfficeScreens {
  screens: OfficeScreen[];
  /** Kinds of records of which the shop has none. */
  missing: string[];
}

/** @param address Of the shop. @param token Of the log-in of somebody who may see everything. */
export async function officeScreens(address: string, token: string): Promise<OfficeScreens> {
  const ask: Ask = async (path) => {
    const answer = await fetch(address + path, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return answer.json();
  };
  const found = await Promise.all(Object.entries(records).map(async ([name, find]) => ({ name, query: await find(ask) })));
  const shown = adminTabs.flatMap((tab): Query[] => [{ tab }, ...viewsOf(tab).map((view) => ({ tab, view }))]);
  const queries = [...shown, ...found.flatMap(({ query }): Query[] => (query === null ? [] : [query])), ...forms];
  return {
    screens: queries.map((query) => {
      const path = adminPath(query);
      return { name: path.slice(path.indexOf('?') + 1), path };
    }),
    missing: found.filter(({ query }) => query === null).map(({ name }) => name),
  };
}
