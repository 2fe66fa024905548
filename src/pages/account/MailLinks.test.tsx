import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { activation, checkPasswordToken, forgotPassword, getUserInfo, resendActivation, savePassword } from '#contract/api/account.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { server } from '#src/testing/server.ts';

const email = () => screen.findByLabelText('Email', { selector: '#email' });
const link = '/user/changePwd?token=reset1';
const valid = mock(checkPasswordToken, { valid: true, email: 'm…@example.com', expires_at: '2026-01-01T01:00:00Z' });

/** Where the page leads after an activation whose link says where to go. */
async function wayOn(redirect: string) {
  const done = mock(activation, { status: 'activated', email: 'marta@example.com' });
  const { unmount } = await renderPage(`/user/activation?redirect=${encodeURIComponent(redirect)}&token=act1`, [done]);
  await screen.findByRole('heading', { level: 1, name: 'Your account is active' });
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }).getAttribute('href');
  unmount();
  return way;
}

describe('activation', () => {
  it('activates with the token and leads to the log-in with the address filled in', async () => {
    const used = vi.fn();
    const { user } = await renderPage('/user/activation?token=act1', [
      mock(activation, (query) => {
        used(query);
        return { status: 'activated' as const, email: 'marta@example.com' };
      }),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is active' })).toBeTruthy();
    expect(used).toHaveBeenCalledWith({ token: 'act1' });
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(await email()).toHaveProperty('value', 'marta@example.com');
  });

  it('leads on to where the visitor came from, and to no other site', async () => {
    expect(await wayOn('/order/checkout')).toBe('/user/login?redirect=%2Forder%2Fcheckout');
    expect(await wayOn('//evil.example/cart')).toBe('/user/login');
  });

  it('sends a new link in place of an old one, and does not tell whether the account exists', async () => {
    const { user } = await renderPage('/user/activation?token=old', [
      mockError(activation, 'link_expired'),
      mock(resendActivation, { ok: true }),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy();
    await user.type(await email(), 'marta@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/^If an account for marta@example.com waits/)).toBeTruthy();
  });

  it('tries again after a lost connection', async () => {
    const { user } = await renderPage('/user/activation?token=act1', [mockOffline(activation)]);
    await screen.findByText('We could not activate the account.');
    server.use(mock(activation, { status: 'already_active', email: 'marta@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is active' })).toBeTruthy();
  });

  it('asks for the address when the link was cut short', async () => {
    await renderPage('/user/activation');
    expect(await screen.findByText('Enter the email of your account to get a new activation link.')).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('answers the same whether the account exists or not', async () => {
    const { user } = await renderPage('/user/findPassword', [mock(forgotPassword, { ok: true })]);
    await user.type(await email(), ' marta@example.com ');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(
      await screen.findByText('If there is an account for marta@example.com, a link is on its way. It works for 1 hour.'),
    ).toBeTruthy();
  });

  it('asks for an address that can be one, and says when it was asked too often', async () => {
    const { user } = await renderPage('/user/findPassword', [mock(forgotPassword, () => errorResponse('rate_limited'))]);
    await user.type(await email(), 'marta@');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('link', { name: 'Enter an email address, like name@example.com' })).toBeTruthy();
    await user.type(await email(), 'example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Too many tries in a short time. Wait a while, then try again.')).toBeTruthy();
    expect(await email()).toHaveProperty('value', 'marta@example.com');
  });
});

describe('a new password by link', () => {
  it('is saved, ends the session here too and leads to the log-in', async () => {
    const saved = vi.fn();
    const { user, store, router } = await renderPage(
      link,
      [
        valid,
        mock(getUserInfo, sampleUser()),
        mock(savePassword, (body) => {
          saved(body);
          return { ok: true };
        }),
      ],
      { known: { user: inSession } },
    );
    expect(await screen.findByText('For the account m…@example.com.')).toBeTruthy();
    const field = screen.getByLabelText('New password');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    await user.type(field, 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('The new password is saved. Sign in with it.')).toBeTruthy();
    expect(saved).toHaveBeenCalledWith({ token: 'reset1', password: 'correct horse' });
    expect(router.state.location.pathname).toBe('/user/login');
    expect(store.getState().user.token).toBeNull();
  });

  it('can be asked for again when the link is too old', async () => {
    const { user } = await renderPage(link, [mockError(checkPasswordToken, 'link_expired'), mock(forgotPassword, { ok: true })]);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy();
    await user.type(await email(), 'marta@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^If there is an account for marta@example.com/)).toBeTruthy();
  });

  it('offers a new link when the old one ran out while typing', async () => {
    const { user } = await renderPage(link, [valid, mockError(savePassword, 'link_expired'), mock(forgotPassword, { ok: true })]);
    await user.type(await screen.findByLabelText('New password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy();
    expect(await email()).toBeTruthy();
  });

  it('keeps what was typed when the password is refused', async () => {
    const { user } = await renderPage(link, [valid, mockError(savePassword, 'password_rejected', { data: { reason: 'common' } })]);
    await user.type(await screen.findByLabelText('New password'), 'password1');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('link', { name: /among the most common/ })).toBeTruthy();
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'password1');
  });

  it('checks the link again after a lost connection', async () => {
    const { user } = await renderPage(link, [mockOffline(checkPasswordToken)]);
    await screen.findByText('We could not check the link.');
    server.use(valid);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeTruthy();
  });
});

const open = (handlers: Parameters<typeof renderPage>[1]) =>
  renderPage('/user/changePwd', [mock(getUserInfo, sampleUser()), ...(handlers ?? [])], { known: { user: inSession } });

describe('a new password in a session', () => {
  it('needs the present one and keeps the session', async () => {
    const saved = vi.fn();
    const { user, store } = await open([
      mock(savePassword, (body) => {
        saved(body);
        return { ok: true };
      }),
    ]);
    await user.type(await screen.findByLabelText('Current password'), 'old secret');
    await user.type(screen.getByLabelText('New password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('The new password is saved. Every other device is signed out.')).toBeTruthy();
    expect(saved).toHaveBeenCalledWith({ old_password: 'old secret', password: 'correct horse' });
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
    expect(store.getState().user.token).toBe('st_1');
  });

  it('says when the present one is wrong, and when a field is empty', async () => {
    const { user } = await open([mockError(savePassword, 'invalid_credentials')]);
    await user.type(await screen.findByLabelText('New password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('link', { name: 'Enter your current password' })).toBeTruthy();
    await user.type(screen.getByLabelText('Current password'), 'guess');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('This is not your current password. Check it and try again.')).toBeTruthy();
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'correct horse');
  });

  it('goes through the log-in without a session', async () => {
    const { router } = await renderPage('/user/changePwd');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/user/login?redirect=%2Fuser%2FchangePwd'),
    );
  });
});
