import { type LocaleKey, locales } from '#contract/locale.ts';
import { seeSaved } from '#e2e/office.ts';
import { t, type Day } from './day.ts';

/** A page of the owner's own is written in two languages, stands in the menu and is read. */
export async function writePage(day: Day): Promise<void> {
  const { page } = day.office;
  await day.openTab('site');
  await page.getByRole('link', { name: t('site:articles') }).click();
  await day.look(page, 'pages');
  const begin = page.getByRole('form', { name: t('admin_articles:new.heading') });
  await begin.getByLabel(t('admin_articles:kind')).selectOption('page');
  await begin.getByLabel(t('admin_articles:new.address')).fill('our-promise');
  await begin.getByRole('button', { name: t('admin_articles:new.write') }).click();
  const editor = page.getByRole('form', { name: '/about/our-promise' });
  await editor.getByLabel(t('admin_articles:language')).selectOption('de');
  const write = async (key: LocaleKey, title: string, summary: string, body: string) => {
    const language = locales[key].name;
    await editor.getByLabel(t('admin_articles:title', { language })).fill(title);
    await editor.getByLabel(t('admin_articles:summary', { language })).fill(summary);
    await editor.getByLabel(t('admin_articles:body', { language })).fill(body);
  };
  await write(
    'de',
    'Unser Versprechen',
    'Was wir jedem Kunden zusagen.',
    '## Versand\n\nBis 16 Uhr bestellt, am selben Tag **verschickt**.',
  );
  await write(
    'en',
    'Our promise',
    'What we promise every customer.',
    '## Shipping\n\nOrdered by 4 p.m., sent the **same day**. See [resistors](/category/resistors).',
  );
  await editor.getByRole('button', { name: t('admin_articles:save'), exact: true }).click();
  await seeSaved(page, t);
  await editor.getByRole('heading', { name: 'Shipping' }).waitFor();
  await day.look(page, 'page');
  await day.openTab('site');
  const menu = page.getByRole('form', { name: t('site:nav.header') });
  await menu.getByRole('button', { name: t('site:nav.add'), exact: true }).click();
  const entry = menu.getByLabel(t('site:nav.path')).last();
  await entry.fill('/about/our-promise');
  await menu
    .getByLabel(/^Title/)
    .last()
    .fill('Our promise');
  await page.getByLabel(t('site:language'), { exact: true }).selectOption('de');
  await menu
    .getByLabel(/^Title/)
    .last()
    .fill('Unser Versprechen');
  await menu.getByRole('button', { name: t('site:nav.save') }).click();
  await menu.getByRole('button', { name: t('site:nav.reset') }).waitFor();
  await day.look(page, 'site');

  const { page: reader } = day.buyer;
  await reader.goto(day.shop.address('de'));
  await reader.getByRole('navigation').getByRole('link', { name: 'Unser Versprechen' }).first().waitFor();
  await day.look(reader, 'home');
  await reader.getByRole('navigation').getByRole('link', { name: 'Unser Versprechen' }).first().click();
  await reader.getByRole('heading', { level: 2, name: 'Versand' }).waitFor();
  await day.look(reader, 'own-page');
}
