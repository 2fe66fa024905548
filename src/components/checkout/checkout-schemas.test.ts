import { describe, expect, test } from 'vitest';
import type { AddressForm } from '#contract/api/address.ts';
import { fieldIssue } from '#contract/api/field-issue.ts';
import { addressRequest, shownFields } from '#src/components/address/address-values.ts';
import { reachableStep, stepSchema } from './checkout-schemas.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-values.ts';

const field = { required: true, max: 60, pattern: null, example: null, width: 'full' } as const;
const german: AddressForm = {
  fields: [
    { ...field, key: 'first_name', label: 'First name', order: 1 },
    { ...field, key: 'last_name', label: 'Last name', order: 2 },
    { ...field, key: 'company', label: 'Company', required: false, order: 3 },
    { ...field, key: 'tax_id', label: 'USt-IdNr', required: false, pattern: 'DE[0-9]{9}', example: 'DE123456789', max: 20, order: 3 },
    { ...field, key: 'line1', label: 'Street address', order: 4 },
    { ...field, key: 'postcode', label: 'Postcode', pattern: '[0-9]{5}', example: '10115', max: 12, order: 5 },
    { ...field, key: 'city', label: 'City', order: 6 },
    { ...field, key: 'phone', label: 'Phone', max: 25, order: 7 },
  ],
  tax_id: { label: 'USt-IdNr', required_for_company: false, pattern: 'DE[0-9]{9}', example: 'DE123456789' },
};
const complete: CheckoutValues = {
  ...emptyCheckout('DE'),
  email: 'marta@example.com',
  shipping_address: {
    ...emptyCheckout('DE').shipping_address,
    first_name: 'Marta',
    last_name: 'Keller',
    line1: 'Torstraße 14',
    postcode: '10119',
    city: 'Berlin',
    phone: '+49 30 5550 1400',
  },
};
const forms = { shipping_address: german };

function problems(values: CheckoutValues) {
  const read = stepSchema('address', values, forms).safeParse(values);
  return Object.fromEntries((read.error?.issues ?? []).map((issue) => [issue.path.join('.'), fieldIssue(issue).code]));
}

describe('the address step', () => {
  test('takes a complete German address', () => {
    expect(problems(complete)).toEqual({});
  });

  test('names every problem at once, those of the country too', () => {
    const address = { ...complete.shipping_address, first_name: '', postcode: '1011', company: 'Keller GmbH', tax_id: 'DE12' };
    expect(problems({ ...complete, email: '', shipping_address: address })).toEqual({
      email: 'required',
      'shipping_address.first_name': 'required',
      'shipping_address.postcode': 'invalid_format',
      'shipping_address.tax_id': 'invalid_format',
    });
  });

  test('a tax number may be typed with spaces', () => {
    const address = { ...complete.shipping_address, company: 'Keller GmbH', tax_id: 'de 123 456 789' };
    expect(problems({ ...complete, shipping_address: address })).toEqual({});
  });

  test('asks a tax number of companies only', () => {
    expect(shownFields(german, { company: '' }).map((one) => one.key)).not.toContain('tax_id');
    const keys = shownFields(german, { company: 'Keller GmbH' }).map((one) => one.key);
    expect(keys.indexOf('tax_id')).toBe(keys.indexOf('company') + 1);
  });

  test('sends only what the form of the country shows', () => {
    const typed = { ...complete.shipping_address, state: 'TX', district: 'Mitte', company: '', tax_id: 'DE123456789' };
    expect(addressRequest(typed, german)).toEqual({
      country: 'DE',
      first_name: 'Marta',
      last_name: 'Keller',
      line1: 'Torstraße 14',
      postcode: '10119',
      city: 'Berlin',
      phone: '+49 30 5550 1400',
    });
  });
});

test('a later step opens only when those before it are complete', () => {
  expect(reachableStep('review', emptyCheckout('DE'), forms)).toBe('address');
  expect(reachableStep('review', complete, forms)).toBe('delivery');
  expect(reachableStep('review', { ...complete, shipping_code: 'standard', payment_method: 'bank_transfer' }, forms)).toBe('review');
});
