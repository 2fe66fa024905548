import type { FieldIssue } from '#contract/api/field-issue.ts';
import { countryOf } from '#server/rules/countries.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** Refuses rates of countries that there are not. */
export function checkTax(rates: Record<string, number> = {}): void {
  const unknown = Object.keys(rates).filter((code) => !countryOf(code));
  const fields = Object.fromEntries(unknown.map((code): [string, FieldIssue[]] => [`tax_rates.${code}`, [{ code: 'not_allowed' }]]));
  if (unknown.length > 0) throw new StoreError('validation_failed', { fields });
}
