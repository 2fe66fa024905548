import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deleteBomChoice, getBomChoices, type KeptBomChoice } from '#contract/api/bom-choice.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { onePage } from '#src/testing/sample-coupon.ts';
import { sampleItem } from '#src/testing/sample-part.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const account = { known: { user: inSession } };
const path = '/user/userCenter?section=choices';
const kept: KeptBomChoice[] = [
  {
    id: 'c1',
    row: 'PRJ-0815 · 10k',
    sku: 'PW-R1',
    product: sampleItem({ mpn: 'RC0603-10K' }),
    chosen_at: '2026-11-20T12:00:00Z',
    of_company: true,
  },
  { id: 'c2', row: 'PRJ-0816', sku: 'PW-OLD', product: null, chosen_at: '2026-11-19T12:00:00Z', of_company: false },
];

it('lists what stands for which row, finds by words and forgets one', async () => {
  let list = kept;
  const asked = vi.fn();
  const { user } = await renderPage(
    path,
    [
      mock(getUserInfo, sampleUser()),
      mock(getBomChoices, ({ keyword }) => {
        asked(keyword);
        return onePage(keyword === 'nothing' ? [] : list);
      }),
      mock(deleteBomChoice, ({ id }) => {
        list = list.filter((one) => one.id !== id);
        return { ok: true };
      }),
    ],
    account,
  );
  expect(await screen.findByRole('link', { name: 'RC0603-10K' })).toBeDefined();
  expect(screen.getByText('PW-OLD is no longer sold')).toBeDefined();
  expect(screen.getAllByText(/your company’s number, for all colleagues$/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Forget the part for PRJ-0815 · 10k' }));
  await waitFor(() => expect(screen.queryByText('PRJ-0815 · 10k')).toBeNull());
  expect(screen.getByText('PRJ-0816')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Your number or row' }), 'nothing{Enter}');
  expect(await screen.findByText('Nothing is remembered for these words.')).toBeDefined();
  expect(asked).toHaveBeenLastCalledWith('nothing');
});

it('says what would stand there, and when it could not be read', async () => {
  const first = await renderPage(path, [mock(getUserInfo, sampleUser()), mock(getBomChoices, onePage<KeptBomChoice>([]))], account);
  expect(await screen.findByText('No part is remembered yet')).toBeDefined();
  first.unmount();
  await renderPage(path, [mock(getUserInfo, sampleUser()), mockError(getBomChoices, 'unavailable')], account);
  expect(await screen.findByText('We could not load the remembered parts.')).toBeDefined();
});
