import { expect } from 'vitest';
import { firstDayParts } from './part-table.ts';
import { mpn, t, type Day } from './day.ts';

/** Parts come from a table, into categories that the shop does not have yet. */
export async function importParts(day: Day): Promise<void> {
  const { page } = day.office;
  await day.openTab('catalog');
  await page.getByRole('link', { name: t('admin_catalog:import') }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from(firstDayParts(5000)) });
  await page.getByRole('button', { name: t('admin_categories:begin.take') }).click();
  const columns = page.getByRole('group', { name: t('admin_import:columns.heading'), exact: true });
  await expect.poll(() => columns.getByLabel('Widerstand').inputValue()).toBe('attr:resistance');
  await columns.getByLabel(t('admin_import:fixed.category')).selectOption('chip-resistors');
  await columns.getByLabel(t('admin_import:fixed.makers')).check();
  await page.getByRole('cell', { name: `Muster ${mpn}` }).waitFor();
  await day.look(page, 'import');
  const run = page.getByRole('group', { name: t('admin_import:run.heading'), exact: true });
  await run.getByRole('button', { name: t('admin_import:run.import'), exact: true }).click();
  await run.getByText(t('admin_import:end.done', { rows: '5,000' })).waitFor();
  await page.getByRole('link', { name: t('admin_import:back') }).click();
  await page
    .getByRole('link', { name: mpn })
    .or(page.getByRole('link', { name: /^MB-/ }).first())
    .first()
    .waitFor();
  await day.look(page, 'catalog');
}
