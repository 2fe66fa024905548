import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeStock } from '#contract/api/admin/catalog.ts';
import {
  type AdminProduct,
  getAdminProduct,
  getAdminProducts,
  getProductChanges,
  removeProduct,
  saveProduct,
} from '#contract/api/admin/product.ts';
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

const choices = {
  categories: [
    { web_url: 'chip-resistors', path: ['Passive', 'Chip resistors'] },
    { web_url: 'mlcc', path: ['Passive', 'Ceramic capacitors'] },
  ],
  manufacturers: [{ web_url: 'yageo', name: 'Yageo' }],
  outlines: [{ id: 'chip-0603', name: '0603' }],
};

const quantity = { filterable: true, comparable: true, column: true, kind: 'number' as const };
const definitions = {
  'chip-resistors': [
    { ...quantity, key: 'resistance', name: 'Resistance', unit: 'Ω' as const, position: 1 },
    { ...quantity, key: 'tolerance', name: 'Tolerance', unit: '%' as const, position: 2 },
    { ...quantity, key: 'range', name: 'Temperature', unit: '°C' as const, position: 3, kind: 'range' as const },
  ],
  mlcc: [{ ...quantity, key: 'capacitance', name: 'Capacitance', unit: 'F' as const, position: 1 }],
};
const countries = [{ code: 'DE', name: 'DE', currency: 'EUR' as const, phone_prefix: '+49', eu: true, ships: true }];
const around = aroundProduct({ choices, countries, attributes: definitions });

/** A store that keeps what it is told, and notes it. */
function shop(start: AdminProduct = sampleProduct()) {
  const held = { product: start, asked: [] as Record<string, unknown>[] };
  const handlers = [
    mock(getAdminProduct, () => held.product),
    mock(saveProduct, (request) => {
      const { id, version, ...fields } = request;
      held.asked.push(fields);
      if (id !== undefined && version !== held.product.version) return errorResponse('version_conflict', { data: { version: 'x' } });
      const { manufacturer: _, new_manufacturer: __, description = {}, stock: ___, ...plain } = fields;
      const said = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
      const kept = held.product.fields;
      const next = { ...kept, ...said, attributes: { ...kept.attributes, ...plain.attributes } };
      held.product = sampleProduct({ ...next, description: { ...kept.description, ...description } }, `${held.product.version}+`);
      return held.product;
    }),
  ];
  return { held, handlers };
}

async function open(handlers: NonNullable<Parameters<typeof renderPage>[1]>, path = '/admin?tab=catalog&product=7', as = role) {
  sessionStorage.setItem('operator_session', token);
  const view = await renderPage(path, [...handlers, ...around, mock(getOperatorMe, as)]);
  return view;
}
const editor = async (name = 'Yageo RC0603') => within(await screen.findByRole('form', { name }));

it('sends what was changed and no more: a value as it is typed, a price exactly', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const form = await editor();
  const resistance = await form.findByLabelText<HTMLInputElement>('Resistance (Ω)');
  expect(resistance.value).toBe('4.7k');
  await user.clear(resistance);
  await user.type(resistance, '10k');
  expect(form.getByText('= 10 kΩ')).toBeTruthy();
  const [first] = form.getAllByLabelText<HTMLInputElement>('Price of one (EUR)');
  expect(first?.value).toBe('0.0121');
  if (first) {
    await user.clear(first);
    await user.type(first, '0.0135');
  }
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  const [asked] = held.asked;
  expect(Object.keys(asked ?? {}).toSorted()).toEqual(['attributes', 'new_manufacturer', 'offers']);
  expect(asked).toMatchObject({
    attributes: { resistance: '10k' },
    offers: [
      {
        sku: 'RC0603-CT',
        price_breaks: [
          { quantity: 10, price: '0.013500' },
          { quantity: 100, price: '0.006500' },
        ],
      },
    ],
    new_manufacturer: false,
  });
});

it('sends a last-buy date as a day, and nothing of it when the field is emptied', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const form = await editor();
  const day = await form.findByLabelText('Last-buy date');
  await user.type(day, '2027-06-30');
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(held.asked[0]).toMatchObject({ last_buy_date: '2027-06-30' });
  await user.clear(form.getByLabelText('Last-buy date'));
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(held.asked[1]).toMatchObject({ last_buy_date: null }));
});

it('keeps what was typed when somebody else was quicker, and shows theirs', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const form = await editor();
  await user.type(await form.findByLabelText('Series'), 'mine');
  held.product = sampleProduct({ series: 'theirs', package: '0805' }, 'v2');
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await form.findByText('Saved in the meantime: theirs');
  expect(form.getByLabelText<HTMLInputElement>('Series').value).toBe('mine');
  expect(form.getByLabelText<HTMLInputElement>('Package').value).toBe('0805');
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(held.product.fields).toMatchObject({ series: 'mine', package: '0805' });
});

it('says at the field what cannot be read, before anything is sent, and what the store refuses', async () => {
  const { held, handlers } = shop();
  const refuse = mock(saveProduct, () =>
    errorResponse('validation_failed', { fields: { 'attributes.resistance': [{ code: 'not_allowed', message: 'x' }] } }),
  );
  const { user } = await open([refuse, ...handlers]);
  const form = await editor();
  const minimum = await form.findByLabelText('Minimum order quantity');
  await user.clear(minimum);
  await user.type(minimum, 'ten');
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(minimum.getAttribute('aria-invalid')).toBe('true'));
  expect(held.asked).toEqual([]);
  await user.clear(minimum);
  await user.type(minimum, '10');
  const resistance = form.getByLabelText('Resistance (Ω)');
  await user.clear(resistance);
  await user.type(resistance, '5 V');
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await waitFor(() => expect(resistance.getAttribute('aria-invalid')).toBe('true'));
});

