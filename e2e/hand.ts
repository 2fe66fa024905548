import type { Locator, Page } from 'playwright-core';

/** How a visitor acts: with a pointer, or with nothing but the keyboard. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, value: string) => Promise<void>;
  tick: (target: Locator) => Promise<void>;
}

export const pointer: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, value) => void (await target.selectOption(value)),
  tick: async (target) => {
    if (await target.isChecked()) return;
    // A choice that lives in the address shows after the navigation, so `check()` would look too early.
    await target.click();
    await target.and(target.page().locator(':checked')).waitFor();
  },
};

const longestWay = 300;

/** Moves with Tab alone until the target has focus; fails when Tab never gets there. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < longestWay; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}

export function keyboard(page: Page): Hand {
  return {
    press: async (target) => {
      await reach(page, target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await reach(page, target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (target, value) => {
      await reach(page, target);
      // Typing a name in a closed list chooses it; the option's text differs by language, so it is read from the page.
      const text = await target.locator(`option[value="${value}"]`).textContent();
      await page.keyboard.type(text ?? '');
    },
    tick: async (target) => {
      if (await target.isChecked()) return;
      // Of a radio group only the chosen (or first) one takes focus; arrows move on.
      const isRadio = (await target.getAttribute('type')) === 'radio';
      if (!isRadio) {
        await reach(page, target);
        return page.keyboard.press('Space');
      }
      const name = await target.getAttribute('name');
      const group = page.locator(`input[type="radio"][name="${name}"]`);
      const first = (await group.and(page.locator(':checked')).count()) > 0 ? group.and(page.locator(':checked')) : group.first();
      await reach(page, first);
      await page.keyboard.press('Space');
      for (let steps = 0; steps < 20 && !(await target.isChecked()); steps += 1) await page.keyboard.press('ArrowDown');
    },
  };
}
