import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { productList } from '#contract/api/catalog.ts';
import { getSavedCalculations, type SavedCalculation, saveCalculation } from '#contract/api/saved-calculation.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { api } from '#src/api/base.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { onePage } from '#src/testing/sample-coupon.ts';
import { samplePage } from '#src/testing/sample-listing.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

beforeEach(() => localStorage.clear());
const path = '/tool/CoaxialCableImpedance?outerDiameter=5mm';
const parts = mock(productList, samplePage({ list: [] }));

it('saves the values as the address has them, under the calculator’s name with its result until another is written', async () => {
  let list: SavedCalculation[] = [];
  const saved = vi.fn();
  const calls = [
    parts,
    mock(getUserInfo, sampleUser()),
    mock(getSavedCalculations, () => onePage(list)),
    mock(saveCalculation, ({ tool, query, name, note }) => {
      saved(tool, query, note);
      const one = { id: 's1', tool, query, name, note: note || null, updated_at: '2026-11-20T12:00:00Z' };
      list = [one];
      return one;
    }),
  ];
  const { user } = await renderPage(path, calls, { known: { user: inSession } });
  await user.click(await screen.findByText('Save in your account'));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toMatch(/: .+\sΩ$/);
  await user.clear(name);
  await user.type(name, 'Feed line');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Rack 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('These values are saved as “Feed line”.')).toBeDefined();
  expect(saved).toHaveBeenCalledWith('CoaxialCableImpedance', 'outerDiameter=5mm', 'Rack 2');
  expect(screen.getByRole('link', { name: 'Feed line' }).getAttribute('href')).toBe(path);
});

it('takes no name away from who is writing it when it comes out meanwhile that the values are saved', async () => {
  let list: SavedCalculation[] = [];
  const { user, store } = await renderPage(
    path,
    [parts, mock(getUserInfo, sampleUser()), mock(getSavedCalculations, () => onePage(list))],
    {
      known: { user: inSession },
    },
  );
  await user.click(await screen.findByText('Save in your account'));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Feed');
  const other = { id: 's1', tool: 'CoaxialCableImpedance', query: 'outerDiameter=5mm', note: null, updated_at: '2026-11-20T12:00:00Z' };
  list = [{ ...other, name: 'From the phone' }];
  store.dispatch(api.util.invalidateTags(['Calculation']));
  await screen.findByText('These values are saved as “From the phone”.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Feed');
});

it('leads a guest to the log-in and back to the same values, and keeps them on the device', async () => {
  const { user } = await renderPage(path, [parts]);
  await user.click(await screen.findByText('Save in your account'));
  const link = (await screen.findAllByRole('link', { name: 'Sign in' })).at(-1);
  expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain(path);
  await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
  expect(await screen.findByRole('button', { name: 'Kept on this device' })).toBeDefined();
});
