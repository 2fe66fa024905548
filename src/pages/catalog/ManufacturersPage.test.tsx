import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCategory, getManufacturer, getManufacturers, productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCategoryAnswer, samplePage } from '#src/testing/sample-listing.ts';

const maker = {
  id: 'm1',
  web_url: 'yageo',
  name: 'Yageo',
  logo: null,
  description: 'Chip resistors.',
  country: 'TW',
  homepage: 'https://www.yageo.com/',
  aliases: ['Phycomp'],
  product_count: 2654,
  featured: false,
};

describe('makers', () => {
  it('are listed from A to Z and found by a part of their name or an alias', async () => {
    const { user } = await renderPage('/manufacturers', [
      mock(getManufacturers, {
        list: [
          maker,
          { ...maker, id: 'm2', web_url: 'abracon', name: 'Abracon', aliases: [] },
          { ...maker, id: 'm3', web_url: '3peak', name: '3PEAK', aliases: [] },
        ],
        total: 3,
        current_page: 1,
        last_page: 1,
        page_size: 500,
        letters: [],
      }),
    ]);
    await screen.findByRole('heading', { name: 'A' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['0–9', 'A', 'Y']),
    );
    const find = screen.getByRole('searchbox', { name: 'Find a manufacturer' });
    fireEvent.change(find, { target: { value: 'p' } });
    // At once, before the address follows: the next letter may already be on its way.
    expect(find).toHaveProperty('value', 'p');
    await user.type(find, 'hyc');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Abracon' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Yageo' }).getAttribute('href')).toBe('/manufacturers/yageo');
  });

  it('show their categories and parts, and narrow to a category', async () => {
    const asked: unknown[] = [];
    const { user } = await renderPage('/manufacturers/yageo', [
      mock(getManufacturer, {
        ...maker,
        categories: [{ web_url: 'mlcc', name: 'Ceramic capacitors', count: 252 }],
        seo: sampleCategoryAnswer().seo,
        articles: [],
      }),
      mock(getCategory, sampleCategoryAnswer()),
      mock(productList, ({ brand_web_url, category_web_url }) => {
        asked.push([brand_web_url, category_web_url]);
        return samplePage();
      }),
    ]);
    expect(await screen.findByText('Chip resistors.')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Ceramic capacitors 252' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['yageo', 'mlcc']));
    expect(await screen.findByRole('columnheader', { name: /Capacitance/ })).toBeTruthy();
  });
});
