/**
 * Which call opens for whom (`docs/api.md` section 2), written down beside the contract so that a slip in one of them shows:
 * `access.test.ts` asks every call with every kind of credential, `ownership.test.ts` with things of somebody else.
 * A new call must join; until it does, both fail with its name.
 */
import type { ApiScope, OperatorScope, PersonScope } from '#contract/api/endpoint.ts';

/** Who gets past the door: `cart` is anybody with or without a cart, `thing` whoever owns the order or shows its access key. */
type Who = 'anybody' | 'cart' | 'account' | 'thing' | 'operator';

interface Group {
  who: Who;
  /** The scope of a customer's API key that opens the calls; null where none does. */
  key: ApiScope | null;
  /** What an operator must be allowed. */
  operator?: OperatorScope | PersonScope;
  /** A narrower scope that opens the calls as well. */
  narrow?: OperatorScope;
  /** They can name a thing that belongs to somebody. */
  names?: true;
  /** Names of calls without `/api/store/`; two of one name are one call by GET and one by POST. */
  calls: string;
}

const groups: readonly Group[] = [
  {
    who: 'anybody',
    key: 'catalog',
    calls: `/api/openapi.json /api/calc/:tool common/config common/address-form common/countries
      common/categories common/category common/part-classes common/manufacturer common/manufacturers common/hot-product
      common/product-filter common/product-list common/search-product common/search-suggest common/chip-find-search
      common/product-detail common/product-live common/product-pinout common/product-similar common/product-compare common/product-price common/order-estimate
      common/product-comment common/product-question common/picture/:picture_id common/part-document/:document_id common/image/:file_id
      content/home content/search content/sitemap content/sitemap-pages content/page content/friendly-links
      content/blog-categories content/blog-detail content/blog-list content/news-categories content/news-detail content/news-list
      content/component-detail content/component-list content/supplier-detail content/supplier-list
      content/solution-categories content/solution-detail content/solution-list`,
  },
  { who: 'anybody', key: 'catalog', names: true, calls: 'common/bom-match' },
  { who: 'anybody', key: 'cart', calls: 'common/cart-num cart/shared' },
  {
    who: 'anybody',
    key: null,
    calls: `/api/get-ip common/feedback common/save-feedback common/save-stock-alert content/save-friendly-link
      common/save-subscribe common/confirm-subscribe common/unsubscribe common/leave/:token order/send-link
      user/register user/activation user/resend-activation user/login user/forgot-pwd user/change-pwd user/save-pwd
      user/confirm-email user/coupon-center common/upload common/upload-check common/begin-handover common/take-handover admin/log-in admin/invitation admin/accept-invitation admin/become-owner
      admin/log-in-challenge admin/log-in-passkey`,
  },
  { who: 'anybody', key: null, names: true, calls: 'common/file/:file_id user/parts-list' },
  {
    who: 'cart',
    key: 'cart',
    calls:
      'cart/list cart/add cart/clear cart/rfq-list cart/rfq-add cart/rfq-clear cart/apply-coupon cart/remove-coupon cart/share cart/merge',
  },
  { who: 'cart', key: 'cart', names: true, calls: 'cart/update cart/remove cart/rfq-update cart/rfq-remove' },
  { who: 'cart', key: null, calls: 'order/payment-options order/shipping-options order/checkout order/save-inquiry common/upload-token' },
  { who: 'cart', key: null, names: true, calls: 'order/preview' },
  { who: 'account', key: 'orders:read', calls: 'user/user-order' },
  {
    who: 'account',
    key: null,
    calls: `user/approvals user/info user/own-prices user/save-info user/center user/user-address user/user-coupon user/save-coupon user/user-inquiry
      user/user-comment user/save-helpful user/save-question user/save-bom-choice user/bom-choices user/parts-lists user/api-keys user/save-api-key
      user/saved-calculations user/save-calculation user/take-calculations
      user/change-email user/delete-account user/export user/logout user/logout-all
      user/confirm-password user/sessions`,
  },
  {
    who: 'account',
    key: null,
    names: true,
    calls: `order/ask-approval user/approval user/approve-order user/refuse-order user/withdraw-approval
      user/save-address user/del-address user/save-parts-list user/del-parts-list user/del-bom-choice user/change-calculation user/del-calculation user/del-api-key user/end-session user/save-comment-rating`,
  },
  { who: 'thing', key: 'orders:read', names: true, calls: 'order/order-detail order/invoice order/agreed-text' },
  {
    who: 'thing',
    key: null,
    names: true,
    calls: `order/cancel order/confirm-receipt order/returns order/request-return order/withdraw order/cancel-return order/return-slip order/reorder order/pay-result order/order-pay order/save-transfer
      order/quote-detail order/quote-message order/quote-preview order/quote-accept order/quote-decline order/quote-cancel`,
  },
  {
    who: 'operator',
    key: null,
    operator: 'catalog',
    calls:
      'admin/price admin/stock admin/job admin/job-cancel admin/product-import admin/product-export admin/import-preview admin/import-mappings admin/save-import-mapping admin/part-sources admin/pause-part-source admin/run-part-source admin/part-source-runs admin/products admin/product admin/save-product admin/add-product-picture admin/set-picture admin/add-document admin/remove-product admin/product-changes admin/product-choices admin/makers admin/save-maker-aliases admin/merge-makers admin/outlines admin/outline admin/save-outline admin/remove-outline admin/outline-changes admin/bulk-preview admin/bulk-edit admin/bulk-edits admin/bulk-undo admin/categories admin/begin-categories admin/category admin/save-category admin/move-category admin/remove-category admin/category-changes admin/parameters',
  },
  {
    who: 'operator',
    key: null,
    operator: 'orders',
    narrow: 'shipping',
    calls:
      'admin/order admin/orders admin/order-filters admin/shipping-labels admin/order-transition admin/packing-list admin/returns admin/return admin/return-slip admin/move-return',
  },
  {
    who: 'operator',
    key: null,
    operator: 'quotes',
    calls: 'admin/inquiries admin/inquiry admin/quote-parts admin/review-quote admin/save-quote admin/copy-quote admin/quote-message',
  },
  { who: 'operator', key: null, operator: 'orders', calls: 'admin/payment-confirm admin/save-order-filter admin/order-message' },
  {
    who: 'operator',
    key: null,
    operator: 'content',
    calls: `admin/moderation admin/coupons admin/save-coupon-def admin/feedback-admin
      admin/site admin/texts admin/save-head admin/save-nav admin/save-banners admin/save-lang
      admin/articles admin/article admin/save-article admin/preview-article
      admin/article-versions admin/add-article-picture
      admin/home-blocks admin/save-home-blocks admin/preview-home-blocks`,
  },
  {
    who: 'operator',
    key: null,
    operator: 'customers',
    calls: `admin/customers admin/customer admin/customer-action admin/merge-preview admin/merge-accounts admin/impersonations admin/begin-impersonation admin/end-impersonation
      admin/price-lists admin/price-list admin/save-price-list admin/remove-price-list
      admin/companies admin/company admin/save-company admin/remove-company admin/save-company-address admin/remove-company-address
      admin/add-tax-exemption admin/remove-tax-exemption admin/tax-certificate
      admin/company-part-numbers admin/save-company-part-numbers admin/remove-company-part-number`,
  },
  {
    who: 'operator',
    key: null,
    operator: 'settings',
    calls:
      'admin/audit admin/settings admin/pull-rates admin/mails admin/retry-mail admin/send-test-mail admin/mail-kinds admin/mail-preview admin/document-preview',
  },
  { who: 'operator', key: null, operator: 'overview', calls: 'admin/tasks admin/figure' },
  {
    who: 'operator',
    key: null,
    operator: 'own',
    calls: `admin/me admin/log-out admin/sessions admin/end-session admin/confirm-code admin/confirm-challenge admin/confirm-passkey
      admin/passkeys admin/new-passkey admin/add-passkey admin/remove-passkey
      admin/change-password admin/new-recovery-codes admin/new-totp admin/replace-totp`,
  },
  {
    who: 'operator',
    key: null,
    operator: 'people',
    calls:
      'admin/people admin/invite-person admin/change-person admin/keys admin/add-key admin/revoke-key admin/webhooks admin/save-webhook admin/remove-webhook admin/webhook-log admin/replay-webhook admin/test-webhook admin/save-part-source admin/remove-part-source',
  },
];

export interface Door extends Omit<Group, 'calls'> {
  name: string;
}

export const doors: readonly Door[] = groups.flatMap(({ calls, ...door }) => calls.split(/\s+/).map((name) => ({ name, ...door })));

/** Throws for a call that stands in no group. */
export function doorOf(name: string): Door {
  const found = doors.find((door) => door.name === name);
  if (!found) throw new Error(`${name} has no row in server/testing/access-table.ts`);
  return found;
}
