import * as z from 'zod/mini';
import type { AddressForm } from '#contract/api/address.ts';
import { addressInput } from '#contract/forms/address-input.ts';
import { type FieldIssue, fieldIssue } from '#contract/api/field-issue.ts';
import { type AddressValues, shownFields } from './address-values.ts';

interface Problem extends FieldIssue {
  key: string;
}

/** What the country's own form finds wrong. */
function countryProblems(form: AddressForm, values: AddressValues): Problem[] {
  return shownFields(form, values).flatMap(({ key, required, pattern, max, options }): Problem[] => {
    const value = values[key].trim();
    if (value === '') return required ? [{ key, code: 'required' }] : [];
    if ([...value].length > max) return [{ key, code: 'too_long', limit: max }];
    if (options && !options.some((one) => one.code === value)) return [{ key, code: 'not_allowed' }];
    return pattern === null || fits(new RegExp(`^(?:${pattern})$`, 'iu'), value) ? [] : [{ key, code: 'invalid_format' }];
  });
}

/** What every country finds wrong. */
function commonProblems(values: AddressValues): Problem[] {
  const { error } = commonRules.safeParse(values);
  return (error?.issues ?? []).map((issue) => ({ key: String(issue.path[0]), ...fieldIssue(issue) }));
}

/** A number may be typed in full width, and with or without its spaces and points; the server reads it the same way. */
function fits(expression: RegExp, value: string): boolean {
  const plain = value.normalize('NFKC').replace(/[‐‑‒–—−ー]/g, '-');
  return expression.test(plain) || expression.test(plain.replace(/[\s.\-/]/g, ''));
}

const commonRules = z.omit(addressInput, { email: true });

/** What a typed address must fulfil. The country's rules stand beside the common ones, not behind them, so that one press shows every problem. */
export function addressSchema(form: AddressForm | undefined, values: AddressValues) {
  return z.unknown().check(({ issues, value: input }) => {
    const own = form ? countryProblems(form, values) : [];
    for (const { key, ...params } of [...own, ...commonProblems(values)]) issues.push({ code: 'custom', path: [key], params, input });
  });
}

/** The same where the address is one field of a form. */
export function placedAddressSchema(form: AddressForm | undefined, values: AddressValues) {
  return z.object({ address: addressSchema(form, values) });
}
