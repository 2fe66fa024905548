import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type AdminProduct, getAdminProduct, getAdminProducts, saveProduct } from '#contract/api/admin/product.ts';
import { getOperatorMe } from '#contract/api/admin/people.ts';
import { aroundProduct } from '#src/testing/around-product.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';
import { sampleProduct } from '#src/testing/sample-product.ts';
import { seeSaved } from '#src/testing/see-saved.ts';

afterEach(() => sessionStorage.clear());

const page = { current_page: 1, last_page: 1, page_size: 20 };
const role = me({ role: 'stock', scopes: ['catalog', 'shipping', 'own'] });
const item = (mpn: string) => ({
  id: mpn,
  web_url: `yageo-${mpn.toLowerCase()}`,
  mpn,
  manufacturer: 'Yageo',
  category: 'Chip resistors',
  package: '0603',
  hidden: false,
  sku: null,
  unit_micros: null,
  on_hand: null,
  available: null,
});
const withNames = (product: AdminProduct): AdminProduct => ({
  ...product,
  substitute_parts: {
    'yageo-old': { mpn: 'OLD', manufacturer: 'Yageo', hidden: true },
    'yageo-new': { mpn: 'NEW', manufacturer: 'Yageo', hidden: false },
  },
});
const old = { part: 'yageo-old', kind: 'similar' as const, note: null };

async function open(start: AdminProduct) {
  const held = { product: withNames(start), asked: [] as unknown[] };
  sessionStorage.setItem('operator_session', token);
  const view = await renderPage('/admin?tab=catalog&product=7', [
    mock(getAdminProduct, () => held.product),
    mock(getAdminProducts, { list: ['RC0603', 'OLD', 'NEW'].map(item), total: 3, ...page, base_currency: 'EUR' }),
    mock(saveProduct, ({ substitutes, version }) => {
      if (version !== held.product.version) return errorResponse('version_conflict', { data: { version: held.product.version } });
      held.asked.push(substitutes);
      held.product = withNames(sampleProduct({ ...(substitutes && { substitutes }) }, `${version}+`));
      return held.product;
    }),
    ...aroundProduct(),
    mock(getOperatorMe, role),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Yageo RC0603' }));
  return { ...view, held, form, group: within(await form.findByRole('group', { name: 'Substitutes' })) };
}

it('finds a substitute by words, says how it takes the place, and puts it first', async () => {
  const { user, held, form, group } = await open(sampleProduct({ substitutes: [old] }));
  expect(group.getByText('Hidden from the store: its page does not list it.')).toBeTruthy();
  await user.click(group.getByRole('button', { name: 'Add a substitute' }));
  await user.type(group.getByLabelText('Part number, order code or words'), 'resistor{Enter}');
  // Neither the part itself nor one that is named is offered.
  const buttons = await group.findAllByRole('button', { name: /^Take/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Take NEW']);
  await user.click(group.getByRole('button', { name: 'Take NEW' }));
  const taken = within(group.getByRole('group', { name: 'Yageo NEW' }));
  await user.selectOptions(taken.getByLabelText('How it takes the place'), 'Successor');
  await user.type(taken.getByLabelText('What you say about it'), 'Same pads');
  await user.click(taken.getByRole('button', { name: 'Move Yageo NEW up' }));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(held.asked).toEqual([[{ part: 'yageo-new', kind: 'successor', note: 'Same pads' }, old]]);
});

it('takes one away, and shows what somebody else has named meanwhile', async () => {
  const { user, held, form, group } = await open(sampleProduct({ substitutes: [old] }));
  await user.click(await group.findByRole('button', { name: 'Remove Yageo OLD' }));
  held.product = withNames(sampleProduct({ substitutes: [old, { ...old, part: 'yageo-new' }] }, 'v2'));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  expect(await group.findByText(/^Saved in the meantime: Yageo OLD/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(held.asked).toEqual([[]]));
});
