import type { saveSettings as endpoint } from '#contract/api/admin/settings.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { countryOf } from '#server/rules/country/countries.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** Refuses countries that there are not. */
export function checkTax({
  tax_rates: rates = {},
  seller_country: seller,
}: Pick<ParsedRequestOf<typeof endpoint>, 'tax_rates' | 'seller_country'>): void {
  const named = Object.keys(rates).map((code) => [`tax_rates.${code}`, code] as const);
  const unknown = [...named, ...(seller === undefined ? [] : [['seller_country', seller] as const])].filter(([, code]) => !countryOf(code));
  const fields = Object.fromEntries(unknown.map(([path]): [string, FieldIssue[]] => [path, [{ code: 'not_allowed' }]]));
  if (unknown.length > 0) throw new StoreError('validation_failed', { fields });
}
