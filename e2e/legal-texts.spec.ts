/** The operator writes the text of the right of withdrawal for one country; whoever has goods sent there reads that one and agrees to it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { openOffice, seeSaved } from './office.ts';
import { fillCart, findPart, type Journey, openCart, prepareOrder, pressOrder } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';
import { wordsOf } from './words.ts';

const path = '/about/widerruf-deutschland';

let browser: Browser;
let shop: Shop;
let token: string;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
  token = await openOffice(shop, 'Lin', 'owner');
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

it('a text for Germany is written on the operator page, in German at 390 px', async () => {
  const t = wordsOf('de');
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await page.goto(`${shop.address('de')}/admin?tab=site&view=articles`);
  const begin = page.getByRole('form', { name: t('admin_articles:new.heading') });
  await begin.getByLabel(t('admin_articles:kind')).selectOption('page');
  await begin.getByLabel(t('admin_articles:new.address')).fill(path.replace('/about/', ''));
  await begin.getByRole('button', { name: t('admin_articles:new.write') }).click();

  const editor = page.getByRole('form', { name: path });
  const write = async (key: LocaleKey, title: string, summary: string, body: string) => {
    const { name } = locales[key];
    await editor.getByLabel(t('admin_articles:title', { language: name })).fill(title);
    await editor.getByLabel(t('admin_articles:summary', { language: name })).fill(summary);
    await editor.getByLabel(t('admin_articles:body', { language: name })).fill(body);
  };
  await write(
    'de',
    'Widerrufsrecht in Deutschland',
    'Für Lieferungen nach Deutschland.',
    '## Widerrufsbelehrung\n\nVierzehn Tage ohne Gründe.',
  );
  await write(
    'en',
    'Right of withdrawal in Germany',
    'For deliveries to Germany.',
    '## Withdrawal\n\nFourteen days without giving reasons.',
  );
  await editor.getByLabel(t('admin_articles:variant.of')).selectOption('refunds');
  const save = editor.getByRole('button', { name: t('admin_articles:save'), exact: true });
  // For no country: said above the choice, with all that was typed.
  await save.click();
  await editor
    .getByRole('group', { name: t('admin_articles:variant.countries') })
    .getByText(t('validation:too_short_limit_one', { count: 1 }))
    .or(editor.getByText(t('validation:required')))
    .first()
    .waitFor();
  expect(await editor.getByLabel(t('admin_articles:title', { language: locales.de.name })).inputValue()).toBe(
    'Widerrufsrecht in Deutschland',
  );
  await editor.getByLabel(t('admin_articles:variant.country'), { exact: true }).selectOption({ label: 'Deutschland' });
  await editor.getByRole('button', { name: t('admin_articles:variant.add_country') }).click();
  await save.click();
  await seeSaved(page, t);
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  // The browser tells of the answer that refused a text for no country.
  expect(errors.filter((text) => !text.includes('400') && !text.includes('422'))).toEqual([]);
  await close();
});

it('the usual text leads to it, the checkout names it for a delivery to Germany, and the order keeps it', async () => {
  const t = wordsOf('de');
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const journey: Journey = { page, hand: pointer, address: shop.address('de'), language: 'de' };
  await page.goto(`${journey.address}/about/refunds`);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('about:variant_for', { countries: 'Deutschland' }) })
    .click();
  await page.getByRole('heading', { level: 2, name: 'Widerrufsbelehrung' }).waitFor();

  await findPart(journey);
  await fillCart(journey);
  await openCart(journey);
  await prepareOrder(journey, 'bank_transfer');
  const link = page.getByRole('main').getByRole('link', { name: t('checkout:review.legal_withdrawal') });
  expect(new URL(await link.evaluate((element) => (element as HTMLAnchorElement).href)).pathname).toBe(path);
  await pressOrder(journey);
  await page.waitForURL(/\/order\/orderPay/);
  await page.goto(page.url().replace('/order/orderPay', '/order/orderDetail'));
  await page.getByRole('button', { name: t('order_page:detail.agreed_read_named', { title: 'Widerrufsrecht in Deutschland' }) }).click();
  await page.getByRole('dialog').getByText('Vierzehn Tage ohne Gründe.').waitFor();
  expect(errors).toEqual([]);
  await close();
});
