/** Net terms of a company: how long it may take to pay, how much it may owe, and what it owes (`docs/api.md` 7.1). */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PaymentOption } from '#contract/api/checkout.ts';
import { day } from '#contract/durations.ts';
import { convertMinor, type Minor, type Rated, readCurrency } from '#contract/money.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { account, company, isUnpaid, missingOfOrder, order } from '#server/db/schema.ts';
import { formatMoney } from '#server/kernel/format.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { catalogOf } from '#server/search/held-catalog.ts';
import { ratedIn } from '#server/search/view/rated-in.ts';

type CompanyRow = typeof company.$inferSelect;
type Deps = Pick<StoreDeps, 'db' | 'settings'>;
export type Credit = NonNullable<PaymentOption['credit']>;

/** Orders on account whose money is still to come. */
const isOwed: SQL | undefined = and(eq(order.paymentMethod, 'account'), isUnpaid);

/** Of those, the ones that should be paid by now. */
export const isOverdue = (now: Date): SQL | undefined => and(isOwed, sql`${order.dueAt} < ${now.toISOString()}`);

async function openRates({ db, settings: { baseCurrency, catalogMaxAgeMs } }: Deps): Promise<(currency: string | null) => Rated> {
  const { reference } = await catalogOf(db, catalogMaxAgeMs);
  return (named) => ratedIn(reference, baseCurrency, readCurrency(named ?? undefined) ?? baseCurrency);
}

/** What a company owes on account, in its own currency by the rates of the day. */
export async function owedBy(deps: Deps, queries: Queries, { id, currency }: Pick<CompanyRow, 'id' | 'currency'>): Promise<Minor> {
  const rateOf = await openRates(deps);
  const sums = await queries
    .select({ currency: order.currency, owed: sql<string>`sum(${missingOfOrder})` })
    .from(order)
    .where(and(eq(order.companyId, id), isOwed))
    .groupBy(order.currency);
  return sums.reduce((sum, one) => sum + convertMinor(Number(one.owed), rateOf(one.currency), rateOf(currency)), 0);
}

/** What is free of a company's limit; null for one that has none. */
export async function creditOf(deps: Deps, queries: Queries, row: CompanyRow): Promise<Credit | null> {
  if (row.creditLimit === null) return null;
  const open = await owedBy(deps, queries, row);
  const { currency } = (await openRates(deps))(row.currency);
  return { currency, limit: row.creditLimit, open, free: Math.max(0, row.creditLimit - open) };
}

/** The company on whose account a person orders; null where the operator has not said so. */
export async function findCreditor(queries: Queries, accountId: string, locked: boolean): Promise<CompanyRow | null> {
  const its = queries
    .select({ company })
    .from(account)
    .innerJoin(company, eq(company.id, account.companyId))
    .where(and(eq(account.id, accountId), company.mayPayByInvoice));
  const [row] = await (locked ? its.for('update', { of: company }) : its);
  return row?.company ?? null;
}

/** Why an order of this total is not placed on account; null where the limit leaves room for it. */
export async function creditRefusal(
  { deps, locale: { tag } }: Pick<Call, 'deps' | 'locale'>,
  credit: Credit,
  total: Minor,
  currency: string,
): Promise<StoreError | null> {
  const rateOf = await openRates(deps);
  if (convertMinor(total, rateOf(currency), rateOf(credit.currency)) <= credit.free) return null;
  const words = {
    free: formatMoney(credit.free, credit.currency, tag),
    limit: formatMoney(credit.limit, credit.currency, tag),
    total: formatMoney(total, currency, tag),
  };
  return new StoreError('credit_limit', { data: { ...credit }, words });
}

interface OnAccount {
  companyId: string | null;
  dueAt: Date | null;
}

/**
 * Takes the credit for an order inside the transaction that places it. The company stays locked until then, so two orders at once never
 * pass its limit together. Throws `credit_limit`.
 */
export async function takeCredit(
  queries: Queries,
  call: Call,
  { method, total, currency }: { method: string; total: Minor; currency: string },
): Promise<OnAccount> {
  const row = method === 'account' && call.account ? await findCreditor(queries, call.account.id, true) : null;
  if (!row || total === 0) return { companyId: null, dueAt: null };
  const credit = await creditOf(call.deps, queries, row);
  const refusal = credit && (await creditRefusal(call, credit, total, currency));
  if (refusal) throw refusal;
  return { companyId: row.id, dueAt: row.paymentDays === null ? null : new Date(call.now.getTime() + row.paymentDays * day) };
}
