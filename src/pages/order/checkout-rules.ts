import * as z from 'zod/mini';
import { type AddressForm, addressInput } from '#contract/api/address.ts';
import { type FieldIssue, fieldIssue } from '#contract/api/field-issue.ts';
import { email, text } from '#contract/api/fields.ts';
import { type AddressForms, type AddressValues, type CheckoutValues, shownFields } from './checkout-values.ts';

export const steps = ['address', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}

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

/** The country's rules stand beside the common ones, not behind them, so that one press shows every problem. */
function addressSchema(form: AddressForm | undefined, values: AddressValues) {
  return z.unknown().check(({ issues, value: input }) => {
    const own = form ? countryProblems(form, values) : [];
    for (const { key, ...params } of [...own, ...commonProblems(values)]) issues.push({ code: 'custom', path: [key], params, input });
  });
}

const delivery = z.object({ shipping_code: text(1, 40), payment_method: text(1, 40) });
const review = z.object({
  po_number: text(0, 40),
  customer_note: text(0, 500),
  accept_terms: z.literal(true),
});

/** What one step must fulfil before the next is shown. */
export function stepSchema(step: Step, values: CheckoutValues, forms: AddressForms) {
  if (step === 'delivery') return delivery;
  if (step === 'review') return review;
  return z.object({
    email,
    shipping_address: addressSchema(forms.shipping_address, values.shipping_address),
    ...(values.bills_elsewhere && { billing_address: addressSchema(forms.billing_address, values.billing_address) }),
  });
}

/** The first step that what is typed does not fulfil, at most the wanted one. */
export function reachableStep(wanted: Step, values: CheckoutValues, forms: AddressForms): Step {
  const before = steps.slice(0, steps.indexOf(wanted));
  return before.find((step) => !stepSchema(step, values, forms).safeParse(values).success) ?? wanted;
}
