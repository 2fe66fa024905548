import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProductDetail, getProductLive, getProductPinout, getProductSimilar } from '#contract/api/product.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { readPinout } from '#contract/pinout.ts';
import { mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleDetail } from '#src/testing/sample-part.ts';
import { testConfig } from '#src/testing/site-config.ts';

const page = { current_page: 1, last_page: 1, page_size: 20 };
const eight = '1 OUT1 output; 2 IN1- input; 3 IN1+ input; 4 V- power_in; 5 IN2+ input; 6 ~{A}/~{B} input; 7 OUT2 output; 8 V+ power_in';

async function open(text: string, list: { differences: []; product: ReturnType<typeof sampleDetail> }[] = []) {
  const product = sampleDetail({ has_pinout: true, package: 'SOIC-8' });
  return renderPage('/product/ti-lm358dr', [
    mock(getProductDetail, product),
    mock(getProductLive, { list: [], as_of: product.stock.as_of }),
    mock(getProductSimilar, { list: [], total: 0, ...page }),
    mock(getConfig, testConfig()),
    mock(getProductPinout, { list, total: list.length, ...page, pins: readPinout(text) ?? [], source: 'Library of symbols' }),
  ]);
}

const block = async () => within(await screen.findByRole('region', { name: 'Pinout' }));

test('draws the pins on the package and lists each with name and type', async () => {
  await open(eight);
  const pinout = await block();
  expect(pinout.getByRole('img', { name: /^Pinout of .*, .*The table lists the same pins/ })).toBeDefined();
  const rows = pinout.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(within(pinout.getByRole('row', { name: /^4/ })).getByText('Power input')).toBeDefined();
  expect(pinout.getByText(/Source: Library of symbols/)).toBeDefined();
  expect(pinout.getByText('/A//B')).toBeDefined();
});

test('names the parts that are pin-compatible', async () => {
  await open(eight, [{ differences: [], product: sampleDetail({ mpn: 'LM2904DR', web_url: 'ti-lm2904dr' }) }]);
  const link = (await block()).getByRole('link', { name: 'LM2904DR' });
  expect(link.getAttribute('href')).toBe('/product/ti-lm2904dr');
  const search = (await block()).getByRole('link', { name: 'Filter and sort them in the search' });
  expect(search.getAttribute('href')).toBe('/product/list/pin-compatible%20with%20LM358DR');
});

test('shows six parts that are pin-compatible until all are asked for', async () => {
  const parts = Array.from({ length: 9 }, (_, place) => sampleDetail({ mpn: `LM290${place}`, web_url: `ti-lm290${place}` }));
  const { user } = await open(
    eight,
    parts.map((product) => ({ differences: [], product })),
  );
  const pinout = await block();
  expect(pinout.getAllByRole('link', { name: /^LM290/ })).toHaveLength(6);
  await user.click(pinout.getByRole('button', { name: 'Show all 9' }));
  expect(pinout.getAllByRole('link', { name: /^LM290/ })).toHaveLength(9);
  expect(pinout.queryByRole('button', { name: 'Show all 9' })).toBeNull();
});

test('a long list is searched by number or name', async () => {
  const { user } = await open(Array.from({ length: 32 }, (_, place) => `${place + 1} PA${place} bidirectional`).join('; '));
  const pinout = await block();
  await user.type(pinout.getByRole('searchbox', { name: 'Find a pin' }), 'pa31');
  expect(pinout.getAllByRole('row')).toHaveLength(2);
  await user.type(pinout.getByRole('searchbox'), 'x');
  expect(pinout.getByRole('status').textContent).toBe('No pin is called “pa31x”.');
});

test('saves a symbol for KiCad and for Altium Designer with the pins', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file);
    return 'blob:symbol';
  });
  const { user } = await open(eight);
  await user.click((await block()).getByRole('button', { name: 'KiCad symbol' }));
  expect(await made[0]?.text()).toContain('(name "~{A}/~{B}"');
  await user.click((await block()).getByRole('button', { name: 'Altium Designer symbol (P-CAD ASCII)' }));
  expect(await made[1]?.text()).toMatch(/^ACCEL_ASCII "[^"]+\.LIA"[^]*\(compPin "6" \(pinName "\/A\/\/B"\)/);
});
