import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { register, resendActivation } from '#contract/api/account.ts';
import type { LocaleKey } from '#contract/locale.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { sampleLogin } from '#src/testing/sample-user.ts';
import { server } from '#src/testing/server.ts';

const path = `/user/register?redirect=${encodeURIComponent('/about/contactUs')}`;
const email = () => screen.findByLabelText('Email', { selector: '#email' });

async function fillIn(user: UserEvent) {
  await user.type(await email(), 'marta@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('First name'), 'Marta');
  await user.type(screen.getByLabelText('Last name'), 'Keller');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create account' }));
const summary = async () => (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement ?? document.body;

describe('creating an account', () => {
  it('sends what was typed and says where the mail went, with a way to have it sent again', async () => {
    const [sent, again] = [vi.fn(), vi.fn()];
    const { user } = await renderPage(path, [
      mock(register, (body) => {
        sent(body);
        return { activation_required: true as const, email: body.email };
      }),
      mock(resendActivation, (body) => {
        again(body);
        return { ok: true as const };
      }),
    ]);
    await fillIn(user);
    await press(user);
    const title = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText(/We have sent an email to marta@example.com/)).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({
      email: 'marta@example.com',
      password: 'correct horse',
      first_name: 'Marta',
      last_name: 'Keller',
      company: '',
      newsletter: false,
      consent: true,
      return_path: '/about/contactUs',
    });
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(again).toHaveBeenCalledWith({ email: 'marta@example.com', return_path: '/about/contactUs' }));
    expect(await screen.findByText('Sent again. It can take a few minutes.')).toBeTruthy();
  });

  it('goes back to the filled form to use another address', async () => {
    const { user } = await renderPage(path, [mock(register, { activation_required: true, email: 'marta@example.com' })]);
    await fillIn(user);
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(await email()).toHaveProperty('value', 'marta@example.com');
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Marta');
  });

  it('opens a session at once where the shop needs no activation', async () => {
    const { user, store, router } = await renderPage(path, [mock(register, { activation_required: false, ...sampleLogin() })]);
    await fillIn(user);
    await press(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about/contactUs'));
    expect(store.getState().user.token).toBe('st_new');
  });
});

describe('a form that is not taken', () => {
  it('lists everything that is missing, each with what to do', async () => {
    const { user } = await renderPage(path);
    await email();
    await press(user);
    const links = within(await summary()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter your email address',
      'Enter a password',
      'Enter your first name',
      'Enter your last name',
      'Agree to this to create an account',
    ]);
  });

  it.each([
    ['too_short', 'Enter a password with at least 8 characters'],
    ['common', 'This password is among the most common ones. Choose another, such as four unrelated words'],
    ['contains_email', 'Choose a password without your email address in it'],
  ])('says why a password is refused: %s', async (reason, words) => {
    const { user } = await renderPage(path, [mock(register, () => errorResponse('password_rejected', { data: { reason } }))]);
    await fillIn(user);
    await press(user);
    expect(within(await summary()).getByRole('link', { name: words })).toBeTruthy();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Marta');
  });

  it('puts what the server finds at its field', async () => {
    const fields = { email: [{ code: 'not_unique' as const, message: 'server words' }] };
    const { user } = await renderPage(path, [mockError(register, 'validation_failed', { fields })]);
    await fillIn(user);
    await press(user);
    expect(within(await summary()).getByRole('link', { name: 'This value is already in use' })).toBeTruthy();
    await user.type(await email(), 'x');
    await waitFor(async () => expect((await email()).getAttribute('aria-invalid')).toBeNull());
  });

  it('keeps everything without a connection and tries again', async () => {
    const { user } = await renderPage(path, [mockOffline(register)]);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText('We could not reach the store. What you typed is kept.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse');
    server.use(mock(register, { activation_required: true, email: 'marta@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeTruthy();
  });
});

it.each<[LocaleKey, string[]]>([
  ['jp', ['last_name', 'first_name']],
  ['de', ['first_name', 'last_name']],
])('asks for the names in the order of the language: %s', async (locale, order) => {
  await renderPage(path, [], { locale, language: 'en' });
  await email();
  expect([...document.querySelectorAll('main input[name$=_name]')].map((field) => field.id)).toEqual(order);
});
