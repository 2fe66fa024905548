/**
 * The right of consumers in the European Union to withdraw from a contract within 14 days: Directive 2011/83/EU, articles 9 to 11a
 * (the last one by Directive (EU) 2023/2673, applied since 19 June 2026).
 */
import type { Address } from '#contract/api/address.ts';
import type { OrderStatus } from '#contract/api/order.ts';
import { countryOf } from './country/countries.ts';
import { day as dayMs, hour } from '#contract/durations.ts';

const days = 14;
/** A day of the Union ends last in Martinique and Guadeloupe, at UTC−4. */
const lastZone = 4 * hour;

type Party = Pick<Address, 'country' | 'company' | 'tax_id_status'>;

/** Whether somebody buys for themselves, as far as an order tells. A tax number alone does not make a company: some states ask everybody for one. */
function isConsumer({ company, tax_id_status: status }: Party): boolean {
  return !company?.trim() && status !== 'valid';
}

/**
 * The end of the period for goods received at a moment: the day of receipt does not count, and a last day on a Saturday or a Sunday
 * moves to the Monday (Regulation 1182/71, article 3).
 */
export function withdrawalEnd(receivedAt: Date): Date {
  const received = Math.floor(receivedAt.getTime() / dayMs) * dayMs;
  let last = new Date(received + days * dayMs);
  while (last.getUTCDay() === 0 || last.getUTCDay() === 6) last = new Date(last.getTime() + dayMs);
  return new Date(last.getTime() + dayMs + lastZone);
}

const ended: readonly OrderStatus[] = ['cancelled', 'expired'];

interface WithdrawalState {
  status: OrderStatus;
  shipping: Party;
  billing: Party;
  /** When the last parcel of an order that is sent as a whole arrived; null before, and where nobody knows. */
  receivedAt: Date | null;
}

/** Whether the buyer may withdraw now, and until when; the end is null while the last parcel has not arrived. */
export function withdrawalOf({ status, shipping, billing, receivedAt }: WithdrawalState, now: Date): { until: Date | null } | null {
  const isInUnion = [shipping, billing].some(({ country }) => countryOf(country)?.eu ?? false);
  if (!isInUnion || !isConsumer(billing) || ended.includes(status)) return null;
  if (receivedAt === null) return { until: null };
  const until = withdrawalEnd(receivedAt);
  return now < until ? { until } : null;
}
