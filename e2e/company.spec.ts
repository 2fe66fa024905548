/** A company is made with the keyboard alone, and its page, its people's and the settings fit and hinder nobody, on a screen and a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#contract/api/account.ts';
import { day } from '#contract/durations.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { keyboard } from './hand.ts';
import { openOffice, seeSaved } from './office.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';
import { wordsOf } from './words.ts';

const people = ['marta.keller@example.com', 'jonas.brandt@example.com'] as const;

let browser: Browser;
let shop: Shop;
let token: string;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
  token = await openOffice(shop, 'Ada', 'owner');
  await Promise.all(people.map((email) => openAccount(email)));
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

async function openAccount(email: string): Promise<void> {
  const body = { email, password: 'vier rote Lampen im Regal', first_name: 'Marta', last_name: 'Keller', consent: true };
  const headers = { 'Content-Type': 'application/json', 'X-Locale': 'de' };
  const { ok } = await fetch(shop.address('') + register.path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(ok).toBe(true);
}

async function openView(query: string, locale: 'de' | 'ja', options: NonNullable<Parameters<typeof visit>[1]>) {
  const seen = await visit(browser, options);
  await seen.page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await seen.page.goto(`${shop.address(locale)}/admin?${query}`);
  await seen.page.getByRole('tabpanel').waitFor();
  return seen;
}

it('people, limits, terms, an own number, an address and a certificate are entered with the keyboard alone', async () => {
  const { page, errors, close } = await openView('tab=customers&view=companies', 'de', { viewport: { width: 1440, height: 900 } });
  const [t, hand] = [wordsOf('de'), keyboard(page)];
  const w = (name: string, values?: Record<string, unknown>) => t(`admin_companies:${name}`, values);
  await hand.press(page.getByRole('link', { name: w('new'), exact: true }));
  const form = page.getByRole('form', { name: w('new') });
  await hand.write(form.getByLabel(w('name')), 'Brandt Messtechnik GmbH');
  await hand.write(form.getByLabel(w('tax_id')), 'DE136695976');
  await hand.tick(form.getByLabel(w('invoice')));
  await hand.write(form.getByLabel(w('payment_days')), '30');
  await hand.write(form.getByLabel(w('credit_limit', { currency: 'EUR' })), '5.000,00');
  for (const [place, email] of people.entries()) {
    // oxlint-disable no-await-in-loop -- one row after the other
    await hand.press(form.getByRole('button', { name: w('add_person') }));
    const row = form.getByRole('group', { name: w('person', { number: place + 1 }) });
    await hand.write(row.getByLabel(w('email')), email);
    await hand.choose(row.getByLabel(w('role')), place === 0 ? 'buyer' : 'approver');
    if (place === 0) await hand.write(row.getByLabel(w('order_limit', { currency: 'EUR' })), '250');
    // oxlint-enable no-await-in-loop
  }
  await hand.press(form.getByRole('button', { name: w('save') }));
  await seeSaved(page, t);
  await page.getByRole('heading', { name: 'Brandt Messtechnik GmbH' }).waitFor();

  const numbers = page.getByRole('form', { name: w('part_numbers.add') });
  await hand.write(numbers.getByLabel(w('part_numbers.add')), 'BM-4711;NO-SUCH-CODE');
  await hand.press(numbers.getByRole('button', { name: w('part_numbers.save') }));
  await numbers.getByText(w('part_numbers.unknown', { line: 1 })).waitFor();

  const exemption = page.getByRole('form', { name: w('exemptions.new') });
  await hand.choose(exemption.getByLabel(w('exemptions.country')), 'CH');
  await hand.write(exemption.getByLabel(w('exemptions.number')), 'CH-2026-118');
  const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  await exemption.getByLabel(w('exemptions.from')).fill(dayIn(0));
  await exemption.getByLabel(w('exemptions.to')).fill(dayIn(20));
  await exemption
    .locator('input[type=file]')
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await hand.press(exemption.getByRole('button', { name: w('exemptions.add') }));
  await page.getByRole('group', { name: /CH-2026-118/ }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

const looks = [
  { locale: 'de', width: 1440, colorScheme: 'light' },
  { locale: 'ja', width: 1440, colorScheme: 'dark' },
  { locale: 'de', width: 390, colorScheme: 'dark' },
  { locale: 'ja', width: 390, colorScheme: 'light' },
] as const;

it.each(looks)('companies, people and settings in $locale at $width px, $colorScheme', async ({ locale, width, colorScheme }) => {
  const { page, errors, close } = await openView('tab=customers&view=companies', locale, { viewport: { width, height: 900 }, colorScheme });
  const look = async (name: string) => {
    await page.waitForLoadState('networkidle');
    const pictures = process.env['PICTURES'];
    if (pictures !== undefined)
      await page.screenshot({ path: `${pictures}/${name}-${locale}-${width}-${colorScheme}.png`, fullPage: true });
    expect(await misfitsOf(page), name).toEqual([]);
    expect(await barriersOf(page), name).toEqual([]);
  };
  await look('companies');
  await page.getByRole('link', { name: 'Brandt Messtechnik GmbH' }).click();
  await page.getByRole('group', { name: /CH-2026-118/ }).waitFor();
  await look('company');
  await open(page, 'tab=customers', locale);
  await look('customers');
  await page.getByRole('link', { name: 'Marta Keller' }).first().click();
  await page.getByRole('form').first().waitFor();
  await look('customer');
  for (const view of ['tab=settings', 'tab=mails', 'tab=site', 'tab=customers&view=price-lists&pricelist=new']) {
    // oxlint-disable-next-line no-await-in-loop -- one view after the other
    await open(page, view, locale);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await look(view.replaceAll(/\W/g, '-'));
  }
  expect(errors).toEqual([]);
  await close();
});

async function open(page: Page, query: string, locale: 'de' | 'ja'): Promise<void> {
  await page.goto(`${shop.address(locale)}/admin?${query}`);
  await page.getByRole('tabpanel').waitFor();
}
