import type { OperatorStep } from '#contract/api/admin/order.ts';
import type { OrderStatus } from '#contract/api/order.ts';
import { mayMove } from './order-state.ts';

export interface StepState {
  status: OrderStatus;
  /** Minor units. */
  total: number;
  paid: number;
  refunded: number;
  /** A parcel of which nobody has said that it arrived. */
  isUnderWay: boolean;
}

/** An order that is not confirmed before its money is there. */
export const waitsForMoney = (status: OrderStatus): boolean => status === 'pending' || status === 'expired';

/**
 * What is still to come of an order's money, in minor units. What went back before it was confirmed is missing again; afterwards a
 * refund has its credit note, so nobody owes that part any more.
 */
export function missingMoney({ status, total, paid, refunded }: Omit<StepState, 'isUnderWay'>): number {
  return Math.max(0, total - paid + (waitsForMoney(status) ? refunded : 0));
}

/** What came beyond an invoice and its credit notes, in minor units: it goes back first, and takes nothing off the invoice. */
export function surplusMoney({ total, paid, refunded }: Pick<StepState, 'total' | 'paid' | 'refunded'>, credited: number): number {
  return Math.max(0, paid - refunded - (total - credited));
}

/** What may be done with an order now by those who run the shop, in the order in which it usually is. */
export function operatorSteps({ status, total, paid, refunded, isUnderWay }: StepState): OperatorStep[] {
  const steps: [OperatorStep, boolean][] = [
    ['confirm_payment', missingMoney({ status, total, paid, refunded }) > 0 && status !== 'cancelled'],
    ['process', mayMove(status, 'processing', 'operator')],
    ['ship', mayMove(status, 'shipped', 'operator')],
    ['close_short', status === 'partially_shipped'],
    ['deliver', isUnderWay],
    ['cancel', mayMove(status, 'cancelled', 'operator')],
    ['refund', paid > refunded],
  ];
  return steps.flatMap(([step, isOpen]) => (isOpen ? [step] : []));
}
