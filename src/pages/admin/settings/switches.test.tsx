import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { saveSettings } from '#contract/api/admin/settings.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { openSettings as open, settingsForm as form, settingsShop as shop } from '#src/testing/settings-shop.tsx';
import { seeSaved } from '#src/testing/see-saved.ts';

afterEach(() => sessionStorage.clear());

it('switches ways to pay and features on and off, says whom mails are from, and says what the store refuses', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const payment = form('Payment');
  const ways = within(payment.getByRole('group', { name: 'Ways to pay' }));
  await user.click(ways.getByRole('checkbox', { name: 'Card' }));
  await user.click(payment.getByRole('button', { name: 'Save payment' }));
  await seeSaved(user);
  const features = form('Features');
  await user.click(features.getByRole('checkbox', { name: 'Newsletter sign-up' }));
  await user.click(features.getByRole('button', { name: 'Save features' }));
  await seeSaved(user);
  const mail = form('Email sender');
  await user.type(mail.getByLabelText('Sender name'), 'Muster');
  await user.click(mail.getByRole('button', { name: 'Save sender' }));
  await seeSaved(user);
  expect(held.asked).toMatchObject([
    { payment_methods: ['bank_transfer', 'account'] },
    { features: { reviews: true, questions: true, rfq: true, coupons: true, newsletter: false } },
    { mail_from: { name: 'Muster', address: '' } },
  ]);
});

it('shows what somebody else has switched meanwhile, and why nothing can be saved', async () => {
  const { held, handlers } = shop();
  const theirs = { ...held.settings, payment_methods: ['bank_transfer' as const], versions: { ...held.settings.versions, payment: 6 } };
  const refusals = [
    () => errorResponse('version_conflict', { data: { version: 6 } }),
    () => errorResponse('validation_failed', { fields: { payment_methods: [{ code: 'required' as const, message: 'x' }] } }),
  ];
  const refuse = mock(saveSettings, () => {
    held.settings = theirs;
    return refusals.shift()?.() ?? theirs;
  });
  const { user } = await open([refuse, ...handlers]);
  const payment = form('Payment');
  const ways = within(payment.getByRole('group', { name: 'Ways to pay' }));
  await user.click(ways.getByRole('checkbox', { name: 'Bank transfer' }));
  await user.click(payment.getByRole('button', { name: 'Save payment' }));
  await ways.findByText('Saved in the meantime: Bank transfer');
  expect(ways.getByRole<HTMLInputElement>('checkbox', { name: 'Bank transfer' }).checked).toBe(false);
  await user.click(payment.getByRole('button', { name: 'Save payment' }));
  await waitFor(() => expect(ways.getByRole('checkbox', { name: 'Bank transfer' }).getAttribute('aria-invalid')).toBe('true'));
});
