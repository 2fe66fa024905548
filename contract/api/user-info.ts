/** Who is logged in (`docs/api.md` 5.3), apart from the other account calls, because every start of the app asks it. */
import * as z from 'zod/mini';
import { companyRoles } from './company-role.ts';
import { endpoint } from './endpoint.ts';
import { id, iso } from './fields.ts';

export const userInfo = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  locale: z.string(),
  currency: z.string(),
  email_verified: z.boolean(),
  newsletter: z.boolean(),
  created_at: iso,
  default_address_id: z.nullable(id),
  /** Whether a price list of the account's own holds today; what it says is told by `own-prices`. */
  has_price_list: z.boolean(),
  /** The company that the shop knows the person in, by its name, and what they may do for it. */
  member_of: z.nullable(z.object({ company: z.string(), role: z.enum(companyRoles) })),
  /** Who of the shop acts in the account just now, why and until when; null for the customer. */
  acted_for: z.nullable(z.object({ operator: z.string(), reason: z.string(), until: iso })),
});
export type UserInfo = z.output<typeof userInfo>;

export const getUserInfo = endpoint({
  summary: 'The account that is logged in',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/info',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  response: userInfo,
});
