import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import { tool } from '#calculators/signal-levels/SmithChart/definition.ts';
import { productList } from '#contract/api/catalog.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { samplePage } from '#src/testing/sample-listing.ts';

async function openChart(network: string) {
  const page = await renderPage(`/tool/SmithChart?network=${network}`, [mock(productList, samplePage({ list: [] }))]);
  const kinds = await screen.findByRole('group', { name: 'Add an element' });
  const row = screen.getByRole('list', { name: 'Elements from load to source' });
  const inAddress = () => new URLSearchParams(page.router.state.location.search).get('network') ?? '';
  return { ...page, kinds: within(kinds), row: within(row), inAddress };
}

it('matches the load with two presses, and keeps the network in the address', async () => {
  const { user, kinds, row, inAddress } = await openChart('');
  expect(row.queryAllByRole('listitem')).toHaveLength(0);
  await user.click(kinds.getByRole('button', { name: 'Series inductor' }));
  await user.click(kinds.getByRole('button', { name: 'Shunt inductor' }));
  expect(row.getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(inAddress()).toMatch(/^sL[\d.]+[pn] pL[\d.]+n$/));
  const answer = evaluate(tool, { network: inAddress() });
  expect(answer.ok && Number(answer.out['vswr'])).toBeLessThan(1.01);
});

it('moves an element by keys and by its field, and takes it away', async () => {
  const { user, row, inAddress } = await openChart('sL10n');
  const face = screen.getByRole('slider', { name: 'Series inductor: Value' });
  expect(face.getAttribute('aria-valuetext')).toMatch(/^10\s*nH$|^10\.00\s*nH$/);
  fireEvent.keyDown(face, { key: 'PageUp' });
  await waitFor(() => expect(inAddress()).toBe('sL12n'));
  const field = row.getByRole('textbox', { name: 'Series inductor: Value' });
  await user.clear(field);
  await user.type(field, '4n7{Enter}');
  await waitFor(() => expect(inAddress()).toBe('sL4.7n'));
  await user.click(row.getByRole('button', { name: 'Remove: Series inductor' }));
  expect(row.queryAllByRole('listitem')).toHaveLength(0);
});

it('two coils of one network are offered under headings that tell their values', async () => {
  await renderPage('/tool/SmithChart?network=sL8.2n+pL22n', [mock(productList, samplePage())]);
  const names = (await screen.findAllByRole('heading', { level: 3, name: /^RF inductors/ })).map(({ textContent }) => textContent);
  expect(names.map((name) => name?.replace(/\s/gu, ' '))).toEqual([
    'RF inductors of the standard values: 8.2 nH',
    'RF inductors of the standard values: 22 nH',
  ]);
});
