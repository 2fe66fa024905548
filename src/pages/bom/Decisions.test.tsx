import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveBomChoice } from '#contract/api/bom-choice.ts';
import { matchBom } from '#contract/api/bom.ts';
import { addToCart } from '#contract/api/cart.ts';
import { getPartsLists } from '#contract/api/parts-list.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { buildCost } from '#src/testing/build-cost.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { bomLine, sampleBom, unsureLine } from '#src/testing/sample-bom.ts';
import { changedCart } from '#src/testing/sample-cart.ts';
import { onePage } from '#src/testing/sample-coupon.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/other/bom';
const shop = [mock(matchBom, sampleBom([bomLine(), unsureLine()])), ...buildCost];
const account = { known: { user: inSession } };

beforeEach(() => {
  sessionStorage.setItem('bom', JSON.stringify({ source: { kind: 'text', text: '4k7 0603' } }));
});

it('what a visitor chose is there after a reload, and remembered for their account once they have signed in', async () => {
  const first = await renderPage(path, shop);
  await first.user.click(await screen.findByRole('button', { name: 'Choose a part for 4k7 0603' }));
  await first.user.click(screen.getByRole('radio', { name: /CRCW0603-4K7/ }));
  first.unmount();

  const second = await renderPage(path, shop);
  expect(await screen.findByText('Your choice')).toBeDefined();
  expect(screen.getByRole('link', { name: 'CRCW0603-4K7' })).toBeDefined();
  second.unmount();

  const asked = vi.fn();
  const own = [mock(getUserInfo, sampleUser()), mock(getPartsLists, { ...onePage([]), tags: [] })];
  const saving = mock(saveBomChoice, (choice) => {
    asked(choice);
    return { id: 'c1', chosen_at: '2026-11-20T12:00:00Z' };
  });
  const third = await renderPage(path, [saving, ...own, ...shop], account);
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ source: { value: '4k7', package: '0603' }, sku: 'PW-R2' }]]));
  expect(screen.getByText('Your choice')).toBeDefined();
  third.unmount();
  await renderPage(path, [saving, ...own, ...shop], account);
  expect(await screen.findByText('Your choice')).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('another bill begins without the choices of the one before', async () => {
  const { user } = await renderPage(path, shop);
  await user.click(await screen.findByRole('button', { name: 'Choose a part for 4k7 0603' }));
  await user.click(screen.getByRole('radio', { name: /CRCW0603-4K7/ }));
  await user.click(screen.getByRole('button', { name: 'Change the rows' }));
  await user.type(await screen.findByRole('textbox', { name: 'Rows of your bill of materials' }), '4k7 0603');
  await user.click(screen.getByRole('button', { name: 'Find the parts' }));
  expect(await screen.findByText('2 candidates')).toBeDefined();
  expect(screen.queryByText('Your choice')).toBeNull();
});

it('the number that the buyer calls a part by stands at the row and goes onto the bag', async () => {
  const sent = vi.fn();
  const line = bomLine({ source: { mpn: 'LM358DR', references: 'U3', own_number: 'PRJ-0815' } });
  const { user } = await renderPage(path, [
    mock(addToCart, ({ items }) => {
      sent(items);
      return changedCart([], [{ sku: 'PW-LM358-CT', line_id: 'l1', quantity: 100 }]);
    }),
    mock(matchBom, sampleBom([line])),
    ...buildCost,
  ]);
  expect(await screen.findByText('Your number: PRJ-0815')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add 1 row to cart' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith([{ sku: 'PW-LM358-CT', quantity: 100, round: true, customer_reference: 'PRJ-0815' }]),
  );
});
