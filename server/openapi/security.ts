/** Who may make a call, in OpenAPI's words (`docs/api.md` section 2). */
import { keyScopeOf } from '#server/caller/key-scopes.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';

export const securitySchemes = {
  log_in: { type: 'http', scheme: 'bearer', description: 'Token of a customer’s log-in: `st_…`, by `login`.' },
  api_key: {
    type: 'http',
    scheme: 'bearer',
    description: 'API key of a customer: `sk_…`, made in the account. It opens the calls of its scopes.',
  },
  cart_key: { type: 'apiKey', in: 'header', name: 'X-Cart-Key', description: 'Key of a guest’s cart: `ck_…`, in the answer that made it.' },
  access_key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Access-Key',
    description: 'Key of a guest’s order or inquiry: `ak_…`, in the answer of `checkout`.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'Session of a person who runs the shop (`os_…`), or an operator’s key (`ok_…`). Each call names the scope that it needs.',
  },
} as const;

type Requirement = Partial<Record<keyof typeof securitySchemes, readonly string[]>>;

/** Ways to be let in; any of them will do, and an empty one is nobody in particular. */
export function securityOf(call: AnyEndpoint): Requirement[] {
  const scope = keyScopeOf(call);
  const byKey: Requirement[] = scope === undefined ? [] : [{ api_key: [scope] }];
  if (call.access === 'any') return [{}, ...(call.cache === 'N' ? [{ log_in: [] }] : []), ...byKey];
  if (call.access === 'cart') return [{}, { cart_key: [] }, { log_in: [] }, ...byKey];
  if (call.access === 'order') return [{ log_in: [] }, { access_key: [] }, ...byKey];
  if (call.access === 'user') return [{ log_in: [] }, ...byKey];
  return [call.scope, call.narrowScope].flatMap((one) => (one === undefined ? [] : { operator: [one] }));
}
