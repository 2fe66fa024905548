/** Everything that the operator's page reads, each call as the page makes it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { figureNames } from '#contract/api/admin/overview.ts';
import { calls } from '#contract/api/calls.ts';
import { operatorScopes } from '#contract/api/endpoint.ts';
import { addKey } from '#server/admin/access/operator-keys.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Database } from '#server/db/client.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds: a screen asks for up to three at once, and has a second. */
const budgetMs = 300;
const rounds = 10;
const root = '/api/store/admin/';

/** A key for every call, new in each run. */
export async function newOfficeKey(deps: StoreDeps): Promise<string> {
  const { secret } = await addKey(actingOnConsole(deps), { name: `Bench ${randomUUID()}`, scopes: [...operatorScopes] });
  return secret;
}

interface Sample extends Record<string, unknown> {
  order_no: string;
  product: number;
  account: string;
  company: string;
  category: string;
  inquiry_no: string;
  return_no: string;
}

/** What a call is asked with; each is a scenario of its own. */
function queriesOf(its: Sample): Record<string, string[]> {
  const figures = figureNames.map((figure) => `figure=${figure}`);
  return {
    order: [`order_no=${its.order_no}`],
    orders: [
      '',
      'page=400',
      'status=pending',
      'status=completed',
      'unpaid=1',
      'country=DE',
      'keyword=Last4711',
      'keyword=RC0603',
      'keyword=nothing-has-this',
    ],
    product: [`id=${its.product}`],
    products: [
      '',
      'keyword=capacitor',
      'status=hidden',
      'status=no_stock',
      'status=no_price',
      `category=${its.category}`,
      'keyword=nothing-has-this',
    ],
    'product-changes': [`id=${its.product}`],
    customer: [`account_id=${its.account}`],
    customers: ['', 'keyword=Last4711', 'keyword=customer123', 'page=200'],
    company: [`id=${its.company}`],
    companies: ['', 'keyword=12', 'exemption=ending'],
    'company-part-numbers': [`company_id=${its.company}`],
    category: [`web_url=${its.category}`],
    'category-changes': [`web_url=${its.category}`],
    inquiry: [`inquiry_no=${its.inquiry_no}`],
    inquiries: ['', 'status=submitted', 'keyword=RC0603'],
    return: [`return_no=${its.return_no}`],
    returns: ['', 'status=requested'],
    figure: [...figures, ...['day', 'week', 'month'].map((period) => `figure=sales&period=${period}&from=2023-12-01&to=2026-11-30`)],
    audit: ['', 'action=order.', 'actor=Ada Lovelace', 'page=400'],
    mails: ['', 'keyword=customer123', 'page=200'],
    moderation: ['kind=comment', 'kind=question'],
    texts: ['locale=de&keyword=cart'],
    makers: ['', 'keyword=yageo'],
    outlines: ['', 'keyword=soic'],
    outline: ['id=chip-0603'],
    'outline-changes': ['id=chip-0603'],
    articles: ['', 'keyword=resistor'],
  };
}

/** What needs something that a shop of this bench has not, or no log-in of a person. */
const others = new Set(
  [
    'article',
    'article-versions',
    'job',
    'tax-certificate',
    'return-slip',
    'document-preview',
    'mail-preview',
    'part-source-runs',
    'merge-preview',
    'price-list',
  ].concat(['me', 'people', 'sessions', 'passkeys', 'impersonations', 'webhooks', 'webhook-log', 'product-export', 'keys']),
);

export async function officeScenarios(db: Database): Promise<Scenario[]> {
  const { rows } = await db.execute<Sample>(sql`select
    (select order_no from shop_order order by created_at desc limit 1) as order_no, (select product_id from order_line limit 1) as product,
    (select account_id from shop_order where account_id is not null limit 1) as account, (select id from company limit 1) as company,
    (select c.slug from product p join category c on c.id = p.category_id group by c.slug order by count(*) desc limit 1) as category,
    (select inquiry_no from inquiry limit 1) as inquiry_no, (select return_no from goods_return limit 1) as return_no`);
  const [sample] = rows;
  if (!sample) throw new Error('A query without tables answers one row');
  const queries = queriesOf(sample);
  return calls
    .filter(({ access, method, path }) => access === 'operator' && method === 'GET' && !others.has(path.slice(root.length)))
    .flatMap(({ path }) => {
      const name = path.slice(root.length);
      return (queries[name] ?? ['']).map((query): Scenario => {
        const asked = query === '' ? path : `${path}?${query.replaceAll(' ', '+')}`;
        return { name: query === '' ? name : `${name} ${query}`, requests: [{ path: asked, body: null }], rounds, budgetMs };
      });
    });
}
