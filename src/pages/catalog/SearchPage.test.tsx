import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCategory, searchProduct } from '#contract/api/catalog.ts';
import type { FoundContent } from '#contract/api/article.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import type { RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCategoryAnswer, samplePage, sampleSearch } from '#src/testing/sample-listing.ts';
import { sampleDetail } from '#src/testing/sample-part.ts';

type Answer = ResponseOf<typeof searchProduct>;

const read: Partial<Answer> = {
  match: 'value',
  understood: [{ key: 'capacitance', text: 'Capacitance = 100 nF', filter: { key: 'capacitance', eq: 1e-7 } }],
  understood_category: { web_url: 'mlcc', name: 'Ceramic capacitors' },
  categories: [
    { web_url: 'mlcc', name: 'Ceramic capacitors', count: 418 },
    { web_url: 'film-capacitors', name: 'Film capacitors', count: 264 },
  ],
};

const hit = (number: number): FoundContent => ({
  kind: number === 1 ? 'supplier' : 'knowledge',
  title: `Text ${number}`,
  summary: `About ${number}.`,
  path: `/news/details/text-${number}`,
  language: 'en-US',
});

async function search(keyword: string, answer: (request: RequestOf<typeof searchProduct>) => Answer, texts = 0) {
  const asked: RequestOf<typeof searchProduct>[] = [];
  const page = await renderPage(`/product/list/${keyword}`, [
    mock(searchProduct, (request) => {
      asked.push(request);
      return answer(request);
    }),
    mock(searchContent, ({ keyword: words, page_size: size = 0 }) => {
      const list = words === keyword ? Array.from({ length: Math.min(texts, Number(size)) }, (_, place) => hit(place + 1)) : [];
      return { list, total: texts, current_page: 1, last_page: 1, page_size: Number(size) };
    }),
    mock(getCategory, sampleCategoryAnswer()),
    mock(getProductDetail, sampleDetail()),
    mock(getProductLive, { list: [], as_of: '2026-11-20T12:00:00Z' }),
    mock(getProductSimilar, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 50 }),
  ]);
  return { ...page, asked };
}

describe('a search', () => {
  it('says how it read values, opens their category with filters and leads back to the plain words', async () => {
    const { user, asked } = await search('100n', ({ understand }) => sampleSearch(understand === false ? {} : read));
    const band = await screen.findByRole('region', { name: 'Read as' });
    expect(within(band).getByText('Capacitance = 100 nF')).toBeTruthy();
    expect(
      within(band)
        .getByRole('link', { name: /Open all 418 parts in Ceramic capacitors/ })
        .getAttribute('href'),
    ).toBe('/category/mlcc?capacitance=1e-7..1e-7');
    await user.click(within(band).getByRole('link', { name: 'Search the plain text instead' }));
    await waitFor(() => expect(asked.at(-1)?.understand).toBe(false));
    expect(await screen.findByRole('link', { name: 'Read values and packages again' })).toBeTruthy();
  });

  it('groups what it found by category and narrows to one', async () => {
    const { user, asked } = await search('capacitor', () => sampleSearch(read));
    const groups = await screen.findByRole('navigation', { name: /Categories with parts/ });
    expect(within(groups).getByRole('link', { name: 'Film capacitors 264' })).toBeTruthy();
    await user.click(within(groups).getByRole('link', { name: 'Ceramic capacitors 418' }));
    await waitFor(() => expect(asked.at(-1)?.category_web_url).toBe('mlcc'));
  });

  it('goes straight to the part of an exact number, leaving no step behind', async () => {
    const { router } = await search('LM358DR', () => sampleSearch({ match: 'mpn', redirect: { type: 'product', web_url: 'ti-lm358dr' } }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/ti-lm358dr'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('offers near numbers', async () => {
    const near = { match: 'fuzzy' as const, did_you_mean: ['STM32F103C8T6'], unknown_number: 'STM32F013C8T6' };
    await search('STM32F013C8T6', () => sampleSearch(near));
    expect(await screen.findByText('“STM32F013C8T6” is not in our catalog. The parts below have similar numbers.')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'STM32F103C8T6' });
    expect(link.getAttribute('href')).toBe('/product/list/STM32F103C8T6');
  });

  it('leads to what there is to read, with kind and summary, also where no part is found', async () => {
    const none = { ...samplePage({ list: [], total: 0, facets: [] }), match: 'none' as const };
    const { user } = await search('motor', () => sampleSearch(none), 8);
    expect((await screen.findByRole('link', { name: 'Articles and pages: 8' })).getAttribute('href')).toBe('#found-content');
    const texts = within(screen.getByRole('region', { name: 'Articles and pages' }));
    const [first, second] = texts.getAllByRole('listitem');
    expect(first?.textContent).toBe('SupplierText 1About 1.');
    expect(second?.textContent).toContain('Knowledge hub');
    expect(texts.getByRole('link', { name: 'Text 2' }).getAttribute('href')).toBe('/news/details/text-2');
    expect(texts.getAllByRole('listitem')).toHaveLength(6);
    await user.click(texts.getByRole('button', { name: 'Show 2 more' }));
    await waitFor(() => expect(texts.getAllByRole('listitem')).toHaveLength(8));
    expect(texts.queryByRole('button')).toBeNull();
  });

  it('says what of the search no part fits', async () => {
    await search('100nF X7R 500V', () => sampleSearch({ ...read, dropped: ['500V', 'X7R'] }));
    expect(await screen.findByText('No part fits the whole search. The parts below fit everything except: 500V, X7R')).toBeTruthy();
    expect(screen.getByText('Capacitance = 100 nF')).toBeTruthy();
  });

  it('says which number the shop does not have, and which category has no parts', async () => {
    const none = { ...samplePage({ list: [], total: 0, facets: [] }), match: 'none' as const };
    await search('zener BZX384C5V1', () => sampleSearch({ ...none, unknown_number: 'BZX384C5V1' }));
    expect(await screen.findByText('“BZX384C5V1” is not in our catalog.')).toBeTruthy();
    cleanup();
    await search('speaker', () => sampleSearch({ ...none, empty_category: { web_url: 'speakers', name: 'Speakers' } }));
    expect(await screen.findByText('There are no parts in Speakers at present.')).toBeTruthy();
  });

  it('says that nothing was found and what to try', async () => {
    await search('qqqqq', () => sampleSearch({ ...samplePage({ list: [], total: 0, facets: [] }), match: 'none' }));
    expect(await screen.findByText('No part found for “qqqqq”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse categories' })).toBeTruthy();
    expect(screen.queryByText(/Articles and pages/)).toBeNull();
  });
});
