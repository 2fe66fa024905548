import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getAddressForm, getCountries } from '#contract/api/address.ts';
import { checkout, previewOrder } from '#contract/api/checkout.ts';
import { getOrderDetail } from '#contract/api/order.ts';
import { getUserAddresses, getUserInfo } from '#contract/api/account.ts';
import { fill, fillAddress, placeButton, reachReview } from '#src/testing/checkout-hand.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleCart, sampleLine } from '#src/testing/sample-cart.ts';
import { accessKey, germanForm, orderNumber, sampleAddress, sampleOrder, samplePreview } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/order/checkout';
const land = { currency: 'EUR', phone_prefix: '+49', eu: true, ships: true };
const placed = { order: sampleOrder(), access_key: accessKey, next: 'pay' as const };

const shop = [
  mock(getCountries, {
    list: [
      { ...land, code: 'DE', name: 'Germany' },
      { ...land, code: 'FR', name: 'France' },
    ],
  }),
  mock(getAddressForm, germanForm),
  mock(previewOrder, samplePreview()),
  mock(getOrderDetail, sampleOrder()),
];

async function open(more: Parameters<typeof renderPage>[1] = [], address = path) {
  const view = await renderPage(address, [...more, ...shop], {
    locale: 'de',
    language: 'en',
    known: { cart: { key: 'key', keysGiven: 0 } },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('the address', () => {
  test('shows every problem above the form and at its field, and puts it right while typing', async () => {
    const { user } = await open();
    await fillAddress(user);
    await fill(user, 'Postcode', '1011');
    await user.clear(screen.getByLabelText('First name'));
    expect(screen.queryByText('There is a problem')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));

    const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement ?? document.body;
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(document.title).toMatch(/^Error: Checkout/);
    await user.click(within(summary).getByRole('link', { name: 'Enter a postcode with 5 digits, like 10115' }));
    const postcode = screen.getByLabelText('Postcode');
    expect(document.activeElement).toBe(postcode);
    expect(postcode.getAttribute('aria-invalid')).toBe('true');
    await user.type(postcode, '5');
    await waitFor(() => expect(postcode.getAttribute('aria-invalid')).toBeNull());
    expect(within(summary).getByRole('link', { name: 'Enter a first name' })).toBeDefined();
  });

  test('asks companies for their tax number, and takes it with spaces', async () => {
    const { user, router } = await open();
    await fillAddress(user);
    expect(screen.queryByLabelText('USt-IdNr')).toBeNull();
    await fill(user, 'Company', 'Keller Messtechnik GmbH');
    await fill(user, 'USt-IdNr', 'DE 123 456 789');
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=delivery'));
    await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
    expect(await screen.findByText('USt-IdNr DE 123 456 789')).toBeDefined();
  });

  test('keeps what was typed for a reload', async () => {
    const { user, unmount } = await open();
    await fillAddress(user);
    unmount();
    await open();
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Marta');
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', '10119');
  });
});

describe('placing the order', () => {
  test('sends what was agreed to and leads to the bank data', async () => {
    const sent = vi.fn();
    const { user, router } = await open([
      mock(checkout, (body, request) => {
        sent(body, request.headers.get('Idempotency-Key'), request.headers.get('X-Cart-Key'));
        return placed;
      }),
    ]);
    await reachReview(user);
    await user.click(await placeButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/orderPay'));
    expect(router.state.location.search).toBe(`?order_no=${orderNumber}`);
    expect(router.state.location.hash).toBe(`#${accessKey}`);
    const { total } = samplePreview().totals;
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        email: 'marta@example.com',
        expected_total: total,
        currency: 'USD',
        accept_terms: true,
        shipping_code: 'standard',
      }),
      expect.stringMatching(/^[0-9a-f]{32}$/),
      'key',
    );
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  });

  test('a double click sends one order', async () => {
    const sent = vi.fn();
    const { user, router } = await open([
      mock(checkout, async () => {
        sent();
        return placed;
      }),
    ]);
    await reachReview(user);
    await user.dblClick(await placeButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/orderPay'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('after a lost connection trying again uses the same key and the form is still there', async () => {
    const keys: (string | null)[] = [];
    const { user, router } = await open([
      mock(checkout, (_, request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? Response.error() : placed;
      }),
    ]);
    await reachReview(user);
    await user.click(await placeButton());
    expect(await screen.findByText('We could not reach the store. What you typed is kept.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Place order and pay' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/orderPay'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('after a reload with a lost answer it finds the order though the cart is empty by now', async () => {
    const keys: (string | null)[] = [];
    const handlers = [
      mock(checkout, (_, request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? Response.error() : placed;
      }),
    ];
    const first = await open(handlers);
    await reachReview(first.user);
    await first.user.click(await placeButton());
    await screen.findByRole('button', { name: 'Try again' });
    first.unmount();

    const { user, router } = await open([...handlers, mock(previewOrder, samplePreview(sampleCart([])))], `${path}?step=review`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/orderPay'));
    expect(keys[0]).toBe(keys[1]);
  });

  test('a new total is shown before and after, and ordered only when agreed to', async () => {
    const totals: unknown[] = [];
    let cart = sampleCart();
    const { user, router } = await open([
      mock(previewOrder, () => samplePreview(cart)),
      mock(checkout, (body) => {
        totals.push(body.expected_total);
        if (totals.length > 1) return placed;
        cart = sampleCart([sampleLine({ line_total: 5000 })]);
        return errorResponse('price_changed', { data: { total: samplePreview(cart).totals.total } });
      }),
    ]);
    await reachReview(user);
    await user.click(await placeButton());
    expect(await screen.findByText(/^Total before: .*56,05.* Total now: .*66,52/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Place order and pay' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    await user.click(await placeButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/orderPay'));
    expect(totals).toEqual([5605, 6652]);
  });

  test('a coupon that counts no more says why, and the dearer order is agreed to', async () => {
    const coupon = { code: 'AUTUMN-10', title: 'Autumn sale', discount: 412, free_shipping: false };
    const ended = { code: 'coupon_expired', message: '', data: { ends_at: '2026-11-20T12:00:00Z' } };
    let cart = sampleCart([sampleLine({ line_total: 3708 })], { coupon });
    const { user } = await open([
      mock(previewOrder, () => samplePreview(cart)),
      mock(checkout, ({ expected_total: total }) => {
        if (total !== samplePreview(cart).totals.total || cart.coupon?.discount === 0) return placed;
        cart = sampleCart([sampleLine()], { coupon: { ...coupon, discount: 0, issue: ended } });
        return errorResponse('coupon_expired', { data: ended.data });
      }),
    ]);
    expect(await screen.findByText('AUTUMN-10')).toBeDefined();
    await reachReview(user);
    await user.click(await placeButton());
    const message = (await screen.findByText('The coupon no longer applies')).closest('[role="alert"]');
    expect(message?.textContent).toMatch(/This coupon ended on 20\.11\.2026/);
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    expect(await placeButton()).toBeDefined();
  });

  test('what the server finds in the address stands at its field', async () => {
    const fields = { 'shipping_address.postcode': [{ code: 'invalid_format' as const, message: 'server words' }] };
    const { user, router } = await open([mock(checkout, () => errorResponse('address_invalid', { fields }))]);
    await reachReview(user);
    await user.click(await placeButton());
    await waitFor(() => expect(router.state.location.search).toBe(''));
    const postcode = await screen.findByLabelText('Postcode');
    await waitFor(() => expect(postcode.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('link', { name: 'Enter a postcode with 5 digits, like 10115' })).toBeDefined();
  });

  test('needs the consent to the order', async () => {
    const { user } = await open();
    await reachReview(user);
    await user.click(screen.getByRole('checkbox', { name: /want to buy/ }));
    await user.click(await placeButton());
    const problem = 'Check the box: confirm the order and agree to the terms and conditions to place it';
    expect(await screen.findByRole('link', { name: problem })).toBeDefined();
    const legal = ['Terms and conditions', 'Right of withdrawal and returns', 'Privacy policy'];
    const paths = legal.map((name) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')));
    expect(paths).toEqual([
      expect.arrayContaining(['/about/term']),
      expect.arrayContaining(['/about/refunds']),
      expect.arrayContaining(['/about/policy']),
    ]);
  });

  test('leads to the legal texts of the country of delivery', async () => {
    const { user } = await open([mock(previewOrder, { ...samplePreview(), legal: { refunds: 'withdrawal-de' } })]);
    await reachReview(user);
    const links = ['Right of withdrawal and returns', 'Terms and conditions'].map((name) => screen.getAllByRole('link', { name }));
    const [withdrawal = [], term = []] = links.map((found) => found.map((link) => link.getAttribute('href')));
    expect(withdrawal).toContain('/about/withdrawal-de');
    expect(term).toContain('/about/term');
  });
});

test('an empty cart has nothing to order', async () => {
  await open([mock(previewOrder, samplePreview(sampleCart([])))]);
  expect(await screen.findByText('There is nothing to order')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toBeDefined();
});

const choices = () => screen.findAllByLabelText<HTMLSelectElement>('Saved addresses');

describe('with an account', () => {
  const other = { ...sampleAddress, id: 'a2', line1: 'Isarweg 3', city: 'München', postcode: '80331', default_billing: true };
  const account = [
    mock(getUserInfo, sampleUser()),
    mock(getUserAddresses, { list: [{ ...sampleAddress, default_shipping: true }, other] }),
  ];
  const openAccount = async (more: Parameters<typeof renderPage>[1] = []) => {
    const options = { locale: 'de', language: 'en', known: { user: inSession } } as const;
    const view = await renderPage(path, [...more, ...account, ...shop], options);
    await screen.findByRole('heading', { level: 1 });
    return view;
  };

  test('fills in what the account knows: email, delivery address and invoice address', async () => {
    await openAccount();
    await waitFor(() => expect(screen.getByLabelText(/Email address/)).toHaveProperty('value', 'marta@example.com'));
    await waitFor(async () => expect((await choices()).map(({ value }) => value)).toEqual(['a1', 'a2']));
    expect(screen.getAllByLabelText('City').map((field) => (field as HTMLInputElement).value)).toEqual(['Berlin', 'München']); // text fields
  });

  test('fills in the name where no address is saved', async () => {
    await openAccount([mock(getUserAddresses, { list: [] })]);
    const keep = 'Save the address with my account, so that the next order starts with it';
    await waitFor(() => expect(screen.getByRole('checkbox', { name: keep })).toHaveProperty('checked', true));
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Marta'));
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Keller');
  });

  test('takes another saved address, or a new one that it can keep', async () => {
    const sent = vi.fn();
    const { user } = await openAccount([
      mock(checkout, (body) => {
        sent(body);
        return { ...placed, access_key: null };
      }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Send the invoice to another address', checked: true }));
    const [choice] = await choices();
    if (!choice) throw new Error('There is no choice of addresses');
    await user.selectOptions(choice, 'a2');
    expect(await screen.findByLabelText('City')).toHaveProperty('value', 'München');
    expect(screen.queryByRole('checkbox', { name: 'Save the address with my account' })).toBeNull();
    await user.selectOptions(choice, '');
    expect(await screen.findByLabelText('City')).toHaveProperty('value', '');
    await user.click(await screen.findByRole('checkbox', { name: 'Save the address with my account' }));
    await reachReview(user);
    await user.click(await placeButton());
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ save_address: true })));
  });

  test('leaves alone what was typed before', async () => {
    const guest = await open();
    await fill(guest.user, 'First name', 'Jo');
    guest.unmount();
    await openAccount();
    await choices();
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Jo');
    expect(screen.getByLabelText('City')).toHaveProperty('value', '');
  });
});
