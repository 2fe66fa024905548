/** The states of an order and who may change them (`docs/api.md` 6.1). */
import type { orderActions, OrderStatus, PaymentStatus } from '#contract/api/order.ts';

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

const day = 86_400_000;

/** Whether an expired order can still be paid at its prices. */
export function mayPayAgain(expiredAt: Date | null, now: Date, payAgainDays: number): boolean {
  return expiredAt !== null && now.getTime() <= expiredAt.getTime() + payAgainDays * day;
}

export interface OrderState {
  status: OrderStatus;
  expiresAt: Date | null;
  paymentMethod: string;
  /** End of the quote that it was made from: until then it can be paid again. */
  quotedUntil?: Date | null | undefined;
  /** A shipped line has no rating yet. */
  isToRate?: boolean;
}

/** What the buyer may do now, of the actions that the shop serves. */
export function allowedActions(
  { status, expiresAt, paymentMethod, quotedUntil, isToRate = false }: OrderState,
  now: Date,
  payAgainDays: number,
): Action[] {
  const isInTime = quotedUntil ? now <= quotedUntil : mayPayAgain(expiresAt, now, payAgainDays);
  const isPayable = status === 'pending' || (status === 'expired' && isInTime);
  const actions: Action[] = isPayable ? ['pay'] : [];
  if (status === 'pending' && paymentMethod === 'bank_transfer') actions.push('upload_slip');
  if (mayMove(status, 'cancelled', 'customer')) actions.push('cancel');
  if (mayMove(status, 'completed', 'customer')) actions.push('confirm_receipt');
  if (isToRate) actions.push('review');
  return [...actions, 'reorder'];
}
