/** The states of an order and who may change them (`docs/api.md` 6.1). */
import type { TradeSettings } from '#server/kernel/trade-settings.ts';
import type { orderActions, OrderStatus, PaymentStatus } from '#contract/api/order.ts';
import { day } from '#contract/durations.ts';

export type Actor = 'customer' | 'operator' | 'provider' | 'timer';
type Action = (typeof orderActions)[number];

const transitions: Record<OrderStatus, Partial<Record<OrderStatus, readonly Actor[]>>> = {
  pending: { confirmed: ['provider', 'operator'], cancelled: ['customer', 'operator'], expired: ['timer'] },
  expired: { pending: ['customer'] },
  confirmed: {
    processing: ['operator'],
    cancelled: ['customer', 'operator'],
    partially_shipped: ['operator'],
    shipped: ['operator'],
  },
  processing: { cancelled: ['operator'], partially_shipped: ['operator'], shipped: ['operator'] },
  partially_shipped: { partially_shipped: ['operator'], shipped: ['operator'] },
  shipped: { completed: ['customer', 'timer'] },
  completed: {},
  cancelled: {},
};

export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return transitions[from][to]?.includes(actor) ?? false;
}

/** Status a payment takes when its order is cancelled; one that has money in it waits for the operator's refund. */
export function paymentAfterCancel(status: PaymentStatus): PaymentStatus {
  return status === 'unpaid' || status === 'pending' || status === 'failed' ? 'cancelled' : status;
}

/** Working days by which an announced transfer moves the end of a hold, once. */
export const slipWorkingDays = 3;
/** The most days of the calendar that they can take. */
const slipDays = 5;

export type PayAgain = Pick<TradeSettings, 'payAgainDays' | 'transferHoldDays'>;

/**
 * Until when an expired order can still be paid at its prices: the days after its hold, counted from the longest hold that the order
 * can have had when it was placed. So paying again and letting it expire again keeps neither parts nor prices for ever.
 */
export function payAgainUntil({ expiresAt, createdAt }: { expiresAt: Date; createdAt: Date }, trade: PayAgain): Date {
  const last = createdAt.getTime() + (trade.transferHoldDays + slipDays) * day;
  return new Date(Math.min(expiresAt.getTime(), last) + trade.payAgainDays * day);
}

export function mayPayAgain({ expiresAt, createdAt }: Pick<OrderState, 'expiresAt' | 'createdAt'>, now: Date, trade: PayAgain): boolean {
  return expiresAt !== null && now <= payAgainUntil({ expiresAt, createdAt }, trade);
}

export interface OrderState {
  status: OrderStatus;
  createdAt: Date;
  expiresAt: Date | null;
  paymentMethod: string;
  /** End of the quote that it was made from: until then it can be paid again. */
  quotedUntil?: Date | null | undefined;
  /** A shipped line has no rating yet. */
  isToRate?: boolean;
}

/** What the buyer may do now, of the actions that the shop serves. */
export function allowedActions(
  { status, createdAt, expiresAt, paymentMethod, quotedUntil, isToRate = false }: OrderState,
  now: Date,
  trade: PayAgain,
): Action[] {
  const isInTime = quotedUntil ? now <= quotedUntil : mayPayAgain({ expiresAt, createdAt }, now, trade);
  const isPayable = status === 'pending' || (status === 'expired' && isInTime);
  const actions: Action[] = isPayable ? ['pay'] : [];
  if (status === 'pending' && paymentMethod === 'bank_transfer') actions.push('upload_slip');
  if (mayMove(status, 'cancelled', 'customer')) actions.push('cancel');
  if (mayMove(status, 'completed', 'customer')) actions.push('confirm_receipt');
  if (isToRate) actions.push('review');
  return [...actions, 'reorder'];
}
