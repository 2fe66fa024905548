/** The form that opens an account, on the page that has it. */
import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';
import type { wordsOf } from './words.ts';

interface Registrant {
  email: string;
  password: string;
}

/** Fills the form in as Marta Keller and sends it. */
export async function sendRegistration(
  page: Page,
  hand: Hand,
  t: ReturnType<typeof wordsOf>,
  { email, password }: Registrant,
): Promise<void> {
  const form = page.getByRole('main');
  await hand.write(form.getByLabel(t('user:first_name'), { exact: true }), 'Marta');
  await hand.write(form.getByLabel(t('user:last_name'), { exact: true }), 'Keller');
  await hand.write(form.getByLabel(t('user:email'), { exact: true }), email);
  await hand.write(form.getByLabel(t('user:password'), { exact: true }), password);
  await hand.tick(form.locator('#consent'));
  await hand.press(form.getByRole('button', { name: t('user:register.submit') }));
}
