import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  changeCalculation,
  deleteCalculation,
  getSavedCalculations,
  type SavedCalculation,
  takeCalculations,
} from '#contract/api/saved-calculation.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { remember } from '#src/components/account/calculation/kept-list.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { onePage } from '#src/testing/sample-coupon.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const account = { known: { user: inSession } };
const path = '/user/userCenter?section=calculations';
const sample = (id: string, name: string, note: string | null = null): SavedCalculation => ({
  id,
  tool: 'RCFilter',
  query: `resistance=${id}`,
  name,
  note,
  updated_at: '2026-11-20T12:00:00Z',
});

beforeEach(() => localStorage.clear());

it('lists calculations by their names, opens, finds, sorts, renames and deletes them', async () => {
  let list = [sample('1', 'Antialiasing', 'Board B'), sample('2', 'Clock')];
  const asked = vi.fn();
  const { user } = await renderPage(
    path,
    [
      mock(getUserInfo, sampleUser()),
      mock(getSavedCalculations, ({ keyword, sort }) => {
        asked(keyword, sort);
        return onePage(keyword === 'nothing' ? [] : list);
      }),
      mock(changeCalculation, ({ id, name, note }) => {
        const changed = sample(id, name, note || null);
        list = list.map((one) => (one.id === id ? changed : one));
        return changed;
      }),
      mock(deleteCalculation, ({ id }) => {
        list = list.filter((one) => one.id !== id);
        return { ok: true };
      }),
    ],
    account,
  );
  expect((await screen.findByRole('link', { name: 'Antialiasing' })).getAttribute('href')).toBe('/tool/RCFilter?resistance=1');
  await user.click(screen.getByRole('button', { name: 'Edit: Clock' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name, such as “Clock line, 50 Ω”.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Clock line');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Layer 3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Clock line' })).toBeDefined();
  expect(screen.getByText('Layer 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete: Antialiasing' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Antialiasing' })).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort order' }), 'By name');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(undefined, 'name'));
  await user.type(await screen.findByRole('searchbox', { name: 'Name or note' }), 'nothing{Enter}');
  expect(await screen.findByText('No saved calculation has these words.')).toBeDefined();
  expect(asked).toHaveBeenLastCalledWith('nothing', 'name');
});

it('offers what the device has kept once, and takes it over under names that say what it is', async () => {
  remember('kept', { tool: 'RCFilter', query: 'resistance=7', at: 1, result: '22.7 kHz' });
  const taken = vi.fn();
  const calls = [
    mock(getUserInfo, sampleUser()),
    mock(getSavedCalculations, onePage<SavedCalculation>([])),
    mock(takeCalculations, ({ list }) => {
      taken(list);
      return { added: list.length };
    }),
  ];
  const { user, unmount } = await renderPage(path, calls, account);
  await user.click(await screen.findByRole('button', { name: 'Save in the account' }));
  expect(await screen.findByText('1 calculation is now in your account.')).toBeDefined();
  const [[{ name }]] = taken.mock.lastCall as [[{ name: string }]]; // what the mock was called with above
  expect(name).toMatch(/: 22.7 kHz$/);
  unmount();
  await renderPage(path, calls, account);
  expect(await screen.findByText('No calculation is saved yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save in the account' })).toBeNull();
});

it('says when they could not be read', async () => {
  await renderPage(path, [mock(getUserInfo, sampleUser()), mockError(getSavedCalculations, 'unavailable')], account);
  expect(await screen.findByText('We could not load the saved calculations.')).toBeDefined();
});
