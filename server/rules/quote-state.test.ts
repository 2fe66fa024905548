import { expect, test } from 'vitest';
import { quoteStatuses } from '#contract/api/quote.ts';
import { hasEnded, mayMoveQuote, mayRevise, mayWrite, nextStatuses, quoteActionsOf } from './quote-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const tomorrow = new Date('2026-11-22T12:00:00Z');

function movesOf(actor: 'customer' | 'operator' | 'timer'): string[] {
  return quoteStatuses.flatMap((from) => quoteStatuses.flatMap((to) => (mayMoveQuote(from, to, actor) ? [`${from} > ${to}`] : [])));
}

test('the customer asks, decides and withdraws; the shop reviews and answers; the timer ends', () => {
  expect(movesOf('customer')).toEqual([
    'submitted > cancelled',
    'in_review > cancelled',
    'quoted > revision_requested',
    'quoted > accepted',
    'quoted > declined',
    'revision_requested > cancelled',
  ]);
  expect(movesOf('operator')).toEqual([
    'submitted > in_review',
    'submitted > quoted',
    'submitted > rejected',
    'in_review > quoted',
    'in_review > rejected',
    'revision_requested > quoted',
    'revision_requested > rejected',
    'expired > in_review',
  ]);
  expect(movesOf('timer')).toEqual(['quoted > expired']);
});

test('messages go on until nothing more can come of the inquiry', () => {
  expect(quoteStatuses.filter(mayWrite)).toEqual(['submitted', 'in_review', 'quoted', 'revision_requested', 'expired']);
});

test('a quote can be accepted until the very moment its last price ends', () => {
  expect(hasEnded({ validUntil: null }, now)).toBe(false);
  expect(hasEnded({ validUntil: tomorrow }, now)).toBe(false);
  expect(hasEnded({ validUntil: now }, now)).toBe(true);
  const quoted = { status: 'quoted', revisions: 0 } as const;
  expect(quoteActionsOf({ ...quoted, validUntil: tomorrow }, now)).toEqual(['accept', 'decline', 'message', 'request_revision']);
  expect(quoteActionsOf({ ...quoted, validUntil: now }, now)).not.toContain('accept');
});

test('five revisions may be asked for, the sixth not', () => {
  expect(mayRevise({ status: 'quoted', revisions: 4 })).toBe(true);
  expect(mayRevise({ status: 'quoted', revisions: 5 })).toBe(false);
  expect(mayRevise({ status: 'in_review', revisions: 0 })).toBe(false);
  expect(quoteActionsOf({ status: 'quoted', revisions: 5, validUntil: tomorrow }, now)).not.toContain('request_revision');
});

test('what is closed offers nothing', () => {
  for (const status of ['accepted', 'declined', 'cancelled', 'rejected'] as const) {
    expect(quoteActionsOf({ status, revisions: 0, validUntil: tomorrow }, now)).toEqual([]);
  }
});

test('where an inquiry may be moved is told to who may move it', () => {
  expect(nextStatuses('submitted', 'operator')).toEqual(['in_review', 'quoted', 'rejected']);
  expect(nextStatuses('submitted', 'customer')).toEqual(['cancelled']);
  expect(quoteActionsOf({ status: 'submitted', validUntil: null, revisions: 0 }, now)).toEqual(['cancel', 'message']);
});
