import { expect, test } from 'vitest';
import { withdrawalEnd, withdrawalOf } from './withdrawal.ts';

const person = { country: 'DE', company: null, tax_id_status: 'none' } as const;
const state = { status: 'shipped', shipping: person, billing: person, receivedAt: null } as const;
const at = (text: string) => new Date(text);

test('the period ends with the fourteenth day after receipt, wherever in the Union', () => {
  // Received on a Tuesday; the fourteenth day is a Tuesday too.
  expect(withdrawalEnd(at('2026-11-10T09:00:00Z'))).toEqual(at('2026-11-25T04:00:00Z'));
});

test('a last day on a weekend moves to the Monday', () => {
  expect(withdrawalEnd(at('2026-11-07T09:00:00Z'))).toEqual(at('2026-11-24T04:00:00Z'));
  expect(withdrawalEnd(at('2026-11-08T09:00:00Z'))).toEqual(at('2026-11-24T04:00:00Z'));
  expect(withdrawalEnd(at('2026-11-06T09:00:00Z'))).toEqual(at('2026-11-21T04:00:00Z'));
});

test('a consumer may withdraw from the order on, until the period has ended', () => {
  const now = at('2026-11-20T10:00:00Z');
  expect(withdrawalOf({ ...state, status: 'processing' }, now)).toEqual({ until: null });
  expect(withdrawalOf(state, now)).toEqual({ until: null });
  const received = { ...state, receivedAt: at('2026-11-10T09:00:00Z') };
  expect(withdrawalOf(received, now)).toEqual({ until: at('2026-11-25T04:00:00Z') });
  expect(withdrawalOf(received, at('2026-11-25T03:59:59Z'))).not.toBeNull();
  expect(withdrawalOf(received, at('2026-11-25T04:00:00Z'))).toBeNull();
});

test('companies, buyers outside the Union and orders that came to nothing have no such right', () => {
  const now = at('2026-11-20T10:00:00Z');
  const us = { ...person, country: 'US' };
  expect(withdrawalOf({ ...state, shipping: us, billing: us }, now)).toBeNull();
  expect(withdrawalOf({ ...state, shipping: us }, now)).not.toBeNull();
  expect(withdrawalOf({ ...state, billing: { ...person, company: 'Muster GmbH' } }, now)).toBeNull();
  expect(withdrawalOf({ ...state, billing: { ...person, tax_id_status: 'valid' } }, now)).toBeNull();
  expect(withdrawalOf({ ...state, billing: { ...person, tax_id_status: 'unchecked' } }, now)).not.toBeNull();
  expect(withdrawalOf({ ...state, status: 'cancelled' }, now)).toBeNull();
  expect(withdrawalOf({ ...state, status: 'expired' }, now)).toBeNull();
});
