import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { productList } from '#contract/api/catalog.ts';
import { getProductSimilar } from '#contract/api/product.ts';
import { getPartsLists, savePartsList } from '#contract/api/parts-list.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleList } from '#src/testing/sample-bom.ts';
import { onePage } from '#src/testing/sample-coupon.ts';
import { samplePage } from '#src/testing/sample-listing.ts';
import { sampleItem, sampleOffer } from '#src/testing/sample-part.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  saved.mockClear();
});

const path = '/tool/OpAmpLowPassFilter?cutoffFrequency=2kHz';
const part = (mpn: string) => sampleItem({ id: mpn, mpn, offer: sampleOffer({ sku: `PW-${mpn}` }) });

/** Two parts of each kind in stock, named by what is asked for. */
const shop = mock(productList, (_, request) => {
  const { category_web_url: category, filters } = Object.fromEntries(new URL(request.url).searchParams);
  const value = /[\d.e-]+/.exec(/"min":([^,}]*)/.exec(filters ?? '')?.[1] ?? '')?.[0] ?? '';
  return samplePage({ list: ['A', 'B'].map((letter) => part(`${category}-${value}${letter}`)) });
});

const saved = vi.fn();
/** An account without lists, which takes one. */
const savable = [
  mock(getPartsLists, { ...onePage([]), tags: [] }),
  mock(savePartsList, (list) => {
    saved(list);
    return sampleList({ name: list.name });
  }),
];

const signedIn = { known: { user: inSession } };

async function openKit(options: Parameters<typeof renderPage>[2] = {}, more: NonNullable<Parameters<typeof renderPage>[1]> = []) {
  const view = await renderPage(path, [...more, mock(getUserInfo, sampleUser()), shop], options);
  await view.user.click(await screen.findByRole('button', { name: 'Save as a kit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the parts as a kit' }));
  await dialog.findByRole('group', { name: /^Op-amps/ });
  return { ...view, dialog };
}

test('one part for each place goes to a new list, with its references and where it is from', async () => {
  const { user, dialog } = await openKit(signedIn, savable);
  const resistor = within(dialog.getByRole('group', { name: /^R1/ }));
  const choice = resistor.getByRole<HTMLSelectElement>('combobox', { name: 'Part' });
  await user.selectOptions(choice, choice.options[1]?.value ?? '');
  await user.click(within(dialog.getByRole('group', { name: /^Op-amps/ })).getByRole('checkbox'));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved to /)).toBeDefined();
  const list = saved.mock.calls[0]?.[0];
  expect(list.name).toMatch(/low-pass/i);
  const references = list.lines.map((line: { references: string }) => line.references);
  // Each place of the circuit once, the op-amp not.
  expect(references.join(', ').split(', ').toSorted()).toEqual(['C1', 'C2', 'R1', 'R2']);
  const first = list.lines.find((line: { references: string }) => line.references.startsWith('R1'));
  expect(first.sku).toMatch(/B$/);
  expect(first.quantity).toBe(first.references.split(', ').length);
  expect(first.note).toMatch(/: http/);
});

test('a visitor signs in and finds the kit as it was left', async () => {
  const { user, dialog, unmount } = await openKit();
  const resistor = within(dialog.getByRole('group', { name: /^R1/ }));
  const pieces = resistor.getByRole('textbox', { name: 'Quantity' });
  await user.clear(pieces);
  await user.type(pieces, '12');
  const href = dialog.getByRole('link', { name: 'Sign in' }).getAttribute('href');
  expect(href).toContain(encodeURIComponent('cutoffFrequency=2kHz'));
  unmount();

  await renderPage(path, [mock(getUserInfo, sampleUser()), mock(getPartsLists, { ...onePage([]), tags: [] }), shop], signedIn);
  const again = within(await screen.findByRole('dialog', { name: 'Save the parts as a kit' }));
  const kept = within(await again.findByRole('group', { name: /^R1/ })).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  await waitFor(() => expect(kept.value).toBe('12'));
});

test('a part of which too few are in stock leads to those that can take its place, by the rules of the product page', async () => {
  const instead = part('INSTEAD');
  const similar = mock(getProductSimilar, {
    list: [{ product: instead, kind: 'direct', score: 0.9, differences: [] }],
    total: 1,
    current_page: 1,
    last_page: 1,
    page_size: 100,
  });
  const { user, dialog } = await openKit(signedIn, [...savable, similar]);
  const resistor = within(dialog.getByRole('group', { name: /^R1/ }));
  expect(resistor.queryByRole('button', { name: 'Alternatives in stock' })).toBeNull();
  const pieces = resistor.getByRole('textbox', { name: 'Quantity' });
  await user.clear(pieces);
  await user.type(pieces, String(instead.stock.available + 1));
  await user.click(await resistor.findByRole('button', { name: 'Alternatives in stock' }));
  await user.click(await resistor.findByRole('button', { name: /^Use INSTEAD instead of/ }));
  expect(resistor.getByRole<HTMLSelectElement>('combobox', { name: 'Part' }).selectedOptions[0]?.textContent).toMatch(/^INSTEAD/);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0].lines.map((line: { sku: string }) => line.sku)).toContain('PW-INSTEAD');
});

test('a kit without parts is not saved', async () => {
  const { user, dialog } = await openKit(signedIn, savable);
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Tick at least one part.')).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});

test('a circuit that no part in stock fits has nothing to save, and says so', async () => {
  const empty = mock(productList, samplePage({ list: [] }));
  const { user } = await renderPage(path, [...savable, mock(getUserInfo, sampleUser()), empty], signedIn);
  await user.click(await screen.findByRole('button', { name: 'Save as a kit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the parts as a kit' }));
  expect(await dialog.findByText(/there is nothing to save\.$/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
