import { orderStatuses } from '#contract/api/order.ts';
import { quoteStatuses } from '#contract/api/quote.ts';
import { buildPath } from '#contract/routes/build-path.ts';

export const adminTabs = [
  'overview',
  'orders',
  'quotes',
  'customers',
  'catalog',
  'coupons',
  'moderation',
  'messages',
  'site',
  'settings',
  'mails',
  'programs',
  'people',
  'audit',
  'access',
] as const;
export type AdminTab = (typeof adminTabs)[number];

/** Views of a tab beside its first, by what the address calls them. */
const adminViews = {
  orders: ['returns'],
  customers: ['companies', 'price-lists'],
  catalog: ['import', 'export', 'sources', 'categories', 'makers', 'outlines', 'bulk'],
  site: ['articles'],
} as const satisfies Partial<Record<AdminTab, readonly string[]>>;
export type AdminView = (typeof adminViews)[keyof typeof adminViews][number];

export function viewsOf(tab: AdminTab): readonly AdminView[] {
  return tab in adminViews ? adminViews[tab as keyof typeof adminViews] : []; // its own key
}

/** What the address of the operator page says. */
export function readAdminQuery(search: URLSearchParams) {
  const state = search.get('status');
  const named: AdminTab | undefined = adminTabs.find((one) => one === search.get('tab'));
  const tab = named ?? (search.has('order') || search.has('return') ? 'orders' : search.has('inquiry') ? 'quotes' : 'overview');
  return {
    tab,
    order: search.get('order'),
    goodsReturn: search.get('return'),
    inquiry: search.get('inquiry'),
    product: search.get('product'),
    maker: search.get('maker'),
    outline: search.get('outline'),
    customer: search.get('customer'),
    company: search.get('company'),
    priceList: search.get('pricelist'),
    category: search.get('category'),
    /** Kind and last part of the path of what is written to be read. */
    kind: search.get('kind'),
    slug: search.get('slug'),
    view: viewsOf(tab).find((one) => one === search.get('view')) ?? null,
    status: orderStatuses.find((one) => one === state),
    quoteStatus: quoteStatuses.find((one) => one === state),
    state,
    keyword: search.get('keyword') ?? undefined,
    page: /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : undefined,
  };
}

const recordNames = ['order', 'return', 'inquiry', 'product', 'customer', 'company', 'pricelist', 'slug'] as const;
/** Records of a view of their own; without one they narrow the list of parts. */
const recordsOfViews = ['category', 'maker', 'outline'] as const;
export type AdminRecord = (typeof recordNames)[number] | (typeof recordsOfViews)[number];

/** What of an address says which record or list the page shows, however the list is narrowed and whichever of its pages. */
export function shownRecord(search: URLSearchParams): string {
  const { tab, view } = readAdminQuery(search);
  const names = view === null ? recordNames : [...recordNames, ...recordsOfViews];
  return JSON.stringify([tab, view, ...names.map((name) => search.get(name))]);
}

/** A view of the operator page; what is empty is left out. */
export function adminPath(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  return `${buildPath('admin')}${given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''}`;
}

/** The token of an invitation that the address holds behind its `#`, where no server sees it. */
export function readInvite(hash: string): string | null {
  return /^#invite=([\w-]{1,60})$/.exec(hash)?.[1] ?? null;
}

/** The token of the link by which somebody becomes the first owner. */
export function readOwner(hash: string): string | null {
  return /^#owner=([\w-]{1,60})$/.exec(hash)?.[1] ?? null;
}

export function inviteLink(token: string): string {
  return new URL(`${buildPath('admin')}#invite=${token}`, location.href).href;
}
