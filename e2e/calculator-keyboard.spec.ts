/** Every fourth calculator on a phone, worked by the keyboard alone: nothing is wider than the screen, and one step of a field changes the result and is undone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupOf, toolNames } from '#calculators/names.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let visitor: Awaited<ReturnType<typeof visit>>;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
  visitor = await visit(browser, { viewport: { width: 390, height: 844 } });
});
afterAll(async () => {
  await visitor.close();
  await Promise.all([browser.close(), shop.remove()]);
});

/** Colours of bands are picked beside the drawing, not stepped. */
const stepped = toolNames.filter((name) => groupOf(name) !== 'marking-codes');
const walked = stepped.filter((_, index) => index % 4 === 0);
/** Places where the keyboard stops before the first field: what leads past the header, the header, the title. */
const mostStops = 60;

it('walks at least twenty-five', () => {
  expect(walked.length).toBeGreaterThanOrEqual(25);
});

it.each(walked)('%s', async (name) => {
  const { page, errors } = visitor;
  await page.goto(`${shop.address('en')}/tool/${name}`);
  const panel = page.getByRole('region', { name: 'Result', exact: true });
  await panel.locator('[data-output]').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const isInField = () => page.evaluate(() => document.activeElement?.matches('[data-undoable] input[inputmode]') ?? false);
  for (let stops = 0; stops < mostStops && !(await isInField()); stops += 1) await page.keyboard.press('Tab');
  expect(await isInField(), 'the first field is reached').toBe(true);
  const shown = () => panel.innerText();
  const before = await shown();
  await page.keyboard.press('ArrowUp');
  await expect.poll(shown).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(shown).toBe(before);
  expect(errors.splice(0)).toEqual([]);
});
