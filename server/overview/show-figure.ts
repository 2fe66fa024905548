/** The shop's figures: one query each, in `figures/` (`docs/api.md` 5.6, `figure`). */
import { type Figure, type FigurePeriod, figures, type getFigure } from '#contract/api/admin/overview.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { FigureQuery, FigureRow } from './figure-query.ts';
import { bestSellers } from './figures/best-sellers.ts';
import { carts } from './figures/carts.ts';
import { conversion } from './figures/conversion.ts';
import { failedMails } from './figures/failed-mails.ts';
import { lowStock } from './figures/low-stock.ts';
import { sales } from './figures/sales.ts';
import { searchesFew, searchesNone } from './figures/searches.ts';
import { worstSellers } from './figures/worst-sellers.ts';
import { day as dayMs } from '#contract/durations.ts';

type Request = ParsedRequestOf<typeof getFigure>;

const longestDays = 3660;
const mostRows = 500;

const queryOf: Record<Figure, (queries: Queries, query: FigureQuery) => Promise<FigureRow[]>> = {
  sales,
  conversion,
  searches_none: searchesNone,
  searches_few: searchesFew,
  carts,
  best_sellers: bestSellers,
  worst_sellers: worstSellers,
  low_stock: lowStock,
  failed_mails: failedMails,
};

/** Days that are told without being asked for: a month of days, half a year of weeks, two years of months. */
const daysOf: Record<FigurePeriod, number> = { day: 30, week: 182, month: 730 };
const ownDays: Partial<Record<Figure, number>> = { best_sellers: 90, worst_sellers: 90 };

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

function daysBetween({ figure, period = 'day', from, to }: Request, now: Date): { from: string; to: string } {
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayOf(Date.parse(last) - (ownDays[figure] ?? daysOf[period]) * dayMs);
  if (first > last) throw invalidField('from', { code: 'not_allowed' });
  if (Date.parse(last) - Date.parse(first) > longestDays * dayMs) throw invalidField('from', { code: 'out_of_range' });
  return { from: startOfPeriod(first, period), to: last };
}

/** A first week or month that is told is told whole. */
function startOfPeriod(day: string, period: FigurePeriod): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return period === 'week' ? dayOf(Date.parse(day) - weekday * dayMs) : day;
}

export async function showFigure({ db, settings }: Pick<StoreDeps, 'db' | 'settings'>, request: Request, now: Date) {
  const { figure, period = 'day' } = request;
  const days = daysBetween(request, now);
  const inTime = 'start' in figures[figure];
  const limit = inTime ? longestDays + 31 : mostRows;
  const query = { ...days, period, baseCurrency: settings.baseCurrency, now, limit: limit + 1 };
  const rows = await queryOf[figure](db, query);
  const names = Object.keys(figures[figure]);
  const told = rows.slice(0, limit).map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
  return { figure, base_currency: settings.baseCurrency, ...days, rows: told, is_cut: rows.length > limit } satisfies ResponseOf<
    typeof getFigure
  >;
}
