import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { matchBom } from '#contract/api/bom.ts';
import { searchProduct } from '#contract/api/catalog.ts';
import { buildCost } from '#src/testing/build-cost.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { candidate, sampleBom } from '#src/testing/sample-bom.ts';
import { sampleSearch } from '#src/testing/sample-listing.ts';

beforeEach(() => {
  sessionStorage.setItem('bom', JSON.stringify({ source: { kind: 'text', text: 'LM358DR 1' } }));
});

async function open(search: ReturnType<typeof mock>) {
  const view = await renderPage('/other/bom', [search, mock(matchBom, sampleBom()), ...buildCost]);
  await screen.findByText('Exact');
  return view;
}

it('a row without a part searches the shop; what is taken stays in the row', async () => {
  const asked: unknown[] = [];
  const crystal = candidate('PW-X1', 'ABM8G-24').product;
  const { user } = await open(
    mock(searchProduct, (request) => {
      asked.push(request);
      return sampleSearch({ list: [crystal], total: 1 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Search for ABM8-24.000' }));
  await user.click(await screen.findByRole('button', { name: 'Use ABM8G-24 for ABM8-24.000' }));
  expect(asked).toEqual([{ keyword: 'ABM8-24.000', quantity: 100, page_size: 8, facets: false }]);
  const picked = within((await screen.findByText('Your choice')).closest('li, tr') ?? document.body);
  expect(picked.getAllByRole('link', { name: 'ABM8G-24' })).not.toEqual([]);
  expect(picked.getByText('$41.20')).toBeDefined();
  expect(picked.getByText('1 part · ABM8G-24 stands for ABM8-24.000.', { exact: false })).toBeDefined();
  expect(screen.getByRole('radio', { name: /ABM8G-24.*Found by you/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: 'Use ABM8G-24 for ABM8-24.000' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'None of these' }));
  expect(await screen.findByText('Left out by you')).toBeDefined();
});

it('a row with candidates searches other words, and says what the search says', async () => {
  const { user } = await open(
    mock(searchProduct, ({ keyword }) =>
      keyword === '4k7 0603'
        ? sampleSearch({ list: [], total: 0, match: 'none' })
        : sampleSearch({ list: [candidate('PW-R9', 'ERJ-4K7').product], total: 1, dropped: ['0603'], did_you_mean: ['4k7 chip'] }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Choose a part for 4k7 0603' }));
  await user.click(await screen.findByRole('button', { name: 'Search for another part' }));
  expect(await screen.findByText('No part found for “4k7 0603”')).toBeDefined();
  const field = screen.getByRole('searchbox', { name: 'Search the store' });
  await user.clear(field);
  await user.type(field, '4k7 chipp{Enter}');
  expect(await screen.findByText(/fit everything except: 0603/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '4k7 chip' }));
  expect(field).toHaveProperty('value', '4k7 chip');
  await user.click(await screen.findByRole('button', { name: 'Use ERJ-4K7 for 4k7 0603' }));
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});
