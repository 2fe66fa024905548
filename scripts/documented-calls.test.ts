/** `docs/api.md` and the contract name the same calls: a program written after the document finds each, and no call is kept from it. */
import { expect, it } from 'vitest';
import { documentedCalls, undocumentedCalls } from './house/documented-calls.ts';

it('documents every call of the contract, and none besides', () => {
  expect(documentedCalls().length).toBeGreaterThan(100);
  expect(undocumentedCalls()).toEqual([]);
});
