import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addToCart } from '#contract/api/cart.ts';
import { getCategory, productFilter, productList } from '#contract/api/catalog.ts';
import { productCompare } from '#contract/api/product.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { server } from '#src/testing/server.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleArticle } from '#src/testing/sample-article.ts';
import { sampleCategoryAnswer, sampleList, samplePage } from '#src/testing/sample-listing.ts';

type ListRequest = RequestOf<typeof productList>;

const comparison = {
  products: sampleList,
  rows: [
    {
      key: 'dielectric',
      name: 'Dielectric',
      unit: '',
      cells: [
        { text: 'X7R', si: null },
        { text: 'X7R', si: null },
      ],
      differs: false,
    },
    {
      key: 'voltage',
      name: 'Voltage',
      unit: 'V',
      cells: [
        { text: '25 V', si: 25 },
        { text: '50 V', si: 50 },
      ],
      differs: true,
    },
  ],
};

const tray = () => within(screen.getByRole('region', { name: 'Comparison' }));

/** Opens the capacitors; keeps what was asked of the list. */
async function open(query = '', answer: (request: ListRequest) => ReturnType<typeof samplePage> | Response = () => samplePage()) {
  const asked: ListRequest[] = [];
  const page = await renderPage(`/category/capacitors/mlcc${query}`, [
    mock(getCategory, sampleCategoryAnswer()),
    mock(productCompare, comparison),
    mock(productFilter, { facets: [], total: 12 }),
    mock(productList, (request) => {
      asked.push(request);
      return answer(request);
    }),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Ceramic capacitors (MLCC)' });
  return { ...page, asked, address: () => page.router.state.location.search };
}

describe('a category', () => {
  it('lists its parts with price, stock and a way to order, and says how many there are', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /CAP-100N/ });
    expect(within(row).getByRole('link', { name: 'CAP-100N' }).getAttribute('href')).toBe('/product/one');
    expect(within(row).getByText('0.412')).toBeTruthy();
    expect(screen.getByRole('row', { name: /CAP-1U/ }).textContent).toContain('Price on request');
    expect(screen.getByText('120 parts')).toBeTruthy();
  });

  it('reads filters, order, quantity and page from the address', async () => {
    const { asked } = await open('?capacitance=100n..1u&dielectric=x7r&stock=1&sort=price_asc&qty=1000&page=2&unknown=1');
    await screen.findByRole('row', { name: /CAP-100N/ });
    expect(asked.at(-1)).toMatchObject({
      category_web_url: 'mlcc',
      page: 2,
      quantity: 1000,
      in_stock: true,
      sort: 'price_asc',
      filters: [
        { key: 'capacitance', min: 1e-7, max: 1e-6 },
        { key: 'dielectric', in: ['x7r'] },
      ],
    });
  });

  it('writes a ticked value into the address, starts at page 1 and shows a chip that takes it away', async () => {
    const { user, address } = await open('?page=2');
    const dielectric = await screen.findByRole('group', { name: 'Dielectric' });
    await user.click(within(dielectric).getByRole('checkbox', { name: /X7R/ }));
    await waitFor(() => expect(address()).toBe('?dielectric=x7r'));
    await user.click(await screen.findByRole('button', { name: /Remove Dielectric X7R/ }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('adds up ticks that come before the page has followed', async () => {
    const { address } = await open();
    const dielectric = await screen.findByRole('group', { name: 'Dielectric' });
    const boxes = within(dielectric).getAllByRole<HTMLInputElement>('checkbox').slice(0, 2);
    act(() => boxes.forEach((box) => box.click()));
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    await waitFor(() => expect(address()).toMatch(/^\?dielectric=[a-z0-9]+,[a-z0-9]+$/));
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  });

  it('goes back through the filters step by step', async () => {
    const { user, router, address } = await open();
    const dielectric = await screen.findByRole('group', { name: 'Dielectric' });
    await user.click(within(dielectric).getByRole('checkbox', { name: /X7R/ }));
    await waitFor(() => expect(address()).toBe('?dielectric=x7r'));
    await router.navigate(-1);
    await waitFor(() => expect(within(dielectric).getByRole<HTMLInputElement>('checkbox', { name: /X7R/ }).checked).toBe(false));
  });

  it('takes values as engineers type them and refuses another unit at the field', async () => {
    const { user, asked, address } = await open();
    const from = await screen.findByRole('textbox', { name: 'Capacitance from' });
    await user.type(from, '100n{Enter}');
    await waitFor(() => expect(address()).toBe('?capacitance=100n..'));
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual([{ key: 'capacitance', min: 1e-7 }]));
    const upTo = screen.getByRole('textbox', { name: 'Capacitance up to' });
    await user.type(upTo, '10kHz{Enter}');
    expect(await screen.findByText('Enter a value in F')).toBeTruthy();
    expect(asked.at(-1)?.filters).toEqual([{ key: 'capacitance', min: 1e-7 }]);
    await user.clear(upTo);
    await user.type(upTo, '10,000 µF{Enter}');
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual([{ key: 'capacitance', min: 1e-7, max: 0.01 }]));
  });

  it('moves a range with the arrow keys', async () => {
    const { user, address } = await open();
    const handle = await screen.findByRole('slider', { name: 'Capacitance from' });
    handle.focus();
    await user.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(address()).toBe('?capacitance=1.6n..'));
  });

  it('sorts the whole result by the head of a column and says so', async () => {
    const { user, asked, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Unit price' }));
    await waitFor(() => expect(address()).toBe('?sort=price_asc'));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /Unit price/ }).getAttribute('aria-sort')).toBe('ascending'));
    await user.click(screen.getByRole('button', { name: /Capacitance/ }));
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('attr:capacitance:asc'));
  });

  it('names what excludes each other and offers to drop either', async () => {
    const { user, address } = await open('?dielectric=y5v&stock=1', () => samplePage({ list: [], total: 0 }));
    expect(await screen.findByText('No part matches all of these filters')).toBeTruthy();
    const offer = await screen.findByRole('button', { name: 'Without Dielectric Y5V: 12 parts' });
    await user.click(offer);
    await waitFor(() => expect(address()).toBe('?stock=1'));
  });

  it('keeps the filters when the list fails, and tries again', async () => {
    let isUp = false;
    const { user } = await open('?stock=1', () => (isUp ? samplePage() : errorResponse('unavailable')));
    expect(await screen.findByText('We could not load the parts')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /In stock/ }).checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /datasheet/ })).toBeNull();
    document.addEventListener('click', () => (isUp = true), { once: true, capture: true });
    // A page asks once more for what its loader could not get, and shows the failure again after that: only a press that is on the page counts.
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) await user.click(again);
      expect(screen.getByRole('row', { name: /CAP-100N/ })).toBeTruthy();
    });
  });

  it('compares the parts that were ticked and can show only what differs', async () => {
    const { user, address } = await open('?compare=one');
    await user.click(await screen.findByRole('checkbox', { name: 'Compare CAP-1U' }));
    await waitFor(() => expect(address()).toBe('?compare=one,two'));
    // The address is there before the page that follows it: only a press that the tray hears counts.
    await waitFor(async () => {
      const show = tray().queryByRole('button', { name: 'Show comparison' });
      if (show) await user.click(show);
      expect(tray().getByRole('row', { name: /Dielectric/ })).toBeTruthy();
    });
    await user.click(tray().getByRole('checkbox', { name: 'Only differences' }));
    expect(tray().queryByRole('row', { name: /Dielectric/ })).toBeNull();
    expect(tray().getByRole('row', { name: /Voltage differs/ })).toBeTruthy();
    await user.click(tray().getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Save CAP-100N and CAP-1U' })).toBeTruthy();
  });

  it('turns pages by links and focuses the head of the list', async () => {
    const { user, address } = await open('', ({ page = 1 }) => samplePage({ current_page: page ?? 1 }));
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('?page=2'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Parts 51/));
  });

  it('puts the minimum into the cart, rounded to the step', async () => {
    const added: unknown[] = [];
    const { user } = await open('?qty=12');
    server.use(
      mock(addToCart, (request) => {
        added.push(request.items);
        return errorResponse('insufficient_stock', { message: 'Only 5 are left.' });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Add CAP-100N to cart' }));
    expect(await screen.findByText('Only 5 are left.')).toBeTruthy();
    expect(added).toEqual([[{ sku: sampleList[0]?.offer?.sku, quantity: 15 }]]);
  });
});

it('ends with what there is to read about its parts', async () => {
  const guide = sampleArticle({ kind: 'component', web_url: 'ceramic', title: 'Ceramic capacitors' });
  await renderPage('/category/capacitors/mlcc', [
    mock(getCategory, { ...sampleCategoryAnswer(), articles: [guide] }),
    mock(productList, samplePage()),
  ]);
  const list = within(await screen.findByRole('region', { name: 'Read about it' }));
  expect(list.getByRole('link', { name: 'Ceramic capacitors' }).getAttribute('href')).toBe('/components/ceramic');
});

describe('a category that does not exist', () => {
  it('is the 404 page', async () => {
    await renderPage('/category/nothing', [mockError(getCategory, 'not_found')]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});
