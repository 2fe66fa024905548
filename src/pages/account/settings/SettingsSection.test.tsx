import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeEmail, confirmEmail, deleteAccount, exportAccount } from '#contract/api/account-change.ts';
import { type ApiKeyInfo, deleteApiKey, getApiKeys, saveApiKey } from '#contract/api/api-key.ts';
import { getHome, hotProduct } from '#contract/api/catalog.ts';
import { confirmPassword, endSession, getSessions, type Session } from '#contract/api/session.ts';
import { getUserInfo, saveInfo } from '#contract/api/account.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';
import { testConfig } from '#src/testing/site-config.ts';

const config = testConfig();
const withKeys = mock(getConfig, { ...config, features: { ...config.features, api_keys: true, newsletter: true } });
const sampleKey = (replaced: Partial<ApiKeyInfo> = {}): ApiKeyInfo => ({
  id: 'k1',
  name: 'Stock script',
  prefix: 'sk_AbCdEf',
  scopes: ['catalog', 'orders:read'],
  created_at: '2026-11-01T00:00:00Z',
  last_used_at: null,
  ...replaced,
});

const here: Session = {
  id: 's1',
  browser: 'Firefox',
  system: 'Windows',
  created_at: '2026-11-01T00:00:00Z',
  last_used_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-11-27T00:00:00Z',
  is_current: true,
};

async function open(handlers: Parameters<typeof renderPage>[1] = [], options: Parameters<typeof renderPage>[2] = {}) {
  const shop = [withKeys, mock(getUserInfo, sampleUser()), mock(getApiKeys, { list: [] }), mock(getSessions, { list: [here] })];
  const view = await renderPage('/user/userCenter?section=settings', [...handlers, ...shop], { known: { user: inSession }, ...options });
  await screen.findByRole('heading', { level: 1, name: options.language === 'ja' ? 'アカウント設定' : 'Account settings' });
  return view;
}

describe('the details', () => {
  it('are changed in place and shown everywhere at once; the newsletter is as the reader left it', async () => {
    const saved = vi.fn();
    let user = sampleUser();
    const view = await open([
      mock(getUserInfo, () => user),
      mock(saveInfo, (input) => {
        saved(input);
        user = sampleUser({ first_name: 'Maria', company: 'Keller GmbH' });
        return user;
      }),
    ]);
    await view.user.click(await screen.findByRole('button', { name: 'Change details' }));
    await view.user.clear(screen.getByLabelText('First name'));
    await view.user.type(screen.getByLabelText('First name'), 'Maria');
    await view.user.type(screen.getByLabelText('Company'), 'Keller GmbH');
    await view.user.selectOptions(screen.getByLabelText('Language of our emails'), 'de');
    const newsletter = screen.getByRole('checkbox', { name: 'Send me new parts by email once a month' });
    expect(newsletter).toHaveProperty('checked', false);
    await view.user.click(newsletter);
    await view.user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Keller GmbH')).toBeDefined();
    expect(screen.getByText('Your details are saved.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Account Maria Keller' })).toBeDefined();
    expect(saved).toHaveBeenCalledWith({
      first_name: 'Maria',
      last_name: 'Keller',
      company: 'Keller GmbH',
      phone: '',
      locale: 'de',
      currency: 'USD',
      newsletter: true,
    });
  });

  it('say what is wrong with them at their field', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change details' }));
    await user.clear(screen.getByLabelText('First name'));
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('link', { name: 'Enter your first name' })).toBeDefined();
  });

  it('list what is wrong in the order of their fields where the family name comes first', async () => {
    const { user } = await open([], { locale: 'jp', language: 'ja' });
    await user.click(await screen.findByRole('button', { name: 'お客様情報を変更' }));
    await user.clear(screen.getByLabelText('名'));
    await user.clear(screen.getByLabelText('姓'));
    await user.click(screen.getByRole('button', { name: 'お客様情報を保存' }));
    await screen.findByRole('link', { name: '名を入力してください' });
    const problems = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(problems.filter((href) => href?.startsWith('#') && href.endsWith('_name'))).toEqual(['#last_name', '#first_name']);
  });

  it('are kept without a connection', async () => {
    const { user } = await open([mockOffline(saveInfo)]);
    await user.click(await screen.findByRole('button', { name: 'Change details' }));
    await user.type(screen.getByLabelText('Company'), 'Keller GmbH');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('We could not reach the store. What you typed is kept.')).toBeDefined();
    expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Keller GmbH');
  });
});

async function typeEmail(handlers: Parameters<typeof renderPage>[1]) {
  const view = await open(handlers);
  await view.user.click(await screen.findByRole('button', { name: 'Change email address' }));
  await view.user.type(screen.getByLabelText('New email address'), 'new@example.com');
  await view.user.type(screen.getByLabelText('Current password'), 'correct horse');
  await view.user.click(screen.getByRole('button', { name: 'Send link' }));
  return view;
}

