import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getHome, hotProduct } from '#contract/api/catalog.ts';
import { getUserInfo, logout } from '#contract/api/account.ts';
import { mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const contact = '/about/contactUs';

function openInSession(handlers: Parameters<typeof renderPage>[1] = []) {
  return renderPage(contact, [...handlers, mock(getUserInfo, sampleUser())], { known: { user: inSession } });
}

describe('the account in the header', () => {
  it('leads to the log-in and back to the page on screen', async () => {
    await renderPage(`${contact}?a=1`);
    const link = await screen.findByRole('link', { name: 'Account Sign in' });
    expect(link.getAttribute('href')).toBe(`/user/login?redirect=${encodeURIComponent(`${contact}?a=1`)}`);
  });

  it('keeps the way back on the pages of the log-in', async () => {
    await renderPage(`/user/findPassword?redirect=${encodeURIComponent(contact)}`);
    const link = await screen.findByRole('link', { name: 'Account Sign in' });
    expect(link.getAttribute('href')).toBe(`/user/login?redirect=${encodeURIComponent(contact)}`);
  });

  it('shows the name and a menu whose links all exist', async () => {
    const { user } = await openInSession();
    await user.click(await screen.findByRole('button', { name: 'Account Marta Keller' }));
    expect((await screen.findByRole('link', { name: 'Change password' })).getAttribute('href')).toBe('/user/changePwd');
    expect(screen.getByText('marta@example.com')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
  });

  it.each([
    ['with', mock(logout, { ok: true })],
    ['without', mockOffline(logout)],
  ])('signs out %s a connection and forgets what was typed', async (_, handler) => {
    sessionStorage.setItem('checkout-draft', '{}');
    const { user, store } = await openInSession([handler]);
    await user.click(await screen.findByRole('button', { name: 'Account Marta Keller' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('link', { name: 'Account Sign in' })).toBeTruthy();
    expect(store.getState().user).toEqual({ token: null, isKept: true, hasExpired: false, knownName: '' });
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  });

  it('tells the server which session ends', async () => {
    const asked = vi.fn();
    const { user } = await openInSession([
      mock(logout, (_, request) => {
        asked(request.headers.get('authorization'));
        return { ok: true };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Account Marta Keller' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('Bearer st_1'));
  });

  it('stands in the drawer too', async () => {
    const { user } = await renderPage(contact);
    await user.click(await screen.findByRole('button', { name: 'Menu', hidden: true }));
    const drawer = await screen.findByRole('dialog', { hidden: true });
    const link = await within(drawer).findByRole('link', { name: 'Create an account', hidden: true });
    expect(link.getAttribute('href')).toBe(`/user/register?redirect=${encodeURIComponent(contact)}`);
  });
});

it('does not stay on a page of the account after signing out', async () => {
  const home = [mockError(getHome, 'internal'), mockError(hotProduct, 'internal')];
  const handlers = [mock(logout, { ok: true }), mock(getUserInfo, sampleUser()), ...home];
  const { user, router } = await renderPage('/user/changePwd', handlers, { known: { user: inSession } });
  await user.click(await screen.findByRole('button', { name: 'Account Marta Keller' }));
  await user.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await screen.findByRole('link', { name: 'Account Sign in' })).toBeTruthy();
});
