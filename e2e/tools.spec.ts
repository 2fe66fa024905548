/** All calculators as a visitor opens them: results as the batch door gives them, nothing in the console, nothing that a screen reader stumbles over. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerLine } from '#calculators/batch.ts';
import { toolNames } from '#calculators/names.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let visitor: Awaited<ReturnType<typeof visit>>;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
  visitor = await visit(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await visitor.close();
  await Promise.all([browser.close(), shop.remove()]);
});

describe.each(toolNames)('%s', (name) => {
  it('opens with the results of the batch door, without a message and without a barrier', async () => {
    const { page, errors } = visitor;
    await page.goto(`${shop.address('en')}/tool/${name}`);
    const panel = page.getByRole('region', { name: 'Result', exact: true });
    await panel.locator('[data-output]').first().waitFor();
    const answer = await answerLine(JSON.stringify({ tool: name }));
    const numbers = answer.ok ? Object.entries(answer.out).filter(([, value]) => typeof value === 'number') : [];
    const shown = await panel
      .locator('[data-output] data')
      .evaluateAll((all) =>
        all.map((one) => [one.closest('[data-output]')?.getAttribute('data-output'), Number(one.getAttribute('value'))]),
      );
    const inPage: Record<string, number> = Object.fromEntries(shown);
    expect(Object.keys(inPage).toSorted()).toEqual(numbers.map(([id]) => id).toSorted());
    // Chromium and Node round their functions differently in the last digits.
    for (const [id, value] of numbers)
      expect(Math.abs((inPage[id] ?? 0) - Number(value)), id).toBeLessThanOrEqual(Math.abs(Number(value)) * 1e-9 + 1e-15);

    expect(await barriersOf(page)).toEqual([]);
    expect(errors.splice(0)).toEqual([]);
  });
});
