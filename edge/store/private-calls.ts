/** What the edge must know of the calls that it passes on as they are. Their schemas stay out of the worker; `known-calls.test.ts` compares this with them. */
import { largestBody } from '#contract/api/endpoint.ts';

export interface BodyRule {
  maxBytes: number;
  /** A form with a file, which goes on while it comes. */
  isForm: boolean;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const usual: BodyRule = { maxBytes: largestBody, isForm: false };
const passkey: BodyRule = { maxBytes: 32 * kibibyte, isForm: false };

/** By path; one that ends in `/` stands for what is below it. */
const unusual = new Map<string, BodyRule>([
  ['/api/store/admin/add-passkey', passkey],
  ['/api/store/admin/confirm-passkey', passkey],
  ['/api/store/admin/log-in-passkey', passkey],
  ['/api/store/admin/product-import', { maxBytes: 20 * mebibyte + 64 * kibibyte, isForm: true }],
  ['/api/store/admin/import-preview', { maxBytes: 12 * mebibyte, isForm: true }],
  ['/api/store/admin/save-article', { maxBytes: 2 * mebibyte, isForm: false }],
  ['/api/store/admin/add-article-picture', { maxBytes: 20 * mebibyte + 64 * kibibyte, isForm: true }],
  ['/api/store/admin/add-product-picture', { maxBytes: 20 * mebibyte + 64 * kibibyte, isForm: true }],
  ['/api/store/admin/add-tax-exemption', { maxBytes: 5 * mebibyte + 64 * kibibyte, isForm: true }],
  ['/api/store/admin/add-document', { maxBytes: 20 * mebibyte + 64 * kibibyte, isForm: true }],
  ['/api/calc/', { maxBytes: 16 * kibibyte, isForm: false }],
  ['/api/store/common/bom-match', { maxBytes: 2 * mebibyte, isForm: false }],
  ['/api/store/common/leave/', { maxBytes: kibibyte, isForm: true }],
  ['/api/store/common/upload', { maxBytes: 10 * mebibyte + 64 * kibibyte, isForm: true }],
  ['/api/store/user/take-calculations', { maxBytes: 512 * kibibyte, isForm: false }],
  ['/api/store/user/save-parts-list', { maxBytes: mebibyte, isForm: false }],
]);

/** What the body of a POST may be. */
export function bodyRule(path: string): BodyRule {
  return unusual.get(path) ?? unusual.get(path.slice(0, path.lastIndexOf('/') + 1)) ?? usual;
}

/** Calls of the operator's side that anybody may make, or that only ask. */
const harmless = new Set(
  [
    'accept-invitation',
    'become-owner',
    'bulk-preview',
    'confirm-challenge',
    'import-preview',
    'invitation',
    'log-in',
    'log-in-challenge',
    'log-in-passkey',
    'preview-article',
    'preview-home-blocks',
    'quote-parts',
  ].map((name) => `/api/store/admin/${name}`),
);

/** Whether a call that succeeded may have changed what visitors see. */
export function changesShop(method: string, path: string): boolean {
  return method === 'POST' && path.startsWith('/api/store/admin/') && !harmless.has(path);
}