describe('the email address', () => {
  it('stays until the link that is sent to the new one is opened', async () => {
    await typeEmail([mock(changeEmail, { ok: true, confirmation_required: true })]);
    expect(await screen.findByText(/Open the link in our email to new@example.com within 24 hours/)).toBeDefined();
    expect(screen.getAllByText('marta@example.com').length).toBeGreaterThan(0);
  });

  it('needs the password', async () => {
    await typeEmail([mockError(changeEmail, 'invalid_credentials')]);
    expect(await screen.findByText('This is not your current password. Check it and try again.')).toBeDefined();
    expect(screen.getByLabelText('New email address')).toHaveProperty('value', 'new@example.com');
  });

  it('is confirmed by the link in the mail', async () => {
    const used = vi.fn();
    await renderPage('/user/activation?kind=email&token=mail1', [
      mock(confirmEmail, (query) => {
        used(query);
        return { email: 'new@example.com' };
      }),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your email address is changed' })).toBeDefined();
    expect(screen.getByText('From now on you sign in with new@example.com.')).toBeDefined();
    expect(used).toHaveBeenCalledWith({ token: 'mail1' });
  });

  it('says when the link is too old', async () => {
    await renderPage('/user/activation?kind=email&token=old', [mockError(confirmEmail, 'link_expired')]);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeDefined();
  });
});

describe('API keys', () => {
  it('are made for what is ticked and shown once', async () => {
    const made = vi.fn();
    let list: ApiKeyInfo[] = [];
    const { user } = await open([
      mock(getApiKeys, () => ({ list })),
      mock(saveApiKey, (body) => {
        made(body);
        list = [sampleKey()];
        return { id: 'k1', key: 'sk_the-whole-key' };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a key' }));
    await user.type(screen.getByLabelText('Name'), 'Stock script');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByRole('link', { name: 'Choose what the key may do' })).toBeDefined();
    await user.click(screen.getByLabelText('Search the catalog, with prices and stock'));
    await user.click(screen.getByLabelText('Read your orders'));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText('sk_the-whole-key')).toBeDefined();
    expect(made).toHaveBeenCalledWith({ name: 'Stock script', scopes: ['catalog', 'orders:read'] });
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe('sk_the-whole-key');
    await user.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(screen.queryByText('sk_the-whole-key')).toBeNull();
    expect(await screen.findByText('sk_AbCdEf…')).toBeDefined();
  });

  it('are deleted after a question, and five are enough', async () => {
    let list = ['1', '2', '3', '4', '5'].map((id) => sampleKey({ id, name: `Key ${id}` }));
    const { user } = await open([
      mock(getApiKeys, () => ({ list })),
      mock(deleteApiKey, ({ id }) => {
        list = list.filter((key) => key.id !== id);
        return { ok: true };
      }),
    ]);
    expect(await screen.findByText('There is room for 5 keys. Delete one to create another.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete key: Key 3' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete key' }));
    await waitFor(() => expect(screen.queryByText('Key 3')).toBeNull());
    expect(screen.getByRole('button', { name: 'Create a key' })).toBeDefined();
  });
});

describe('own data', () => {
  it('are saved as a file', async () => {
    const saved = vi.fn();
    // jsdom has no addresses for files and follows no download.
    URL.createObjectURL = () => 'blob:account';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved(this.download, this.href);
    });
    const { user } = await open([mock(exportAccount, { profile: [{ email: 'marta@example.com' }] })]);
    await user.click(await screen.findByRole('button', { name: 'Save my data' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('partwright-account.json', 'blob:account'));
  });

  it('are deleted with the password, after the consequences were said; the session ends', async () => {
    const sent = vi.fn();
    const { user, store } = await open([
      mockError(getHome, 'internal'),
      mockError(hotProduct, 'internal'),
      mock(deleteAccount, (body) => {
        sent(body);
        return { ok: true, erased_at: '2026-11-28T00:00:00Z' };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/in 7 days. Until then you can change your mind/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('Enter a password')).toBeDefined();
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/Your account will be deleted on/)).toBeDefined();
    expect(sent).toHaveBeenCalledWith({ password: 'correct horse', reason: '' });
    await waitFor(() => expect(store.getState().user.token).toBeNull());
  });

  it('stay while a paid order is under way, which is named', async () => {
    const data = { status: 'shipped', orders: ['SO-261121-ABCDEF'] };
    const { user } = await open([mockError(deleteAccount, 'state_conflict', { data })]);
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('link', { name: 'SO-261121-ABCDEF' })).toBeDefined();
  });
});

describe('the devices', () => {
  it('are listed with this one marked; another is signed out from here', async () => {
    let list: Session[] = [here, { ...here, id: 's2', browser: 'Safari', system: 'iPhone', is_current: false }];
    const { user } = await open([
      mock(getSessions, () => ({ list })),
      mock(endSession, ({ id }) => {
        list = list.filter((one) => one.id !== id);
        return { ok: true };
      }),
    ]);
    const devices = await screen.findByRole('list', { name: 'Signed-in devices' });
    const rows = await within(devices).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Firefox on Windows.*This device$/),
      expect.stringMatching(/Safari on iPhone.*Last used/),
    ]);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    await user.click(within(devices).getByRole('button', { name: /Sign out Safari on iPhone/ }));
    await waitFor(() => expect(within(devices).getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('a step that wants the password again', () => {
  it('asks for it, says when it is wrong, and goes on by itself', async () => {
    let isProven = false;
    const made = vi.fn();
    const { user } = await open([
      mock(confirmPassword, ({ password }) => {
        isProven = password === 'right';
        return isProven ? { ok: true, until: '2026-11-20T09:00:00Z' } : errorResponse('invalid_credentials');
      }),
      mock(saveApiKey, (input) => {
        if (!isProven) return errorResponse('password_required');
        made(input);
        return { id: 'k1', key: 'sk_secret' };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a key' }));
    await user.type(screen.getByLabelText('Name'), 'Script');
    await user.click(screen.getByRole('checkbox', { name: 'Read your orders' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await within(dialog).findByText('Enter your password')).toBeDefined();
    await user.type(within(dialog).getByLabelText('Password'), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await within(dialog).findByText('This password is not right. Try again.')).toBeDefined();
    await user.clear(within(dialog).getByLabelText('Password'));
    await user.type(within(dialog).getByLabelText('Password'), 'right');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('sk_secret')).toBeDefined();
    expect(made).toHaveBeenCalledExactlyOnceWith({ name: 'Script', scopes: ['orders:read'] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
