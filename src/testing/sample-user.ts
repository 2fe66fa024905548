import type { LoggedIn, UserInfo } from '#contract/api/account.ts';
import type { UserState } from '#src/store/user.ts';

export function sampleUser(replaced: Partial<UserInfo> = {}): UserInfo {
  return {
    id: 'u1',
    email: 'marta@example.com',
    first_name: 'Marta',
    last_name: 'Keller',
    phone: null,
    company: null,
    locale: 'en',
    currency: 'USD',
    email_verified: true,
    newsletter: false,
    created_at: '2026-01-01T00:00:00Z',
    default_address_id: null,
    has_price_list: false,
    member_of: null,
    acted_for: null,
    ...replaced,
  };
}

/** What a log-in answers; without a guest's lines. */
export function sampleLogin(replaced: Partial<LoggedIn> = {}): LoggedIn {
  return {
    token: 'st_new',
    expires_at: '2026-01-08T00:00:00Z',
    user: sampleUser(),
    cart_key: null,
    merged: { cart: 0, rfq: 0 },
    results: [],
    cartNum: 0,
    rfqNum: 0,
    ...replaced,
  };
}

/** Start value of a visitor who has a token. */
export const inSession: UserState = { token: 'st_1', isKept: true, hasExpired: false, knownName: '' };
