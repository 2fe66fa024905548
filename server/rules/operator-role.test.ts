import { expect, test } from 'vitest';
import { operatorRoles } from '#contract/operator-roles.ts';
import type { OperatorScope, PersonScope } from '#contract/api/endpoint.ts';
import { mayCall, rightsOfRole } from './operator-role.ts';

const may = (role: (typeof operatorRoles)[number], scope: OperatorScope | PersonScope, kind: 'query' | 'command' = 'command') =>
  mayCall(rightsOfRole[role], { kind, scope });
const whoMay = (scope: OperatorScope | PersonScope, kind?: 'query' | 'command') => operatorRoles.filter((role) => may(role, scope, kind));

test('each role changes what it is there for, and nothing else', () => {
  expect(whoMay('orders').toSorted()).toEqual(['owner', 'sales']);
  expect(whoMay('quotes').toSorted()).toEqual(['owner', 'sales']);
  expect(whoMay('customers').toSorted()).toEqual(['owner', 'sales']);
  expect(whoMay('overview').toSorted()).toEqual(['owner', 'sales']);
  expect(whoMay('catalog').toSorted()).toEqual(['owner', 'stock']);
  expect(whoMay('shipping').toSorted()).toEqual(['owner', 'stock']);
  expect(whoMay('content').toSorted()).toEqual(['content', 'owner']);
  expect(whoMay('people')).toEqual(['owner']);
});

test('who only reads sees all of it and changes their own log-in alone', () => {
  for (const scope of ['orders', 'catalog', 'content', 'people', 'overview'] as const) {
    expect(may('read_only', scope, 'query')).toBe(true);
    expect(may('read_only', scope)).toBe(false);
  }
  expect(may('read_only', 'own')).toBe(true);
});

test('everybody has their own log-in', () => {
  expect(whoMay('own').toSorted()).toEqual([...operatorRoles].toSorted());
});

test('a call that a narrower right opens as well is open to who has that one', () => {
  const call = { kind: 'command', scope: 'catalog', narrowScope: 'shipping' } as const;
  expect(mayCall({ scopes: ['shipping'], readOnly: false }, call)).toBe(true);
  expect(mayCall({ scopes: ['content'], readOnly: false }, call)).toBe(false);
  // A call of no scope is none of the operator's.
  expect(mayCall(rightsOfRole.owner, { kind: 'query' })).toBe(false);
});
