import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getCategory, searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import { getSolutionDetail } from '#contract/api/content.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { getProductDetail, getProductSimilar } from '#contract/api/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { noSuggestions } from '#src/testing/no-suggestions.ts';
import { renderPage } from '#src/testing/render.tsx';

const some: ResponseOf<typeof searchSuggest> = {
  ...noSuggestions,
  products: [
    {
      web_url: 'lm358n-nopb',
      mpn: 'LM358N/NOPB',
      manufacturer: 'Texas Instruments',
      description: 'Dual op-amp',
      part_class: 'op-amps',
      image: null,
      outline: null,
      available: 4120,
      unit_micros: 412_000,
      currency: 'USD',
    },
  ],
  manufacturers: [{ web_url: 'texas-instruments', name: 'Texas Instruments' }],
  readings: [
    {
      category: { web_url: 'ceramic-capacitors', name: 'Ceramic capacitors' },
      parent_web_url: 'capacitors',
      understood: [
        { key: 'capacitance', text: '100 nF', filter: { key: 'capacitance', eq: '100n' } },
        { key: 'voltage', text: '≥ 50 V', filter: { key: 'voltage', min: '50' } },
        { key: 'package', text: '0603', filter: { key: 'package', in: ['0603'] } },
      ],
      total: 418,
    },
  ],
};

async function openSearch(answer: Parameters<typeof mock<typeof searchSuggest>>[1] = some) {
  const pages = [
    mockError(getProductDetail, 'not_found'),
    mockError(getProductSimilar, 'not_found'),
    mockError(getCategory, 'not_found'),
    mockError(searchProduct, 'unavailable'),
    mockError(searchContent, 'unavailable'),
    mockError(getSolutionDetail, 'not_found'),
  ];
  const shop = await renderPage('/product/chipFindSearch', [mock(searchSuggest, answer), ...pages]);
  return { ...shop, input: screen.getByRole('combobox') };
}

describe('the search', () => {
  it('is reached with the slash key, but not while something else is being typed', async () => {
    const { user, input } = await openSearch();
    await user.keyboard('/');
    expect(document.activeElement).toBe(input);
    const email = screen.getByRole('textbox', { name: 'Your email' });
    await user.click(email);
    await user.keyboard('a/b');
    expect(email).toHaveProperty('value', 'a/b');
  });

  it('suggests a category with filters first, then parts, makers and all results', async () => {
    const { user, input } = await openSearch();
    await user.type(input, '100n 50v 0603');
    await screen.findByRole('option', { name: /LM358N/ });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringContaining('Ceramic capacitors with 100 nF, ≥ 50 V, and 0603'),
      expect.stringContaining('LM358N/NOPB'),
      'Texas Instruments',
      'All results for “100n 50v 0603”',
    ]);
    expect(await screen.findByText('3 suggestions')).toBeTruthy();
  });

  it('suggests what there is to read, each with its kind', async () => {
    const content = [
      { kind: 'solution', title: 'Drive for a brushed motor', path: '/solutions/motion/drive', language: 'en-US' },
      { kind: 'page', title: 'Lieferung', path: '/about/delivery', language: 'de-DE' },
    ] as const;
    const { user, input, router } = await openSearch({ ...noSuggestions, content: [...content] });
    await user.type(input, 'motor');
    const group = within(await screen.findByRole('group', { name: 'Articles and pages' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent.trim())).toEqual([
      'Drive for a brushed motor Solution',
      'Lieferung About the store English',
    ]);
    expect(group.getByText('Lieferung').getAttribute('lang')).toBe('de-DE');
    await user.click(group.getByRole('option', { name: /Drive/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/solutions/motion/drive'));
  });

  it('moves with the arrow keys, names the active row, and opens it with Enter', async () => {
    const { user, input, router } = await openSearch();
    await user.type(input, 'lm358');
    await screen.findByRole('option', { name: /LM358N/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toContain('LM358N/NOPB');
    await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(active.id));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/lm358n-nopb'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('opens a category with what was read from the values as filters in the address', async () => {
    const { user, input, router } = await openSearch();
    await user.type(input, '100n 50v 0603');
    await user.click(await screen.findByRole('option', { name: /Ceramic capacitors/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/category/capacitors/ceramic-capacitors'));
    expect(router.state.location.search).toBe('?capacitance=100n..100n&voltage=50..&package=0603');
  });

  it('opens the results on Enter when no row is active, and shows the keyword there', async () => {
    const { user, input, router } = await openSearch(noSuggestions);
    await user.type(input, ' op amp/2 {Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/list/op%20amp%2F2'));
    expect(await screen.findByDisplayValue('op amp/2')).toBeTruthy();
  });

  it('closes on Escape, then clears', async () => {
    const { user, input } = await openSearch();
    await user.type(input, 'lm358');
    await screen.findByRole('option', { name: /LM358N/ });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(input).toHaveProperty('value', 'lm358');
    await user.keyboard('{Escape}');
    expect(input).toHaveProperty('value', '');
  });

  it('aborts a call that newer text outdates, and shows only the newer answer', async () => {
    const aborted: string[] = [];
    const { user, input } = await openSearch(async ({ keyword }, { signal }) => {
      if (keyword !== 'lm') return some;
      return new Promise<Response>((resolve) => {
        signal.addEventListener('abort', () => {
          aborted.push(keyword);
          resolve(HttpResponse.error());
        });
      });
    });
    await user.type(input, 'lm');
    await screen.findByRole('option', { name: 'All results for “lm”' });
    await user.type(input, '358');
    expect(await screen.findByRole('option', { name: /LM358N/ })).toBeTruthy();
    expect(aborted).toEqual(['lm']);
  });
});
