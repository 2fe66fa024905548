import { type ApiScope, apiScopes } from '#contract/api/endpoint.ts';

const scopeFields = { catalog: 'catalog', cart: 'cart', 'orders:read': 'orders' } as const;

/** The scopes whose boxes are ticked. */
export function scopesOf(values: Record<(typeof scopeFields)[ApiScope], boolean>): ApiScope[] {
  return apiScopes.filter((scope) => values[scopeFields[scope]]);
}
