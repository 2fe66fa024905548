/** What is to be done in the shop, and its figures (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { currencyCodes } from '#contract/locale.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { day, optional } from '#contract/api/fields.ts';

const operator = { access: 'operator', scope: 'overview', cache: 'N' } as const;

/** What waits for somebody; each kind is a state that its list can be narrowed to. */
export const taskKinds = [
  'orders_pending',
  'orders_confirmed',
  'orders_processing',
  'orders_partially_shipped',
  'orders_overdue',
  'exemptions_ending',
  'returns_requested',
  'returns_received',
  'withdrawals_accepted',
  'withdrawals_received',
  'quotes_submitted',
  'quotes_in_review',
  'quotes_revision_requested',
  'comments',
  'questions',
  'links',
  'messages',
  'failed_mails',
  'failed_imports',
  'failed_sources',
  'failed_rates',
  'failed_webhooks',
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const getTasks = endpoint({
  summary: 'How many orders, inquiries, reviews and failures wait for somebody',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/tasks',
  ...operator,
  request: z.object({}),
  /** Every kind is there, those of which nothing waits too. */
  response: z.object({ list: z.array(z.object({ kind: z.enum(taskKinds), count: z.int() })) }),
});

/** `money` is minor units of the base currency, `part` the id of a part, `share` a ratio. */
export type FigureColumn = 'day' | 'text' | 'count' | 'money' | 'share' | 'part' | 'locale';

const part = { id: 'part', mpn: 'text', manufacturer: 'text' } as const;

/** The figures with their columns. Days are of UTC, weeks begin on Monday. */
export const figures = {
  sales: { start: 'day', orders: 'count', ordered: 'money', received: 'money' },
  conversion: { start: 'day', searches: 'count', orders: 'count', share: 'share' },
  searches_none: { keyword: 'text', locale: 'locale', searches: 'count', last: 'day' },
  searches_few: { keyword: 'text', locale: 'locale', searches: 'count', results: 'count', last: 'day' },
  carts: { day: 'day', carts: 'count', lines: 'count', worth: 'money' },
  best_sellers: { ...part, orders: 'count', pieces: 'count', ordered: 'money' },
  worst_sellers: { ...part, on_hand: 'count', worth: 'money', last: 'day' },
  low_stock: { ...part, on_hand: 'count', reserved: 'count', owed: 'count', safety: 'count', sold: 'count', free: 'count' },
  failed_mails: { at: 'day', number: 'count', kind: 'text', reason: 'text' },
} as const satisfies Record<string, Record<string, FigureColumn>>;
export type Figure = keyof typeof figures;
export const figureNames = Object.keys(figures) as Figure[]; // Object.keys loses the literal type

export const figurePeriods = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

const cell = z.nullable(z.union([z.string(), z.number()]));
export type FigureCell = z.output<typeof cell>;

export const getFigure = endpoint({
  summary: 'One figure of the shop, such as sales by month or searches without a result',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/figure',
  ...operator,
  request: z.object({
    figure: z.enum(figureNames),
    /** Of `sales` and `conversion`: what a row stands for. */
    period: optional(z.enum(figurePeriods)),
    /** First and last day; at most ten years. */
    from: optional(day),
    to: optional(day),
  }),
  response: z.object({
    figure: z.enum(figureNames),
    base_currency: z.enum(currencyCodes),
    from: day,
    to: day,
    /** Cells by the name of their column. */
    rows: z.array(z.record(z.string(), cell)),
    /** There are more rows than are told. */
    is_cut: z.boolean(),
  }),
});
