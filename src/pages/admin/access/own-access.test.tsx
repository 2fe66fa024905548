import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  changeOwnPassword,
  confirmByCode,
  confirmByPasskey,
  getConfirmChallenge,
  getLogInChallenge,
  getPasskeys,
  logInByPasskey,
  type OwnPasskey,
  removePasskey,
  renewRecoveryCodes,
  replaceTotp,
} from '#contract/api/admin/access.ts';
import { getOperatorMe, getOperatorSessions, getPeople, invitePerson } from '#contract/api/admin/people.ts';
import { getAdminOrders } from '#contract/api/admin/order.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { noAdminOrders } from '#src/testing/operator-office.tsx';
import { renderPage } from '#src/testing/render.tsx';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';

/** The browser's half of passkeys, which no test environment has. */
const browser = vi.hoisted(() => ({ browserSupportsWebAuthn: () => true, startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

afterEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

const until = '2026-11-22T22:00:00Z';
const options = { challenge: 'abc', rpId: 'localhost', timeout: 300_000, userVerification: 'required' as const, allowCredentials: [] };
const challenge = { token: 'oc_1', origin: location.origin, options };
const shown = {
  id: 'cred',
  rawId: 'cred',
  type: 'public-key' as const,
  response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c' },
};
const laptop: OwnPasskey = { id: 'k1', name: 'Laptop', created_at: '2026-11-20T10:00:00Z', last_used_at: null };

async function open(tab: string, handlers: NonNullable<Parameters<typeof renderPage>[1]>) {
  sessionStorage.setItem('operator_session', token);
  const view = await renderPage(`/admin?tab=${tab}`, [
    ...handlers,
    mock(getOperatorMe, me({ passkeys: 1 })),
    mock(getOperatorSessions, { list: [] }),
    mock(getPasskeys, { list: [laptop] }),
    mock(getPeople, { list: [] }),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Operator' });
  return view;
}

/** Refuses until a second factor was shown; tells what was asked. */
function guarded() {
  const asked: unknown[] = [];
  let isFresh = false;
  const answer =
    <Answer,>(value: Answer) =>
    (request: unknown) => {
      asked.push(request);
      return isFresh ? value : errorResponse('factor_required');
    };
  const prove = (code: string | null) => (request: unknown) => {
    if (code !== null && (request as { code: string }).code !== code) return errorResponse('invalid_credentials');
    isFresh = true;
    return { ok: true as const, until };
  };
  return { asked, answer, byCode: mock(confirmByCode, prove('123456')), byPasskey: mock(confirmByPasskey, prove(null)) };
}
const question = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

it('an act that wants a fresh second factor asks for a code and goes on with what was typed', async () => {
  const { asked, answer, byCode } = guarded();
  const person = {
    person_id: 'p9',
    name: 'Cy',
    email: 'cy@office.example',
    role: 'sales' as const,
    status: 'invited' as const,
    created_at: until,
    last_login_at: null,
  };
  const { user } = await open('people', [
    byCode,
    mock(invitePerson, answer({ person, invitation: { token: `oi_${'b'.repeat(43)}`, expires_at: until } })),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Invite somebody' }));
  await user.type(form.getByLabelText('Name'), 'Cy');
  await user.type(form.getByLabelText('Email'), 'cy@office.example{Enter}');
  const dialog = await question();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Enter the code')).toBeDefined();
  await user.type(dialog.getByLabelText('One-time code'), '000000{Enter}');
  expect(await dialog.findByText(/This code is not right or was used already/)).toBeDefined();
  await user.clear(dialog.getByLabelText('One-time code'));
  await user.type(dialog.getByLabelText('One-time code'), '123456{Enter}');
  expect(await screen.findByText(/admin#invite=oi_b/)).toBeDefined();
  expect(asked).toMatchObject([{ name: 'Cy' }, { name: 'Cy', email: 'cy@office.example', role: 'sales' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('whoever leaves the question keeps what was typed, and nothing has happened', async () => {
  const { asked, answer } = guarded();
  const { user } = await open('access', [mock(changeOwnPassword, answer({ ok: true as const }))]);
  const form = within(await screen.findByRole('form', { name: 'Change password' }));
  await user.type(form.getByLabelText('Current password'), 'four plain words here');
  await user.type(form.getByLabelText('New password'), 'a kettle of quiet fish{Enter}');
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(await form.findByText('factor_required')).toBeDefined();
  expect(asked).toHaveLength(1);
  expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('a kettle of quiet fish');
});

it('a wrong present password stands at its field; a right one saves the new password', async () => {
  let isRight = false;
  const change = mock(changeOwnPassword, () => (isRight ? { ok: true as const } : errorResponse('invalid_credentials')));
  const { user } = await open('access', [change]);
  const form = within(await screen.findByRole('form', { name: 'Change password' }));
  await user.type(form.getByLabelText('Current password'), 'wrong');
  await user.type(form.getByLabelText('New password'), 'a kettle of quiet fish{Enter}');
  expect(await form.findByText(/not your \w+ password/)).toBeDefined();
  isRight = true;
  await user.type(form.getByLabelText('Current password'), 'right{Enter}');
  expect(await screen.findByText(/The new password is saved/)).toBeDefined();
  expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('');
});

it('a passkey is removed after a question and a passkey shown again', async () => {
  const { asked, answer, byPasskey } = guarded();
  browser.startAuthentication.mockResolvedValue(shown);
  const { user } = await open('access', [byPasskey, mock(getConfirmChallenge, challenge), mock(removePasskey, answer({ list: [] }))]);
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey Laptop' }));
  await user.click(within(screen.getByRole('dialog', { name: 'Remove the passkey Laptop' })).getByRole('button', { name: 'Remove' }));
  await user.click((await question()).getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ id: 'k1' });
  expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: options });
});

it('a passkey is added under its name; one that is there, or none, is said in words', async () => {
  let sent: unknown;
  const creation = {
    challenge: 'abc',
    rp: { id: 'localhost', name: 'Shop' },
    user: { id: 'p1', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [],
    timeout: 1,
    attestation: 'none' as const,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required' as const, requireResidentKey: true as const, userVerification: 'required' as const },
  };
  const { user } = await open('access', [
    mock(beginPasskey, { token: 'oc_2', origin: location.origin, options: creation }),
    mock(addPasskey, (request) => {
      sent = request;
      return { list: [laptop] };
    }),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Add a passkey' }));
  browser.startRegistration.mockRejectedValueOnce(Object.assign(new Error('there'), { name: 'InvalidStateError' }));
  await user.type(form.getByLabelText('Name of the passkey'), 'Key ring{Enter}');
  expect(await form.findByText('This device already holds a passkey of yours.')).toBeDefined();
  browser.startRegistration.mockRejectedValueOnce(Object.assign(new Error('left'), { name: 'NotAllowedError' }));
  await user.click(form.getByRole('button', { name: 'Add a passkey' }));
  expect(await form.findByText('The browser gave no passkey. Try again.')).toBeDefined();
  const made = { ...shown, response: { clientDataJSON: 'a', attestationObject: 'b' } };
  browser.startRegistration.mockResolvedValueOnce(made);
  await user.click(form.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(sent).toMatchObject({ token: 'oc_2', name: 'Key ring', passkey: made }));
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Name of the passkey').value).toBe(''));
});

it('new recovery codes are shown once, after a warning that the old ones end', async () => {
  const { user } = await open('access', [mock(renewRecoveryCodes, { recovery_codes: ['abcdef-abcdef-abcdef-abcdef'] })]);
  await user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make new recovery codes' }));
  expect(dialog.getByText('The recovery codes you have now stop working.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Make new recovery codes' }));
  expect(await screen.findByText('abcdef-abcdef-abcdef-abcdef')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
  expect(screen.queryByText('abcdef-abcdef-abcdef-abcdef')).toBeNull();
});

it('another app is connected by a code of it', async () => {
  const begun = { token: 'oc_3', secret: 'ABCDEFGH', otpauth_url: 'otpauth://totp/Shop:ada?secret=ABCDEFGH', expires_at: until };
  const replace = mock(replaceTotp, ({ code }) => {
    if (code === '123456') return { ok: true as const };
    return errorResponse('validation_failed', { fields: { code: [{ code: 'mismatch', message: '' }] } });
  });
  const { user } = await open('access', [mock(beginTotp, begun), replace]);
  await user.click(await screen.findByRole('button', { name: 'Connect another app' }));
  expect(await screen.findByText('ABCD EFGH')).toBeDefined();
  await user.type(screen.getByLabelText('Code that the app shows now'), '000000{Enter}');
  expect(await screen.findByText(/This is not the app’s present code/)).toBeDefined();
  await user.clear(screen.getByLabelText('Code that the app shows now'));
  await user.type(screen.getByLabelText('Code that the app shows now'), '123456{Enter}');
  expect(await screen.findByText(/The new app is connected/)).toBeDefined();
  expect(screen.queryByText('ABCD EFGH')).toBeNull();
});

it('an app that was connected too late is begun anew', async () => {
  const begun = { token: 'oc_3', secret: 'ABCDEFGH', otpauth_url: 'otpauth://totp/Shop:ada?secret=ABCDEFGH', expires_at: until };
  const { user } = await open('access', [mock(beginTotp, begun), mock(replaceTotp, () => errorResponse('state_conflict'))]);
  await user.click(await screen.findByRole('button', { name: 'Connect another app' }));
  await user.type(await screen.findByLabelText('Code that the app shows now'), '123456{Enter}');
  expect(await screen.findByText('This took too long. Start again.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Connect another app' }));
  expect(await screen.findByText('ABCD EFGH')).toBeDefined();
  expect(screen.queryByText('This took too long. Start again.')).toBeNull();
});

async function atLogIn(asked: typeof challenge, answer: Parameters<typeof mock<typeof logInByPasskey>>[1]) {
  const whoAmI = mock(getOperatorMe, (_query, request) => {
    return request.headers.get('Authorization') === null ? errorResponse('auth_required') : me({ scopes: ['orders', 'own'] });
  });
  const orders = mock(getAdminOrders, noAdminOrders);
  const view = await renderPage('/admin', [whoAmI, orders, mock(getLogInChallenge, asked), mock(logInByPasskey, answer)]);
  await view.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  return view;
}

it('a passkey alone logs in', async () => {
  browser.startAuthentication.mockResolvedValue(shown);
  let sent: unknown;
  await atLogIn(challenge, (request) => {
    sent = request;
    return { token, expires_at: until };
  });
  await waitFor(() => expect(sessionStorage.getItem('operator_session')).toBe(token));
  expect(sent).toMatchObject({ token: 'oc_1', passkey: shown });
});

it('a passkey that is refused says so; elsewhere the page names the address where they work', async () => {
  browser.startAuthentication.mockResolvedValue(shown);
  await atLogIn(challenge, () => errorResponse('invalid_credentials'));
  expect(await screen.findByText(/This passkey was not accepted/)).toBeDefined();
  expect(screen.getByLabelText('One-time code')).toBeDefined();
});

it('at another address than the operator page’s own the browser is not asked', async () => {
  await atLogIn({ ...challenge, origin: 'https://office.example.com' }, { token, expires_at: until });
  expect(await screen.findByText('Passkeys work only at https://office.example.com. Open the page there.')).toBeDefined();
  expect(browser.startAuthentication).not.toHaveBeenCalled();
});
