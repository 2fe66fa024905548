import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { WordLanguage } from '#contract/locale.ts';
import type { Hand } from './hand.ts';
import { wordsOf } from './words.ts';

/** One visitor's way from a part number to the order's bank data. */
export interface Journey {
  page: Page;
  hand: Hand;
  address: string;
  language: WordLanguage;
}

export const partNumber = 'RC0603FR-0710KL';

interface Person {
  fields: Record<string, string>;
  state: { label: string; value: string } | null;
}

/** Address labels of the country (keys of `address.json`) and what a customer there writes. */
const people: Record<'de' | 'ja', Person> = {
  de: {
    fields: {
      'address:first_name': 'Marta',
      'address:last_name': 'Keller',
      'address:line1': 'Torstraße 14',
      'address:postcode': '10119',
      'address:city': 'Berlin',
      'address:phone': '+49 30 5550 1400',
    },
    state: null,
  },
  ja: {
    fields: {
      'address:last_name': '佐藤',
      'address:first_name': '花子',
      'address:postcode': '100-0001',
      'address:own.JP_city': '千代田区',
      'address:own.JP_line1': '千代田1-1',
      'address:phone': '03-5550-1400',
    },
    state: { label: 'address:own.JP_state', value: 'JP-13' },
  },
};

/** Types the part number into the search field and lands on its product page. */
export async function findPart({ page, hand, address, language }: Journey): Promise<void> {
  const t = wordsOf(language);
  await page.goto(`${address}/`);
  const search = page.getByRole('combobox', { name: t('common:search.label') });
  await hand.write(search, partNumber);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: partNumber }).waitFor();
}

/** Asks for a quantity that is not sold, takes the offered correction, and puts it into the cart. */
export async function fillCart({ page, hand, language }: Journey): Promise<void> {
  const t = wordsOf(language);
  await hand.tick(page.getByRole('radio', { name: new RegExp(escape(t('buy:packaging.tape_and_reel'))) }));
  const quantity = page
    .getByRole('spinbutton', { name: t('buy:quantity_of', { mpn: partNumber }) })
    .or(page.getByRole('textbox', { name: t('buy:quantity_of', { mpn: partNumber }) }));
  await hand.write(quantity.first(), '253');
  const add = page.getByRole('button', { name: t('buy:add_to_cart'), exact: true }).first();
  await expect.poll(() => add.isDisabled()).toBe(true);
  await hand.press(page.getByRole('button', { name: new RegExp(matching(t('buy:make_it', { quantity: '§' }))) }).first());
  await expect.poll(() => add.isDisabled()).toBe(false);
  await hand.press(add);
  await page.getByRole('status').filter({ hasText: partNumber }).first().waitFor();
}

export async function openCart({ page, hand, language }: Journey): Promise<void> {
  const t = wordsOf(language);
  await hand.press(page.getByRole('banner').getByRole('link', { name: new RegExp(escape(t('common:header.cart'))) }));
  await page.getByRole('heading', { level: 1, name: t('cart:title') }).waitFor();
  await page.getByRole('link', { name: partNumber }).first().waitFor();
}

/** From the cart to the page with the bank data; gives the order's number. */
export async function checkOut(journey: Journey): Promise<string> {
  const { page } = journey;
  await placeOrder(journey, 'bank_transfer');
  await page.waitForURL(/\/order\/orderPay/);
  const number = new URL(page.url()).searchParams.get('order_no') ?? '';
  expect(number).toMatch(/^SO-\d{6}-[0-9A-Z]{6}$/);
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  return number;
}

/** From the cart through the checkout, with the order. */
export async function placeOrder(journey: Journey, method: 'bank_transfer' | 'card_test'): Promise<void> {
  await prepareOrder(journey, method);
  await pressOrder(journey);
}

export async function pressOrder({ page, hand, language }: Journey): Promise<void> {
  await hand.press(page.getByRole('button', { name: wordsOf(language)('checkout:place_order') }));
}

/** From the cart through the checkout to the button that orders. */
export async function prepareOrder(journey: Journey, method: 'bank_transfer' | 'card_test'): Promise<void> {
  const { page, hand, language } = journey;
  const t = wordsOf(language);
  const link = page
    .getByRole('link', { name: t('cart:summary.check_out') })
    .or(page.getByRole('button', { name: t('cart:summary.check_out') }));
  await hand.press(link.first());
  await page.getByRole('heading', { level: 1, name: t('checkout:title') }).waitFor();
  await fillAddress(journey);
  await hand.press(page.getByRole('button', { name: t('checkout:continue_delivery') }));
  const payment = page.getByRole('group', { name: t('checkout:payment.title') });
  await payment.waitFor();
  await hand.tick(payment.getByRole('radio', { name: new RegExp(escape(t(`trade:payment.${method}`))) }));
  await hand.press(page.getByRole('button', { name: t('checkout:continue_review') }));
  await hand.tick(page.getByRole('checkbox', { name: new RegExp(escape(t('checkout:review.terms'))) }));
}

async function fillAddress({ page, hand, language }: Journey): Promise<void> {
  const t = wordsOf(language);
  const person = people[language === 'ja' ? 'ja' : 'de'];
  // The footer has an email field of its own.
  const form = page.getByRole('main');
  await hand.write(form.getByLabel(t('checkout:email')), 'buyer@example.com');
  if (person.state) await hand.choose(form.getByLabel(t(person.state.label)), person.state.value);
  for (const [label, value] of Object.entries(person.fields)) {
    await hand.write(form.getByRole('textbox', { name: new RegExp(`^${escape(t(label))}`) }), value);
  }
}

/** A text as a pattern that finds it alone. */
export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A pattern for a text whose number is written the visitor's way. */
function matching(text: string): string {
  return text.split('§').map(escape).join('.+');
}
