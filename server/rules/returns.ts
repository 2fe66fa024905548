/** Returns of parts: what may come back, who may move one, what it is worth (`docs/api.md` 6.6). */
import type { ReturnKind, ReturnOutcome, ReturnStatus, ReturnStep } from '#contract/returns.ts';
import type { OrderStatus } from '#contract/api/order.ts';

export type ReturnActor = 'customer' | 'operator';

const transitions: Record<ReturnStatus, Partial<Record<ReturnStatus, readonly ReturnActor[]>>> = {
  requested: { accepted: ['operator'], declined: ['operator'], cancelled: ['customer'] },
  accepted: { received: ['operator'], closed: ['operator'], cancelled: ['customer', 'operator'] },
  // The rest of the pieces may arrive later.
  received: { received: ['operator'], closed: ['operator'] },
  declined: {},
  closed: {},
  cancelled: {},
};

/** A withdrawal that was declared stands: nobody takes it back by a button. */
export function mayMoveReturn({ kind, status }: { kind: ReturnKind; status: ReturnStatus }, to: ReturnStatus, actor: ReturnActor): boolean {
  if (to === 'cancelled' && kind === 'withdrawal') return false;
  return transitions[status][to]?.includes(actor) ?? false;
}

const statusOfStep: Record<ReturnStep, ReturnStatus> = {
  accept: 'accepted',
  decline: 'declined',
  receive: 'received',
  close: 'closed',
  cancel: 'cancelled',
};

/** What those who run the shop may do with a return now. */
export function returnSteps(state: { kind: ReturnKind; status: ReturnStatus; isAllBack: boolean }): ReturnStep[] {
  const steps = Object.keys(statusOfStep) as ReturnStep[]; // Object.keys loses the literal type
  return steps.filter((step) => mayMoveReturn(state, statusOfStep[step], 'operator') && !(step === 'receive' && state.isAllBack));
}

interface PiecesOfOrder {
  status: OrderStatus;
  lines: readonly { id: string; quantity: number; shipped: number }[];
  /** Pieces of each return of the order. */
  returns: readonly {
    status: ReturnStatus;
    outcome: ReturnOutcome | null;
    lines: readonly { lineId: string; quantity: number }[];
  }[];
}

export interface Pieces {
  line_id: string;
  quantity: number;
}

/** A return that came to nothing takes no pieces, and what was replaced is with the buyer again. */
function takesPieces({ status, outcome }: PiecesOfOrder['returns'][number]): boolean {
  return status !== 'declined' && status !== 'cancelled' && outcome !== 'replaced';
}

function withoutReturned({ lines, returns }: PiecesOfOrder, had: (line: PiecesOfOrder['lines'][number]) => number): Pieces[] {
  const gone = new Map<string, number>();
  for (const { lineId, quantity } of returns.filter(takesPieces).flatMap((one) => one.lines))
    gone.set(lineId, (gone.get(lineId) ?? 0) + quantity);
  const left = lines.map((line) => ({ line_id: line.id, quantity: had(line) - (gone.get(line.id) ?? 0) }));
  return left.filter(({ quantity }) => quantity > 0);
}

/** Pieces that were sent and are in no return yet. */
export function returnablePieces(order: PiecesOfOrder): Pieces[] {
  return withoutReturned(order, ({ shipped }) => shipped);
}

/** Pieces of a contract that nobody has withdrawn from: of an order that is over only those that were sent. */
export function withdrawablePieces(order: PiecesOfOrder): Pieces[] {
  const isOver = order.status === 'shipped' || order.status === 'completed';
  return withoutReturned(order, ({ quantity, shipped }) => (isOver ? shipped : quantity));
}

interface SoldLine {
  id: string;
  quantity: number;
  sold: { line_total: number; discount: number; tax_rate_bp: number };
}

/**
 * What the pieces cost, with their part of the discount and their tax, in minor units. A consumer who withdraws from all of an order
 * gets all of it back, the delivery included (Directive 2011/83/EU, article 13).
 */
export function worthOfReturn(
  { total, lines }: { total: number; lines: readonly SoldLine[] },
  { kind, pieces }: { kind: ReturnKind; pieces: readonly { lineId: string; quantity: number }[] },
): number {
  const back = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
  if (kind === 'withdrawal' && lines.every(({ id, quantity }) => (back.get(id) ?? 0) >= quantity)) return total;
  const worth = lines.map(({ id, quantity, sold: { line_total: net, discount, tax_rate_bp: rate } }) => {
    const part = ((net - discount) * (back.get(id) ?? 0)) / quantity;
    return Math.round((part * (10_000 + rate)) / 10_000);
  });
  return Math.min(
    total,
    worth.reduce((sum, one) => sum + one, 0),
  );
}
