import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { searchProduct } from '#contract/api/catalog.ts';
import { type PartsList, getPartsList, getPartsLists, savePartsList } from '#contract/api/parts-list.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleList } from '#src/testing/sample-bom.ts';
import { onePage } from '#src/testing/sample-coupon.ts';
import { sampleSearch } from '#src/testing/sample-listing.ts';
import { sampleDetail } from '#src/testing/sample-part.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/product/ti-lm358dr';
const product = sampleDetail();
const stock = { sku: 'PW-LM358-CT', price_breaks: [], currency: 'USD', stock: product.stock } as const;
const shop = [
  mock(getProductDetail, product),
  mock(getProductLive, { list: [{ ...stock, price_breaks: product.offers[0]?.price_breaks ?? [] }], as_of: product.stock.as_of }),
  mock(getProductSimilar, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 20 }),
];
const [line] = sampleList().lines;
const spares = sampleList({ id: 'spares', name: 'Spares', kind: 'list', lines: line ? [{ ...line, own_number: 'PRJ-7' }] : [] });
const { lines, ...summary } = spares;
const lists = mock(getPartsLists, { ...onePage([{ ...summary, line_count: lines.length }]), tags: [] });

/** Opens the dialog as somebody who is signed in. */
async function openDialog(more: NonNullable<Parameters<typeof renderPage>[1]>) {
  const view = await renderPage(path, [...more, mock(getUserInfo, sampleUser()), ...shop], { known: { user: inSession } });
  await view.user.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save LM358DR' }));
  return { ...view, dialog };
}

test('a visitor is led to the log-in and back to the part', async () => {
  const { user } = await renderPage(path, shop);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save LM358DR' }));
  expect(dialog.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain(encodeURIComponent(path));
});

test('a part that is on the list gets more pieces, and the list stays as it was', async () => {
  const saved = vi.fn();
  const { user, dialog } = await openDialog([
    lists,
    mock(getPartsList, spares),
    mock(savePartsList, (list) => {
      saved(list);
      return spares;
    }),
  ]);
  expect((await dialog.findByRole('radio', { name: /^Spares/ })).getAttribute('checked')).not.toBeNull();
  const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '25');
  await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'for the service van');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved to Spares')).toBeDefined();
  expect(saved.mock.calls).toEqual([
    [
      expect.objectContaining({
        id: 'spares',
        version: 3,
        lines: [
          {
            line_id: 'a',
            sku: 'PW-LM358-CT',
            mpn: 'LM358DR',
            manufacturer: '',
            own_number: 'PRJ-7',
            quantity: 26,
            references: 'U3',
            note: 'for the service van',
          },
        ],
      }),
    ],
  ]);
});

test('a new list wants a name and a whole number of pieces', async () => {
  const saved = vi.fn();
  const { user, dialog } = await openDialog([
    mock(getPartsLists, { ...onePage([]), tags: [] }),
    mock(savePartsList, (list) => {
      saved(list);
      return sampleList({ name: list.name });
    }),
  ]);
  await user.clear(await dialog.findByRole('textbox', { name: 'Quantity' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name, like Spare parts')).toBeDefined();
  expect(dialog.getByText('Enter a whole number, like 25')).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: 'Name of the list' }), 'Prototype');
  await user.type(dialog.getByRole('textbox', { name: 'Quantity' }), '10');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved to Prototype')).toBeDefined();
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ name: 'Prototype', kind: 'list', lines: [{ sku: 'PW-LM358-CT', quantity: 10 }] });
});

test('a list that another window has saved meanwhile is read once more', async () => {
  let now: PartsList = spares;
  const saved = vi.fn();
  const { user, dialog } = await openDialog([
    lists,
    mock(getPartsList, () => now),
    mock(savePartsList, (list) => {
      saved(list.version);
      if (list.version === 3) {
        now = { ...spares, version: 4, lines: [] };
        return errorResponse('version_conflict', { data: { version: 4 } });
      }
      return spares;
    }),
  ]);
  await dialog.findByRole('radio', { name: /^Spares/ });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved to Spares')).toBeDefined();
  expect(saved.mock.calls).toEqual([[3], [4]]);
});

test('pressing twice saves once', async () => {
  const saved = vi.fn();
  const { user, dialog } = await openDialog([
    lists,
    mock(getPartsList, spares),
    mock(savePartsList, (list) => {
      saved(list);
      return spares;
    }),
  ]);
  await dialog.findByRole('radio', { name: /^Spares/ });
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved to Spares')).toBeDefined();
  expect(saved).toHaveBeenCalledTimes(1);
});

test('each part of a search has a button that saves it, without leaving the list', async () => {
  const saved = vi.fn();
  const listing = sampleSearch();
  const { user } = await renderPage(
    '/product/list/lm358',
    [
      mock(searchProduct, listing),
      mock(searchContent, { list: [], total: 0, current_page: 1, last_page: 1, page_size: 3 }),
      mock(getUserInfo, sampleUser()),
      mock(getPartsLists, { ...onePage([]), tags: [] }),
      mock(savePartsList, (list) => {
        saved(list);
        return sampleList({ name: list.name });
      }),
    ],
    { known: { user: inSession } },
  );
  const [part] = listing.list;
  await user.click(await screen.findByRole('button', { name: `Save ${part?.mpn}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Save ${part?.mpn}` }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name of the list' }), 'Blinker');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved to Blinker')).toBeDefined();
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ name: 'Blinker', lines: [{ mpn: part?.mpn, quantity: 1 }] });
});
