import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteBomChoice, saveBomChoice } from '#contract/api/bom-choice.ts';
import { matchBom } from '#contract/api/bom.ts';
import { getPartsLists } from '#contract/api/parts-list.ts';
import { searchProduct } from '#contract/api/catalog.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { buildCost } from '#src/testing/build-cost.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { bomLine, candidate, sampleBom, unsureLine } from '#src/testing/sample-bom.ts';
import { onePage } from '#src/testing/sample-coupon.ts';
import { sampleSearch } from '#src/testing/sample-listing.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

/** As long as a busy machine may need. */

beforeEach(() => {
  sessionStorage.setItem('bom', JSON.stringify({ source: { kind: 'text', text: '4k7 0603' } }));
});

const account = { known: { user: inSession } };
const remembered = { id: 'c1', chosen_at: '2026-11-20T12:00:00Z' };
const search = mock(searchProduct, sampleSearch({ list: [], total: 0 }));
const shop = [search, mock(getUserInfo, sampleUser()), mock(getPartsLists, { ...onePage([]), tags: [] }), ...buildCost];

it('what a customer chooses is remembered for the row, and forgotten when they say so', async () => {
  const asked = vi.fn();
  const { user } = await renderPage(
    '/other/bom',
    [
      mock(saveBomChoice, (choice) => {
        asked(choice);
        return remembered;
      }),
      mock(deleteBomChoice, ({ id }) => {
        asked(id);
        return { ok: true };
      }),
      mock(matchBom, sampleBom([unsureLine()])),
      ...shop,
    ],
    account,
  );
  await user.click(await screen.findByRole('button', { name: 'Choose a part for 4k7 0603' }));
  await user.click(screen.getByRole('radio', { name: /CRCW0603-4K7/ }));
  await user.click(await screen.findByRole('button', { name: 'Forget the choice for 4k7 0603' }));
  await waitFor(() => expect(screen.queryByText(/is remembered/)).toBeNull());
  expect(asked.mock.calls).toEqual([[{ source: { value: '4k7', package: '0603' }, sku: 'PW-R2' }], ['c1']]);
});

it('a part chosen before says when it was', async () => {
  const line = bomLine({ candidates: [candidate('PW-LM358-CT', 'LM358DR', { remembered })] });
  const { user } = await renderPage('/other/bom', [mock(matchBom, sampleBom([line])), ...shop], account);
  expect(await screen.findByText('Chosen by you on Nov 20, 2026')).toBeDefined();
  expect(screen.getByText('Your choice')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change the part for LM358DR' }));
  expect(await screen.findByText('Your choice of Nov 20, 2026 is remembered for rows like this.')).toBeDefined();
});
