import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSupplierDetail } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleArticle } from '#src/testing/sample-article.ts';
import { sampleItem } from '#src/testing/sample-part.ts';

const supplier: ResponseOf<typeof getSupplierDetail> = {
  id: '1',
  web_url: 'demo',
  name: 'Demo GmbH',
  logo: null,
  summary: 'Passives from stock.',
  body: '<p>Delivers on reels.</p>',
  authorised: false,
  manufacturers: [{ web_url: 'yageo', name: 'Yageo' }],
  product_count: 1200,
  language: 'en-US',
  is_sample: false,
  hot: [sampleItem()],
  articles: [sampleArticle()],
  seo: { title: 'Demo GmbH', description: '', canonical: '', noindex: false },
};

it('shows what a supplier delivers and leads to its makers, parts and articles', async () => {
  await renderPage('/featuredSuppliers/demo', [mock(getSupplierDetail, supplier)]);
  await screen.findByRole('heading', { level: 1, name: 'Demo GmbH' });
  const makers = within(screen.getByRole('region', { name: 'Manufacturers' }));
  expect(makers.getByText('1,200 parts in the store')).toBeTruthy();
  expect(makers.getByRole('link', { name: 'Yageo' }).getAttribute('href')).toBe('/manufacturers/yageo');
  expect(screen.getByRole('link', { name: 'LM358DR' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Crystal load capacitance' }).getAttribute('href')).toBe('/news/details/crystal-load');
});

it('leaves out what a supplier does not have, and says when its text is not translated', async () => {
  await renderPage('/featuredSuppliers/demo', [mock(getSupplierDetail, { ...supplier, hot: [], articles: [] })], { locale: 'de' });
  expect(await screen.findByText(/noch nicht übersetzt/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en-US');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toContain('supplier-makers');
  expect(document.querySelector('#supplier-parts, #supplier-articles')).toBeNull();
});

it('that is made up stands for no company, and says so', async () => {
  await renderPage('/featuredSuppliers/demo', [mock(getSupplierDetail, { ...supplier, is_sample: true })]);
  expect(await screen.findByText(/It stands for no company/)).toBeTruthy();
});

it('is the 404 page when there is none', async () => {
  await renderPage('/featuredSuppliers/none', [mockError(getSupplierDetail, 'not_found')]);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
