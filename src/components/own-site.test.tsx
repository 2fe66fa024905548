import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getConfig, type NavItem } from '#contract/api/visitor.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { testConfig } from '#src/testing/site-config.ts';

const contact = '/about/contactUs';
const link = (title: string, path: string, change: Partial<NavItem> = {}): NavItem => ({
  title,
  path,
  external: false,
  icon: null,
  children: [],
  ...change,
});
const open = (change: Parameters<typeof testConfig>[0]) => renderPage(contact, [mock(getConfig, testConfig(change))]);

it('speaks the operator’s texts in the place of the shop’s, on what is shown and on what comes later', async () => {
  const { words } = await open({ lang: { 'common:header.chip_find': 'Many at once', 'cart:title': 'Trolley' } });
  await waitFor(() => expect(words.t('common:header.chip_find')).toBe('Many at once'));
  expect(words.t('common:header.manufacturers')).toBe('Manufacturers');
  const { loadWords } = await import('#src/i18n/words.ts');
  await loadWords(words, ['cart']);
  expect(words.t('cart:title')).toBe('Trolley');
});

it('opens the links below a section in a menu, with their icons, and closes it when one is followed', async () => {
  const below = [link('Careers', '/about/careers', { icon: 'box' }), link('Our blog', 'https://blog.example/', { external: true })];
  const { user } = await open({ headColumn: [link('Parts', '/product', { children: below })] });
  await user.click(await screen.findByRole('button', { name: 'Parts' }));
  expect(screen.getByRole('link', { name: 'Parts' }).getAttribute('href')).toBe('/product');
  expect(screen.getByRole('link', { name: 'Careers' }).querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Our blog' }).getAttribute('href')).toBe('https://blog.example/');
  await user.click(screen.getByRole('link', { name: 'Careers' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Our blog' })).toBeNull());
});

it('lists the links below those of the footer', async () => {
  const children = [link('Careers', '/about/careers')];
  await open({ LastColumn: [{ title: 'Company', items: [link('About', '/about/about', { children })] }] });
  const column = await screen.findByRole('navigation', { name: 'Company' });
  expect(
    within(column)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['About', 'Careers']);
});

it('offers the languages of the configuration, and no others', async () => {
  const { langList } = testConfig();
  await open({ langList: langList.filter(({ code }) => ['de', 'en'].includes(code)) });
  const languages = await screen.findByRole('navigation', { name: 'Languages' });
  await waitFor(() =>
    expect(
      within(languages)
        .getAllByRole('link')
        .map(({ lang }) => lang),
    ).toEqual(['de-DE', 'en-US']),
  );
});

it('shows the operator’s mark in the place of the shop’s', async () => {
  const { head } = testConfig();
  await open({ head: { ...head, site_name: 'Muster Parts', logo: '/own-logo.svg' } });
  const home = await screen.findByRole('link', { name: /Muster Parts/ });
  expect(home.querySelector('img')?.getAttribute('src')).toBe('/own-logo.svg');
  expect(home.querySelector('svg')).toBeNull();
});
