import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getCartNumber } from '#contract/api/cart.ts';
import { getHome, hotProduct } from '#contract/api/catalog.ts';
import { getCenter, getUserInfo, login, resendActivation } from '#contract/api/account.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { inSession, sampleLogin, sampleUser } from '#src/testing/sample-user.ts';
import { server } from '#src/testing/server.ts';

const contact = '/about/contactUs';
const back = `/user/login?redirect=${encodeURIComponent(`${contact}?a=1`)}`;

async function fillIn(user: UserEvent, email = 'marta@example.com', password = 'correct horse') {
  await user.type(await screen.findByLabelText('Email', { selector: '#email' }), email);
  await user.type(screen.getByLabelText('Password'), password);
}
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign in' }));

describe('signing in', () => {
  it('stores token and user, drops the cart key, counts anew and leads back', async () => {
    const sent = vi.fn();
    const { user, store, router } = await renderPage(
      back,
      [
        mock(login, (body, request) => {
          sent(body, request.headers.get('x-cart-key'));
          return sampleLogin({ cartNum: 4, rfqNum: 1 });
        }),
      ],
      { known: { cart: { key: 'ck_guest', keysGiven: 0 } } },
    );
    await fillIn(user);
    await press(user);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`${contact}?a=1`));
    expect(sent).toHaveBeenCalledWith({ email: 'marta@example.com', password: 'correct horse' }, 'ck_guest');
    expect(store.getState().user).toEqual({ token: 'st_new', isKept: true, hasExpired: false, knownName: '' });
    expect(store.getState().cart.key).toBeNull();
    expect(await screen.findByRole('button', { name: /Account Marta Keller/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeTruthy();
  });

  it('says which lines of the guest came along, and which found no room', async () => {
    const answer = sampleLogin({ merged: { cart: 2, rfq: 1 }, results: [{ sku: 'A-1', mpn: 'LM358DR', quantity: 5 }] });
    const { user } = await renderPage(back, [mock(login, answer)]);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText('2 items of this device are now in your cart.')).toBeTruthy();
    expect(screen.getByText('1 item of this device is now in your quote request.')).toBeTruthy();
    expect(screen.getByText('1 item found no room in your cart: LM358DR')).toBeTruthy();
  });

  it('keeps the token for the window alone when asked to', async () => {
    const { user, store } = await renderPage(back, [mock(login, sampleLogin())]);
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /Stay signed in/ }));
    await press(user);
    await waitFor(() => expect(store.getState().user).toEqual({ token: 'st_new', isKept: false, hasExpired: false, knownName: '' }));
  });

  it('sends once, however often it is pressed', async () => {
    const sent = vi.fn();
    const { user, store } = await renderPage(back, [
      mock(login, () => {
        sent();
        return sampleLogin();
      }),
    ]);
    await fillIn(user);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(store.getState().user.token).toBe('st_new'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example'])('never leads to %s', async (target) => {
    const others = [mockError(getHome, 'internal'), mockError(hotProduct, 'internal'), mockError(getCenter, 'internal')];
    const { user, router } = await renderPage(`/user/login?redirect=${encodeURIComponent(target)}`, [
      mock(login, sampleLogin()),
      ...others,
    ]);
    await fillIn(user);
    await press(user);
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/user/login'));
    expect(router.state.location.pathname).not.toContain('evil');
  });
});

describe('a log-in that fails', () => {
  it('does not say which half is wrong, keeps both and clears the message while typing', async () => {
    const { user } = await renderPage('/user/login', [mockError(login, 'invalid_credentials')]);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText('Email or password is wrong. Check both and try again.')).toBeTruthy();
    // Once, at its field, which has the focus.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBeNull();
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(password).toHaveProperty('value', 'correct horse');
    expect(document.title).toMatch(/^Error: Sign in/);
    await user.type(screen.getByLabelText('Email', { selector: '#email' }), 'x');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBeNull());
  });

  it('lists what is missing above the form and at its fields', async () => {
    const { user } = await renderPage('/user/login');
    await user.type(await screen.findByLabelText('Email', { selector: '#email' }), 'marta');
    await press(user);
    const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement ?? document.body;
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('link', { name: 'Enter an email address, like name@example.com' })).toBeTruthy();
    await user.click(within(summary).getByRole('link', { name: 'Enter a password' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('offers a new link to an account that is not activated', async () => {
    const resent = vi.fn();
    const { user } = await renderPage('/user/login', [
      mockError(login, 'account_not_activated'),
      mock(resendActivation, (body) => {
        resent(body);
        return { ok: true };
      }),
    ]);
    await fillIn(user);
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/A new link is on its way to marta@example.com/)).toBeTruthy();
    expect(resent).toHaveBeenCalledWith({ email: 'marta@example.com' });
  });

  it('names the way out of a closed account', async () => {
    const { user } = await renderPage('/user/login', [mockError(login, 'account_disabled')]);
    await fillIn(user);
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(contact);
  });

  it('says how long to wait after too many tries', async () => {
    const { user } = await renderPage('/user/login', [mock(login, () => errorResponse('rate_limited', { data: { retry_after: 840 } }))]);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText('Too many tries in a short time. Try again in 14 minutes.')).toBeTruthy();
  });

  it('keeps everything without a connection and tries again', async () => {
    const { user, store } = await renderPage(back, [mockOffline(login)]);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText('We could not reach the store. What you typed is kept.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse');
    server.use(mock(login, sampleLogin()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(store.getState().user.token).toBe('st_new'));
  });
});

describe('the password field', () => {
  it('shows and hides what is typed and lets password managers and paste in', async () => {
    const { user } = await renderPage('/user/login');
    const field = await screen.findByLabelText('Password');
    expect(field.getAttribute('autocomplete')).toBe('current-password');
    await user.click(field);
    await user.paste('pasted secret');
    expect(field).toHaveProperty('value', 'pasted secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.getAttribute('type')).toBe('password');
  });
});

it('hands the address on to the other forms', async () => {
  const { user } = await renderPage(back);
  await user.type(await screen.findByLabelText('Email', { selector: '#email' }), 'marta@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
  expect(screen.getByLabelText('Email', { selector: '#email' })).toHaveProperty('value', 'marta@example.com');
});

it('sends those who have a session on', async () => {
  const { router } = await renderPage(back, [mock(getUserInfo, sampleUser())], { known: { user: inSession } });
  await waitFor(() => expect(router.state.location.pathname).toBe(contact));
});

it('tells that the last session has ended', async () => {
  const { store } = await renderPage(
    '/user/login',
    [mockError(getUserInfo, 'token_invalid'), mock(getCartNumber, { cartNum: 0, rfqNum: 0 })],
    { known: { user: inSession } },
  );
  expect(await screen.findByText('Your session has ended. Sign in to go on where you were.')).toBeTruthy();
  expect(store.getState().user.token).toBeNull();
});
