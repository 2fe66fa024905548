import type { OperatorMe } from '#contract/api/admin/people.ts';
import { operatorScopes, personScopes } from '#contract/api/endpoint.ts';

export const operatorToken = `os_${'a'.repeat(43)}`;

/** Somebody who runs the shop and is logged in; an owner unless it is changed. */
export const sampleMe = (change: Partial<OperatorMe> = {}): OperatorMe => ({
  person_id: 'p1',
  name: 'Ada Lovelace',
  email: 'ada@office.example',
  role: 'owner',
  scopes: [...operatorScopes, ...personScopes],
  read_only: false,
  recovery_codes: 10,
  passkeys: 0,
  ...change,
});
