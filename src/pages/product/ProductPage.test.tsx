import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { addToCart, addToRfqList, getCartNumber, removeFromCart } from '#contract/api/cart.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { getProductDetail, getProductLive, getProductSimilar, saveStockAlert } from '#contract/api/product.ts';
import { productFilter } from '#contract/api/catalog.ts';
import type { ProductDetail } from '#contract/api/part.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { changedCart, sampleCart, sampleLine } from '#src/testing/sample-cart.ts';
import { sampleDetail, sampleItem, sampleOffer } from '#src/testing/sample-part.ts';

const path = '/product/ti-lm358dr';
const page = { current_page: 1, last_page: 1, page_size: 20 };
const noOutline = { pins: 0, pitch: null, lead: null, diameter: null, rows: null, standard: null };
const noSubstitutes = mock(getProductSimilar, { list: [], total: 0, ...page });

function live(product: ProductDetail) {
  const list = product.offers.map(({ sku, price_breaks, currency }) => ({ sku, price_breaks, currency, stock: product.stock }));
  return mock(getProductLive, { list, as_of: product.stock.as_of });
}

async function open(product = sampleDetail(), address = path, more: Parameters<typeof renderPage>[1] = []) {
  const view = await renderPage(address, [...more, mock(getProductDetail, product), live(product), noSubstitutes]);
  const box = within(await screen.findByRole('complementary', { name: 'Buy LM358DR' }));
  return { ...view, box };
}

test('leads to its category with the part ticked for comparison', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Compare' });
  expect(link.getAttribute('href')).toBe('/category/amplifiers/op-amps?compare=ti-lm358dr');
});

