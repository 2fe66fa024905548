import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPage } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';

const terms: ResponseOf<typeof getPage> = {
  code: 'term',
  title: 'Terms and conditions',
  summary: 'What holds for orders.',
  body: '<h2 id="seller">Seller</h2><p>Muster &amp; Co, <strong>[the address is not stated yet]</strong></p><h2 id="price">Prices</h2>',
  sections: [
    { id: 'seller', text: 'Seller', level: 2 },
    { id: 'price', text: 'Prices', level: 2 },
    { id: 'law', text: 'Law', level: 2 },
  ],
  language: 'en-US',
  missing: ['address'],
  updated_at: '2026-11-04T00:00:00.000Z',
  seo: { title: 'Terms and conditions', description: '', canonical: '', noindex: false },
};

it('asks for the page that the path names, and says in place what the operator has not stated', async () => {
  const asked: unknown[] = [];
  await renderPage('/about/term', [
    mock(getPage, ({ code }) => {
      asked.push(code);
      return terms;
    }),
  ]);
  expect(await screen.findByText('[the address is not stated yet]')).toBeTruthy();
  expect(asked).toEqual(['term']);
  expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toMatch(/#price$/);
  expect(screen.getByText(/^Last changed on/).textContent).toContain('2026');
});

it('says when the page is not translated', async () => {
  await renderPage('/about/term', [mock(getPage, terms)], { locale: 'de' });
  expect(await screen.findByText(/noch nicht übersetzt/)).toBeTruthy();
});

it('offers to try again', async () => {
  let isUp = false;
  const { user } = await renderPage('/about/term', [mock(getPage, () => (isUp ? terms : errorResponse('internal')))]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy();
});

it('names the texts for other countries of delivery, and of such a text for which it is', async () => {
  const usual = { ...terms, variants: [{ code: 'terms-de', countries: ['DE', 'AT'] }] };
  await renderPage('/about/term', [mock(getPage, usual)]);
  const link = await screen.findByRole('link', { name: 'Text for deliveries to Germany and Austria' });
  expect(link.getAttribute('href')).toBe('/about/terms-de');
});

it('says for which countries a text is that stands in place of the usual one, and leads to that', async () => {
  const variant = { ...terms, code: 'terms-de', countries: ['DE'], variant_of: 'term' as const };
  await renderPage('/about/terms-de', [mock(getPage, variant)]);
  expect(await screen.findByText('This text is for deliveries to Germany.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Text for other countries' }).getAttribute('href')).toBe('/about/term');
});
