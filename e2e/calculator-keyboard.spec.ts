/** Every fourth calculator on a phone, worked by the keyboard alone: nothing is wider than the screen, and one step of a field changes the result and is undone. */
import type { Browser, Page } from 'playwright-core';
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
/** Fields that are stepped until one bears on the result: a supply may be one that only a warning looks at. */
const mostSteps = 4;

/** Whether a text becomes another one within three seconds. */
async function changes(page: Page, read: () => Promise<string>, from: string): Promise<boolean> {
  for (let looks = 0; looks < 60; looks += 1) {
    if ((await read()) !== from) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

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
  const shown = () => panel.innerText();
  const before = await shown();
  const nextField = async () => {
    do await page.keyboard.press('Tab');
    while (!(await isInField()));
  };
  let steps = 0;
  do {
    await nextField();
    await page.keyboard.press('ArrowUp');
    steps += 1;
  } while (steps < mostSteps && !(await changes(page, shown, before)));
  expect(await shown()).not.toBe(before);
  for (let undone = 0; undone < steps; undone += 1) await page.keyboard.press('Control+z');
  await expect.poll(shown).toBe(before);
  expect(errors.splice(0)).toEqual([]);
});