describe('quantity and price', () => {
  test('starts with the minimum and says the rule', async () => {
    const { box } = await open();
    expect(box.getByRole('textbox', { name: 'Quantity of LM358DR' })).toHaveProperty('value', '5');
    expect(box.getByText('Minimum 5, multiples of 5')).toBeDefined();
    expect(box.getByText('$3.40', { selector: 'strong' })).toBeDefined();
  });

  test('a row of the price table orders its quantity and follows what is typed', async () => {
    const { box, user } = await open();
    await user.click(box.getByRole('button', { name: 'Order 100' }));
    expect(box.getByText('$41.20', { selector: 'strong' })).toBeDefined();
    const field = box.getByRole('textbox', { name: 'Quantity of LM358DR' });
    await user.clear(field);
    await user.type(field, '500');
    expect(box.getByRole('button', { name: 'Order 500' }).getAttribute('aria-pressed')).toBe('true');
    expect(box.getByRole('button', { name: 'Order 100' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('a wrong quantity is never corrected silently', async () => {
    const { box, user } = await open();
    const field = box.getByRole('textbox', { name: 'Quantity of LM358DR' });
    await user.clear(field);
    await user.type(field, '253');
    expect(box.getByText('Sold in multiples of 5.')).toBeDefined();
    expect(field).toHaveProperty('value', '253');
    expect(box.getByRole('button', { name: 'Add to cart' })).toHaveProperty('disabled', true);
    await user.click(box.getByRole('button', { name: 'Make it 255' }));
    expect(box.getByText('255 × $0.412')).toBeDefined();
  });

  test('offers more pieces for less money', async () => {
    const { box, user } = await open();
    const field = box.getByRole('textbox', { name: 'Quantity of LM358DR' });
    await user.clear(field);
    await user.type(field, '80');
    expect(box.getByText('100 pieces cost less: $41.20 instead of $43.84')).toBeDefined();
    await user.click(box.getByRole('button', { name: 'Take 100' }));
    expect(box.getByText('$41.20', { selector: 'strong' })).toBeDefined();
  });

  test('more than there is splits into now and a date', async () => {
    const { box } = await open(sampleDetail(), `${path}?qty=250`);
    expect(box.getByText('180 now, 70 on Dec 14, 2026')).toBeDefined();
  });

  test('keeps the packaging in the address', async () => {
    const { box, user, router } = await open();
    await user.click(box.getByRole('radio', { name: 'Reel 2,500' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sku=PW-LM358-TR'));
    expect(await box.findByText('$250.00', { selector: 'strong' })).toBeDefined();
    expect(screen.getByText('Order code PW-LM358-TR')).toBeDefined();
  });
});

describe('adding to the cart', () => {
  test('counts at once and can be undone', async () => {
    const removed = vi.fn();
    const { box, user, store } = await open(sampleDetail(), path, [
      mock(addToCart, ({ items }) => {
        expect(items).toEqual([{ sku: 'PW-LM358-CT', quantity: 5 }]);
        return changedCart([sampleLine({ quantity: 5 })], [{ sku: 'PW-LM358-CT', line_id: 'l1', quantity: 5 }]);
      }),
      mock(getCartNumber, { cartNum: 1, rfqNum: 0 }),
      mock(removeFromCart, ({ line_ids }) => {
        removed(line_ids);
        return sampleCart([]);
      }),
    ]);
    await user.click(box.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('5 pieces of LM358DR are in the cart')).toBeDefined();
    expect(store.getState().cart.key).toBe('key');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith(['l1']));
  });

  test('a refusal stands beside the button', async () => {
    const { box, user } = await open(sampleDetail(), path, [mockError(addToCart, 'product_unavailable', { message: 'No longer sold' })]);
    await user.click(box.getByRole('button', { name: 'Add to cart' }));
    expect(await box.findByText('No longer sold')).toBeDefined();
  });

  test('without a connection nothing is in the cart, and it says so', async () => {
    const { box, user } = await open(sampleDetail(), path, [mockOffline(addToCart)]);
    await user.click(box.getByRole('button', { name: 'Add to cart' }));
    expect(await box.findByText('LM358DR was not added. Check the connection and try again.')).toBeDefined();
  });
});

describe('what is known of the part', () => {
  test('shows stock that is newer than the page', async () => {
    const product = sampleDetail();
    const newer = sampleDetail({ stock: { ...product.stock, available: 12 } });
    const { box } = await open(product, path, [live(newer)]);
    expect(await box.findByText('12 in stock')).toBeDefined();
  });

  test.each([
    ['2098-06-30', 'Manufacturer takes last orders until Jun 30, 2098'],
    ['2019-06-30', 'Manufacturer took last orders until Jun 30, 2019'],
  ])('says until when the maker takes last orders, or that this is over: %s', async (last_buy_date, said) => {
    await open(sampleDetail({ lifecycle: 'last_time_buy', last_buy_date }));
    expect(screen.getByText(said)).toBeDefined();
  });

  test('claims nothing about an unknown lifecycle', async () => {
    await open(sampleDetail({ lifecycle: 'unknown', rohs: 'unknown' }));
    expect(screen.queryByText(/production|RoHS/)).toBeNull();
  });

  test('names the number of the customs tariff as the seller’s country does, and none where none is known', async () => {
    await open(sampleDetail({ tariff: { name: 'EU commodity code (CN/TARIC)', code: '8542.33' } }));
    expect(await screen.findByText('EU commodity code (CN/TARIC)')).toBeDefined();
    expect(screen.getByText('8542.33')).toBeDefined();
  });

  test('a package that is called by its size is told once', async () => {
    const outline = { ...noOutline, id: 'own', name: '10.6 x 5.7 mm', family: 'relay', body: { length: 10.6, width: 5.7, height: 0 } };
    await open(sampleDetail({ part_class: 'signal-relays', package: '10.6 x 5.7 mm', outline }));
    expect(await screen.findAllByText(/^10\.6\s×\s5\.7\smm$/)).toHaveLength(1);
    expect(screen.getByText('Body length × width')).toBeDefined();
  });

  test('ticked parameters find parts that share them', async () => {
    const { user, router } = await open(sampleDetail(), path, [
      mock(productFilter, ({ filters, category_web_url }) => {
        expect({ filters, category_web_url }).toEqual({
          filters: [{ key: 'channels', min: 2, max: 2 }],
          category_web_url: 'op-amps',
        });
        return { facets: [], total: 215 };
      }),
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Keep Channels' }));
    const link = await screen.findByRole('link', { name: 'Find 214 similar parts' });
    expect(link.getAttribute('href')).toBe('/category/amplifiers/op-amps?channels=2..2');
    await waitFor(() => expect(router.state.location.search).toBe('?keep=channels'));
  });

  test('a substitute that the shop names says so, with what the shop says of it', async () => {
    const product = sampleItem({ web_url: 'ti-lm358b', mpn: 'LM358B' });
    const list = [{ kind: 'successor' as const, recorded: { note: 'Same pins' }, score: 1, differences: [], product }];
    await open(sampleDetail(), path, [mock(getProductSimilar, { list, total: 1, ...page })]);
    const row = (await screen.findByRole('link', { name: 'LM358B' })).closest('tr');
    expect(row?.textContent).toContain('SuccessorNamed by the storeSame pins');
  });

  test('what can take its place stands apart from what is only similar, the worst difference first', async () => {
    const better = { key: 'gbw', name: 'Gain bandwidth', from: '700 kHz', to: '1.1 MHz', effect: 'better' } as const;
    const worse = { key: 'offset', name: 'Input offset', from: '3 mV', to: '7 mV', effect: 'worse' } as const;
    const silent = { key: 'noise', name: 'Noise', from: '40 nV', to: '–', effect: 'unknown' } as const;
    const more = ['a', 'b'].map((key) => ({ key, name: key, from: '1', to: '2', effect: 'other' }) as const);
    const one = sampleItem({ web_url: 'on-lm358', mpn: 'LM358DR2G' });
    const other = sampleItem({ web_url: 'st-lm358', mpn: 'LM358DT' });
    const list: ResponseOf<typeof getProductSimilar>['list'] = [
      { kind: 'direct', score: 1, differences: [better], product: one },
      { kind: 'similar', score: 0.5, differences: [worse, silent, ...more], product: other },
    ];
    await open(sampleDetail(), path, [mock(getProductSimilar, { list, total: 2, ...page })]);
    const rows = within(await screen.findByRole('table', { name: 'Substitutes' })).getAllByRole('row');
    const texts = rows.slice(1).map((row) => row.textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Can take its place/),
      expect.stringMatching(/LM358DR2G.*Gain bandwidth: 1.1 MHz instead of 700 kHz \(better\).*Drop-in/),
      expect.stringMatching(/^Similar, but …Something that matters is worse/),
      expect.stringMatching(/LM358DT.*Input offset: 7 mV instead of 3 mV \(worse\)Noise: not stateda: 2 instead of 1More differences: 1/),
    ]);
  });

  test('without a price there is a way to ask for one, and no cart', async () => {
    const { box, user } = await open(sampleDetail({ quote_only: true, offer: null, offers: [sampleOffer({ price_breaks: [] })] }), path, [
      mockError(addToRfqList, 'cart_limit', { message: 'The quote list is full.' }),
    ]);
    expect(box.getByText('Price on request')).toBeDefined();
    await user.click(box.getByRole('button', { name: 'Request a quote' }));
    expect(await box.findByText('The quote list is full.')).toBeDefined();
    expect(box.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  test('out of stock it takes an address for one mail', async () => {
    const none = { ...sampleDetail().stock, available: 0, incoming: [] };
    const { box, user } = await open(sampleDetail({ stock: none }), path, [
      mock(saveStockAlert, (input) => {
        expect(input).toEqual({ sku: 'PW-LM358-CT', email: 'a@example.com', quantity: 5, kinds: ['stock', 'lifecycle'] });
        return { ok: true };
      }),
    ]);
    expect(box.getByText('Out of stock', { selector: '[data-tone]' })).toBeDefined();
    await user.click(await box.findByRole('button', { name: 'Send me one email' }));
    expect(box.getByText('Enter an email address, like name@example.com')).toBeDefined();
    await user.type(box.getByRole('textbox', { name: 'Email address' }), 'a@example.com');
    const stocked = box.getByRole('checkbox', { name: '5 are in stock' });
    await user.click(stocked);
    await user.click(box.getByRole('button', { name: 'Send me one email' }));
    expect(box.getByText('Choose what we should write about.')).toBeDefined();
    await user.click(stocked);
    await user.click(box.getByRole('checkbox', { name: 'the lifecycle status changes' }));
    await user.click(box.getByRole('button', { name: 'Send me one email' }));
    expect(await box.findByText('We will write to a@example.com, once for each.')).toBeDefined();
  });

  test('waits for a price in the visitor’s own currency', async () => {
    const sent = vi.fn();
    const { box, user } = await open(sampleDetail(), path, [
      mock(saveStockAlert, (input) => {
        sent(input.below);
        return (input.below?.unit_micros ?? 0) < 400_000
          ? { ok: true as const }
          : errorResponse('validation_failed', {
              fields: { 'below.unit_micros': [{ code: 'out_of_range', limit: 412_000, message: 'x' }] },
            });
      }),
    ]);
    await user.click(box.getByText('Get one email when …'));
    const below = await box.findByRole('textbox', { name: /^Price of one piece below, USD/ });
    await user.type(box.getByRole('textbox', { name: 'Email address' }), 'a@example.com');
    const send = box.getByRole('button', { name: 'Send me one email' });
    await user.type(below, 'cheap');
    await user.click(send);
    expect(box.getByText('Enter a price above zero, like 0.05')).toBeDefined();
    await user.clear(below);
    await user.type(below, '0.5');
    await user.click(send);
    expect(await box.findByText(/^It costs \$0\.412 already at/)).toBeDefined();
    await user.clear(below);
    await user.type(below, '0.3055');
    await user.click(send);
    expect(await box.findByText('We will write to a@example.com, once for each.')).toBeDefined();
    expect(sent.mock.calls).toEqual([[{ unit_micros: 500_000, currency: 'USD' }], [{ unit_micros: 305_500, currency: 'USD' }]]);
  });

  test('says what failed and tries again', async () => {
    let tries = 0;
    const product = sampleDetail();
    const { user } = await renderPage(path, [
      mock(getProductDetail, () => {
        tries += 1;
        return tries === 1 ? new Response('', { status: 502 }) : product;
      }),
      live(product),
      noSubstitutes,
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: /could not load/ })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'LM358DR' })).toBeDefined();
  });

  test('an unknown part is a page that does not exist', async () => {
    await renderPage(path, [mockError(getProductDetail, 'not_found'), noSubstitutes]);
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeDefined();
  });
});

test('the size of a package is in the numbers of the language, wherever it stands', async () => {
  const outline = sampleDetail().outline;
  const product = sampleDetail({ package: '6.6 x 7.0 mm', outline: outline && { ...outline, name: 'DFN-4, 2.5 x 2.5 mm' } });
  const pieces = [mock(getProductDetail, product), live(product), noSubstitutes];
  await renderPage(path, pieces, { locale: 'ru' });
  expect(await screen.findByText('6,6 × 7,0 мм')).toBeDefined();
  expect(screen.getByRole('img', { name: /DFN-4, 2,5\s×\s2,5\sмм/ })).toBeDefined();
});