it('makes a part with the parameters of its category, and names a maker that is new', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers, '/admin?tab=catalog&product=new');
  const form = await editor('New part');
  await user.type(form.getByLabelText('Manufacturer'), 'Keller');
  expect(form.getByText(/“Keller” is a new manufacturer/)).toBeTruthy();
  await user.type(form.getByLabelText('Manufacturer part number'), 'K-1');
  await user.selectOptions(form.getByLabelText('Category'), 'mlcc');
  await user.type(await form.findByLabelText('Capacitance (F)'), '100n');
  await user.click(form.getByRole('button', { name: 'Add a packaging' }));
  await user.type(form.getByLabelText('Price of one (EUR)'), '1.5');
  await user.click(form.getByRole('button', { name: 'Add part' }));
  await waitFor(() => expect(held.asked).toHaveLength(1));
  expect(held.asked[0]).toMatchObject({
    manufacturer: 'Keller',
    new_manufacturer: true,
    mpn: 'K-1',
    category: 'mlcc',
    attributes: { capacitance: '100n' },
    offers: [{ packaging: 'each', moq: 1, price_breaks: [{ quantity: 1, price: '1.500000' }] }],
    stock: { backorder: true, warehouse_country: 'DE' },
  });
});

it('takes the values of another category along, and none of the old one', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const form = await editor();
  await user.selectOptions(await form.findByLabelText('Category'), 'mlcc');
  await user.type(await form.findByLabelText('Capacitance (F)'), '1u');
  expect(form.queryByLabelText('Resistance (Ω)')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(held.asked[0]).toMatchObject({ category: 'mlcc', attributes: { capacitance: '1u' } });
  expect(held.asked[0]?.['attributes']).toEqual({ capacitance: '1u' });
});

it('puts an earlier state back into the form, to be checked and saved', async () => {
  const { held, handlers } = shop(sampleProduct({ attributes: { resistance: 10_000, range: [-40, 85] }, series: 'new' }));
  const before = sampleProduct().fields;
  const after = held.product.fields;
  const change = { at: '2026-11-20T09:00:00Z', actor: 'Grace Hopper', action: 'product.save', target: '7', before, after, detail: {} };
  const { user } = await open([mock(getProductChanges, { list: [change], total: 1, ...page }), ...handlers]);
  const form = await editor();
  await user.click(await screen.findByText(/Grace Hopper/));
  await user.click(screen.getByRole('button', { name: 'Back to the state before this change' }));
  expect(form.getByLabelText<HTMLInputElement>('Resistance (Ω)').value).toBe('4.7k');
  expect(screen.getByText(/The fields show the state before/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save part' }));
  await seeSaved(user);
  expect(held.asked[0]).toMatchObject({ series: null, attributes: { resistance: '4.7k', tolerance: '1', range: null } });
});

it('counts stock with a reason, and not below what orders hold', async () => {
  const asked: unknown[] = [];
  const { handlers } = shop();
  const counted = mock(changeStock, (request) => {
    asked.push(request);
    return { list: [] };
  });
  const { user } = await open([counted, ...handlers]);
  const form = await editor('Stock');
  const level = form.getByLabelText('Pieces on the shelf now');
  await user.clear(level);
  await user.type(level, '10');
  await user.click(form.getByRole('button', { name: 'Save stock' }));
  await waitFor(() => expect(level.getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toEqual([]);
  await user.clear(level);
  await user.type(level, '750');
  await user.type(form.getByLabelText('Reason'), 'counted');
  await user.click(form.getByRole('button', { name: 'Save stock' }));
  await waitFor(() => expect(asked).toEqual([{ items: [{ product_id: '7', set: 750, reason: 'counted' }] }]));
});

it('asks before a part is taken out', async () => {
  const asked: unknown[] = [];
  const { handlers } = shop();
  const take = mock(removeProduct, (request) => {
    asked.push(request);
    return { removed: true };
  });
  const list = mock(getAdminProducts, { list: [], total: 0, ...page, base_currency: 'EUR' });
  const { user } = await open([take, list, ...handlers]);
  await editor();
  await user.click(screen.getByRole('button', { name: 'Remove part' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove part' }));
  await screen.findByText('Nothing is here.');
  expect(asked).toEqual([{ id: '7', version: 'v1' }]);
});

it('lists parts with what matters at a glance, and shows no way to change to who only reads', async () => {
  const row = {
    id: '7',
    web_url: 'yageo-rc0603',
    mpn: 'RC0603',
    manufacturer: 'Yageo',
    category: 'Chip resistors',
    package: '0603',
    hidden: true,
    sku: 'RC0603-CT',
    unit_micros: 12_100,
    on_hand: 500,
    available: 480,
  };
  const list = mock(getAdminProducts, { list: [row], total: 1, ...page, base_currency: 'EUR' });
  const { handlers } = shop();
  const reader = me({ role: 'read_only', scopes: ['catalog', 'own'], read_only: true });
  const { user } = await open([list, ...handlers], '/admin?tab=catalog', reader);
  const line = (await screen.findByRole('link', { name: 'RC0603' })).closest('tr');
  expect(line?.textContent).toContain('Hidden');
  expect(line?.textContent).toContain('0.0121');
  expect(screen.queryByRole('link', { name: 'New part' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'RC0603' }));
  await editor();
  expect(screen.queryByRole('button', { name: 'Save part' })).toBeNull();
});
