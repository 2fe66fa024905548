/** What one does with a result, from a sweep to the files of a circuit, as a visitor does it in the shop. */
import { readFile } from 'node:fs/promises';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { sendRegistration } from './registration.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'en';
const t = wordsOf(language);
const filter = '/tool/BandpassFilter';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});

/** Opens one of the sections below the result. */
async function section(page: Page, title: string): Promise<Locator> {
  const summary = page.locator('summary').filter({ hasText: t(`tool_work:${title}`) });
  await pointer.press(summary);
  return page.locator('details').filter({ has: summary });
}

async function saved(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all<Download | void>([page.waitForEvent('download'), button.click()]);
  return readFile(await (download as Download).path(), 'utf8');
}

it('sweeps two inputs, keeps and compares, and finds the calculation again among the last ones', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${shop.address(language)}/tool/ResistorVoltageDivision`);
  const sweep = await section(page, 'sweep.title');
  const second = sweep.getByLabel(t('tool_work:sweep.second'), { exact: true });
  await second.selectOption({ index: 2 });
  await pointer.press(sweep.getByRole('button', { name: /^Table: / }));
  const table = sweep.getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBeGreaterThanOrEqual(4);
  expect(await table.getByRole('row').count()).toBeGreaterThan(20);

  const compare = await section(page, 'compare.title');
  await pointer.press(compare.getByRole('button', { name: t('tool_work:compare.keep') }));
  await pointer.write(page.getByRole('region', { name: 'Inputs' }).getByRole('textbox').first(), '9');
  await compare.getByRole('row').nth(3).waitFor();
  expect(await compare.getByRole('row').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/%/)]));

  // It counts as a calculation once it has stood for a while.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tool-history') ?? '')).toContain('ResistorVoltageDivision');
  await page.goto(`${shop.address(language)}${filter}`);
  const history = await section(page, 'history.title');
  await expect.poll(() => history.getByRole('link', { name: t('tools:ResistorVoltageDivision.title') }).count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await close();
});

it('says where what a button needs cannot be fetched, and does it once it can', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.goto(`${shop.address(language)}/tool/ResistorVoltageDivision`);
  const main = page.getByRole('main');
  const [example, csv] = ['example', 'csv'].map((key) => main.getByRole('button', { name: t(`tool:${key}`), exact: true }));
  await csv?.waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  // The table first: its code is fetched once the pointer comes near its buttons.
  for (const button of [csv, example]) {
    // oxlint-disable no-await-in-loop -- one button after the other
    await button?.press('Enter');
    const alert = main.getByRole('alert').filter({ hasText: t('common:failure.offline') });
    await alert.waitFor();
    await page.unroute('**/*.js');
    const again = alert.getByRole('button', { name: t('common:try_again') });
    if (button === csv) expect(await saved(page, again)).toContain(',');
    else {
      await pointer.press(again);
      // The values of the example go into the address.
      await page.waitForURL(/\?/);
    }
    await alert.waitFor({ state: 'detached' });
    await page.route('**/*.js', (route) => route.abort());
    // oxlint-enable no-await-in-loop
  }
  await close();
});

it('draws a filter with its delay, its step and its spread, and saves it for other programs', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${shop.address(language)}${filter}`);
  const circuit = await section(page, 'circuit.title');
  for (const plot of ['bode', 'delay', 'step'])
    await circuit.getByRole('button', { name: `Table: ${t(`tool_work:circuit.plot_${plot}`)}` }).waitFor();
  await circuit.getByText(t('tool_work:circuit.band')).first().waitFor();

  const netlist = await saved(page, circuit.getByRole('button', { name: t('tool_work:circuit.spice') }));
  expect(netlist).toMatch(/^\*.+\n[\s\S]+\n\.ac .+\n[\s\S]*\.end\s*$/i);
  const touchstone = await saved(page, circuit.getByRole('button', { name: /Touchstone/ }));
  const rows = touchstone.split('\n').filter((line) => /^\s*\d/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) expect(row.trim().split(/\s+/).map(Number)).toEqual(Array.from({ length: 9 }, () => expect.any(Number)));
  const schematic = await saved(page, circuit.getByRole('button', { name: t('tool_work:circuit.kicad') }));
  expect(schematic).toMatch(/\(property "Value" "\d/);
  expect(await saved(page, page.getByRole('button', { name: t('tool:csv'), exact: true }))).toMatch(/,/);

  const embed = await section(page, 'embed.title');
  const code = await embed.getByRole('textbox', { name: t('tool_work:embed.code') }).inputValue();
  expect(code).toMatch(/<iframe[^>]+src="[^"]+\/tool\/BandpassFilter[^"]*"/);
  expect(errors).toEqual([]);
  await close();
});

/** Opens the kit of a calculation. */
async function kitOf(page: Page, calculation: string): Promise<Locator> {
  await page.goto(`${shop.address(language)}/tool/${calculation}`);
  await pointer.press(page.getByRole('button', { name: t('save_part:kit.save'), exact: true }));
  return page.getByRole('dialog', { name: t('save_part:kit.title') });
}

it('saves the parts of a circuit as a list of the account, and says where none fits', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${shop.address(language)}/user/register`);
  await sendRegistration(page, pointer, t, { email: 'kit@example.com', password: 'four red lamps on the shelf' });
  await page.getByRole('heading', { level: 1, name: t('user:register.title') }).waitFor({ state: 'detached' });

  const dialog = await kitOf(page, 'BuckConverter');
  const places = dialog.getByRole('group');
  await places.first().waitFor();
  const parts = await places
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedOptions[0]?.text ?? ''));
  await dialog.getByRole('textbox', { name: t('save_part:name'), exact: true }).fill('Step-down');
  await pointer.press(dialog.getByRole('button', { name: t('save_part:save'), exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${shop.address(language)}/user/userCenter`);
  await pointer.press(page.getByRole('main').getByRole('link', { name: 'Step-down' }).first());
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts)
    await page
      .getByRole('main')
      .getByText(part.split(' · ')[0] ?? '')
      .first()
      .waitFor();

  const none = await kitOf(page, 'RCFilter?resistance=9GΩ&capacitance=1F');
  await none.getByText(t('save_part:kit.none')).waitFor();
  expect(await none.getByRole('button', { name: t('save_part:save'), exact: true }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
