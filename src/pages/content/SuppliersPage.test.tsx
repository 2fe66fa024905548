import { configure, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Supplier } from '#contract/api/article.ts';
import { getSupplierList } from '#contract/api/content.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';

configure({ asyncUtilTimeout: 10_000 });

const sampleSupplier = (replaced: Partial<Supplier>): Supplier => ({
  id: '1',
  web_url: 'timing',
  name: 'Timing desk',
  logo: null,
  summary: 'Crystals and clocks.',
  authorised: false,
  manufacturers: [{ web_url: 'abracon', name: 'Abracon' }],
  product_count: 12,
  language: 'en-US',
  is_sample: false,
  ...replaced,
});

/** Opens the list with these suppliers. */
function open(list: Supplier[], locale: 'en' | 'de') {
  const english_only = locale === 'en' ? 0 : 2;
  const answer = { list, total: list.length, current_page: 1, last_page: 1, page_size: 100, english_only };
  return renderPage('/featuredSuppliers', [mock(getSupplierList, answer)], { locale });
}

it('marks English names and summaries as such, and offers to hide and to show them', async () => {
  const translated = sampleSupplier({ id: '2', web_url: 'passives', name: 'Passive Bauteile', summary: 'Ab Lager.', language: 'de-DE' });
  await open([sampleSupplier({}), translated, sampleSupplier({ id: '3', web_url: 'analog', name: 'Analog desk' })], 'de');
  expect((await screen.findByRole('heading', { name: 'Timing desk' })).lang).toBe('en-US');
  expect(screen.getAllByText('Crystals and clocks.').map(({ lang }) => lang)).toEqual(['en-US', 'en-US']);
  expect(screen.getByRole('heading', { name: 'Passive Bauteile' }).lang).toBe('de-DE');
  expect(screen.getAllByText('Englisch')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '2 Texte auf Englisch anzeigen' }).getAttribute('href')).toBe('/featuredSuppliers?english=1');
});

it('says nothing of translation or samples where there is nothing to say', async () => {
  await open([sampleSupplier({})], 'en');
  await screen.findByRole('heading', { name: 'Timing desk' });
  expect(screen.queryByRole('link', { name: /in English/ })).toBeNull();
  expect(within(screen.getByRole('main')).queryByText('English')).toBeNull();
  expect(screen.queryByText(/no company/)).toBeNull();
});

it('tells which suppliers are made up, and that they stand for no company', async () => {
  await open([sampleSupplier({ is_sample: true }), sampleSupplier({ id: '2', web_url: 'real', name: 'Demo GmbH' })], 'en');
  expect(await screen.findByText(/They stand for no company/)).toBeTruthy();
  expect(screen.getAllByText('Sample')).toHaveLength(1);
});
