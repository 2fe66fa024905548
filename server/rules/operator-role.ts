/** What each role of the people who run the shop may do (`docs/api.md` 5.6). */
import type { OperatorRole } from '#contract/operator-roles.ts';
import { type AnyEndpoint, type OperatorScope, operatorScopes, type PersonScope } from '#contract/api/endpoint.ts';

type OperatorRight = OperatorScope | PersonScope;

interface RoleRights {
  scopes: readonly OperatorRight[];
  /** Reads all that its scopes name and changes nothing but its own log-in. */
  readOnly: boolean;
}

export const rightsOfRole: Record<OperatorRole, RoleRights> = {
  owner: { scopes: [...operatorScopes, 'own', 'people'], readOnly: false },
  sales: { scopes: ['orders', 'quotes', 'customers', 'overview', 'own'], readOnly: false },
  stock: { scopes: ['catalog', 'shipping', 'own'], readOnly: false },
  content: { scopes: ['content', 'own'], readOnly: false },
  read_only: { scopes: [...operatorScopes, 'own', 'people'], readOnly: true },
};

type Asked = Pick<AnyEndpoint, 'kind' | 'scope' | 'narrowScope'>;

/** Whether somebody with these rights may make a call. */
export function mayCall({ scopes, readOnly }: RoleRights, { kind, scope, narrowScope }: Asked): boolean {
  if (readOnly && kind === 'command' && scope !== 'own') return false;
  return [scope, narrowScope].some((one) => one !== undefined && scopes.includes(one));
}
