import * as z from 'zod/mini';
import { email, failsAs, text } from '#contract/api/fields.ts';
import { addressSchema } from '#src/components/address/address-rules.ts';
import { type Step, steps } from './checkout-steps.ts';
import type { AddressForms, CheckoutValues } from './checkout-values.ts';

const delivery = z.object({ shipping_code: text(1, 40), payment_method: text(1, 40) });
const review = z.object({
  po_number: text(0, 40),
  customer_note: text(0, 500),
  accept_terms: z.literal(true),
});

/** Taken as typed; whether it is a good one the server tells. */
const newPassword = z.string().check(z.refine((value) => value.length > 0, failsAs('required')));

/** What one step must fulfil before the next is shown. */
export function stepSchema(step: Step, values: CheckoutValues, forms: AddressForms) {
  if (step === 'delivery') return delivery;
  if (step === 'review') return review;
  return z.object({
    email,
    ...(values.create_account && { account_password: newPassword }),
    shipping_address: addressSchema(forms.shipping_address, values.shipping_address),
    ...(values.bills_elsewhere && { billing_address: addressSchema(forms.billing_address, values.billing_address) }),
  });
}

/** The first step that what is typed does not fulfil, at most the wanted one. */
export function reachableStep(wanted: Step, values: CheckoutValues, forms: AddressForms): Step {
  const before = steps.slice(0, steps.indexOf(wanted));
  return before.find((step) => !stepSchema(step, values, forms).safeParse(values).success) ?? wanted;
}
