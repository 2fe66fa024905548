import { expect, test } from 'vitest';
import { mayMoveReturn, returnablePieces, returnSteps, withdrawablePieces, worthOfReturn } from './returns.ts';

const lines = [
  { id: 'a', quantity: 10, shipped: 6 },
  { id: 'b', quantity: 3, shipped: 0 },
];
const asked = (quantity: number, change: Partial<Parameters<typeof returnablePieces>[0]['returns'][number]> = {}) => ({
  status: 'requested' as const,
  outcome: null,
  lines: [{ lineId: 'a', quantity }],
  ...change,
});

test('what may come back was sent and is in no other return', () => {
  const order = { status: 'partially_shipped' as const, lines, returns: [] };
  expect(returnablePieces(order)).toEqual([{ line_id: 'a', quantity: 6 }]);
  expect(returnablePieces({ ...order, returns: [asked(4), asked(1)] })).toEqual([{ line_id: 'a', quantity: 1 }]);
  expect(returnablePieces({ ...order, returns: [asked(6)] })).toEqual([]);
});

test('a return that came to nothing takes no pieces, and replaced ones may come back again', () => {
  const order = { status: 'partially_shipped' as const, lines };
  const over = [asked(6, { status: 'declined' }), asked(6, { status: 'cancelled' }), asked(6, { status: 'closed', outcome: 'replaced' })];
  expect(returnablePieces({ ...order, returns: over })).toEqual([{ line_id: 'a', quantity: 6 }]);
  expect(returnablePieces({ ...order, returns: [asked(6, { status: 'closed', outcome: 'refunded' })] })).toEqual([]);
});

test('a consumer withdraws from what was not sent too, but not from what will never come', () => {
  expect(withdrawablePieces({ status: 'processing', lines, returns: [] })).toEqual([
    { line_id: 'a', quantity: 10 },
    { line_id: 'b', quantity: 3 },
  ]);
  for (const status of ['shipped', 'completed'] as const)
    expect(withdrawablePieces({ status, lines, returns: [] })).toEqual([{ line_id: 'a', quantity: 6 }]);
});

test('the shop decides about a request once; a customer takes back what is not here yet', () => {
  const requested = { kind: 'return', status: 'requested' } as const;
  expect(returnSteps({ ...requested, isAllBack: false })).toEqual(['accept', 'decline']);
  expect(returnSteps({ kind: 'return', status: 'accepted', isAllBack: false })).toEqual(['receive', 'close', 'cancel']);
  expect(returnSteps({ kind: 'return', status: 'received', isAllBack: true })).toEqual(['close']);
  expect(returnSteps({ kind: 'return', status: 'declined', isAllBack: false })).toEqual([]);
  expect(mayMoveReturn(requested, 'cancelled', 'customer')).toBe(true);
  expect(mayMoveReturn(requested, 'accepted', 'customer')).toBe(false);
  expect(mayMoveReturn({ kind: 'return', status: 'received' }, 'cancelled', 'customer')).toBe(false);
});

test('a withdrawal is not taken back', () => {
  expect(returnSteps({ kind: 'withdrawal', status: 'accepted', isAllBack: false })).toEqual(['receive', 'close']);
  expect(mayMoveReturn({ kind: 'withdrawal', status: 'accepted' }, 'cancelled', 'customer')).toBe(false);
});

test('pieces are worth their part of the line with its discount and tax', () => {
  const sold = [
    { id: 'a', quantity: 10, sold: { line_total: 1000, discount: 100, tax_rate_bp: 1900 } },
    { id: 'b', quantity: 1, sold: { line_total: 333, discount: 0, tax_rate_bp: 1900 } },
  ];
  const order = { total: 2000, lines: sold };
  const some = [{ lineId: 'a', quantity: 4 }];
  expect(worthOfReturn(order, { kind: 'return', pieces: some })).toBe(428);
  const all = [
    { lineId: 'a', quantity: 10 },
    { lineId: 'b', quantity: 1 },
  ];
  expect(worthOfReturn(order, { kind: 'return', pieces: all })).toBe(1467);
  expect(worthOfReturn(order, { kind: 'withdrawal', pieces: all })).toBe(2000);
  expect(worthOfReturn(order, { kind: 'withdrawal', pieces: some })).toBe(428);
});
