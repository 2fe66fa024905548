/** The operator writes an article with a picture, looks at its draft where it will stand, and makes it public. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addArticlePicture, saveArticle } from '#contract/api/admin/article.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { openOffice } from './office.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
let shop: Shop;
let token: string;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
  token = await openOffice(shop, 'Ada', 'content');
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const path = '/blog/practice/reflow-profiles';
const answered = (page: Page, call: string) => page.waitForResponse((answer) => answer.url().includes(call) && answer.ok());

it.each([
  [1440, 'dark'],
  [390, 'light'],
] as const)('at %i px in %s', async (width, colorScheme) => {
  const { page, errors, close } = await visit(browser, { viewport: { width, height: 900 }, colorScheme });
  const t = wordsOf('de');
  const word = (key: string, language = '') => t(`admin_articles:${key}`, { language });
  await page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await page.goto(`${shop.address('de')}/admin?tab=site&view=articles`);
  await page.getByRole('table').waitFor();
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  await page.getByLabel(word('new.address')).fill('reflow-profiles');
  await page.getByRole('button', { name: word('new.write') }).click();

  await page.getByLabel(word('title', 'English')).fill('Reflow profiles');
  await page.getByLabel(word('summary', 'English')).fill('What an oven does to a board.');
  await page.getByLabel(word('body', 'English')).fill('## Soak\n\nSlowly.\n\n');
  await page.getByLabel(word('title', 'Deutsch')).fill('Lötprofile');
  await page.getByLabel(word('summary', 'Deutsch')).fill('Was ein Ofen mit einer Platine macht.');
  await page.getByLabel(word('body', 'Deutsch')).fill('## Vorwärmen\n\nLangsam.');
  await page.getByLabel(t('admin_articles:facts.topic')).selectOption({ index: 1 });
  const topic = await page.getByLabel(t('admin_articles:facts.topic')).inputValue();
  const buffer = await sharp({ create: { width: 640, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: word('picture.add', 'English') }).click(),
  ]);
  await chooser.setFiles({ name: 'profile.png', mimeType: 'image/png', buffer });
  await page.getByLabel(t('admin_articles:picture.alt', { name: 'profile.png' })).fill('Temperature over time');
  await Promise.all([
    answered(page, addArticlePicture.path),
    page.getByRole('button', { name: t('admin_articles:picture.insert'), exact: true }).click(),
  ]);
  await page.getByRole('img', { name: 'Temperature over time' }).waitFor();
  await page.getByLabel(word('time.draft')).check();
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  await Promise.all([answered(page, saveArticle.path), page.getByRole('button', { name: word('save'), exact: true }).click()]);
  await page.getByText(t('admin:draft.saved')).waitFor();

  const address = `${shop.address('de')}${path.replace('practice', topic)}`;
  expect((await fetch(`${shop.address('')}${new URL(address).pathname}`)).status).toBe(404);
  const [draft] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: word('see_draft') }).click()]);
  await draft.getByRole('heading', { name: 'Lötprofile', level: 1 }).waitFor();
  expect(new URL(draft.url()).pathname).toBe(new URL(address).pathname);
  await draft.close();

  await page.getByLabel(word('time.draft')).uncheck();
  await Promise.all([answered(page, saveArticle.path), page.getByRole('button', { name: word('save'), exact: true }).click()]);
  await page.getByText(t('admin_articles:versions.how.public')).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await page.goto(address.replace('//de.', '//en.'));
  await page.getByRole('heading', { name: 'Reflow profiles', level: 1 }).waitFor();
  await page.getByRole('img', { name: 'Temperature over time' }).waitFor();

  await page.goto(`${shop.address('de')}/admin?tab=site&view=articles&kind=blog&slug=reflow-profiles`);
  await page.getByRole('button', { name: word('remove') }).click();
  await Promise.all([
    answered(page, saveArticle.path),
    page
      .getByRole('dialog')
      .getByRole('button', { name: word('remove') })
      .click(),
  ]);
  await page.getByRole('table').waitFor();
  expect((await fetch(`${shop.address('')}${new URL(address).pathname}`)).status).toBe(404);
  // The link to the article fetches its page ahead, also just after it is gone.
  expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  await close();
});
