import * as z from 'zod/mini';
import { type AddressForm, addressInput } from '#contract/api/address.ts';
import { email, failsAs, text } from '#contract/api/fields.ts';
import { type AddressForms, type AddressValues, type CheckoutValues, shownFields } from './checkout-values.ts';

export const steps = ['address', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}

function countryRules(form: AddressForm, values: AddressValues) {
  return shownFields(form, values).flatMap(({ key, required, pattern, max, options }) => {
    const read = (address: unknown) => String(Object(address)[key] ?? '').trim();
    const expression = pattern === null ? null : new RegExp(`^(?:${pattern})$`, 'iu');
    const rule = (holds: (value: string) => boolean, code: Parameters<typeof failsAs>[0]) =>
      z.refine((address) => holds(read(address)), { path: [key], ...failsAs(code, max) });
    return [
      rule((value) => !required || value !== '', 'required'),
      rule((value) => value === '' || [...value].length <= max, 'too_long'),
      rule((value) => value === '' || expression === null || fits(expression, value), 'invalid_format'),
      rule((value) => value === '' || !options || options.some((one) => one.code === value), 'not_allowed'),
    ];
  });
}

/** A number may be typed in full width, and with or without its spaces and points; the server reads it the same way. */
function fits(expression: RegExp, value: string): boolean {
  const plain = value.normalize('NFKC').replace(/[‐‑‒–—−ー]/g, '-');
  return expression.test(plain) || expression.test(plain.replace(/[\s.\-/]/g, ''));
}

const commonRules = z.omit(addressInput, { email: true });

/** The country's rules stand beside the common ones, not behind them, so that one press shows every problem. */
function addressSchema(form: AddressForm | undefined, values: AddressValues) {
  if (!form) return commonRules;
  const countrySchema = z.pipe(
    z.looseObject({}).check(...countryRules(form, values)),
    z.transform(() => ({})),
  );
  return z.intersection(commonRules, countrySchema);
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
