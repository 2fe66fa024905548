import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  changePerson,
  getInvitation,
  getOperatorMe,
  getPeople,
  invitePerson,
  operatorLogIn,
  type OperatorPerson,
} from '#contract/api/admin/people.ts';
import { getAdminOrder, getAdminOrders } from '#contract/api/admin/order.ts';
import { getUserInfo } from '#contract/api/account.ts';
import { adminCache } from '#src/api/admin/admin.ts';
import { errorResponse, mock, mockError } from '#src/testing/mock.ts';
import { adminOrderPath, noAdminOrders, openOffice, sampleAdminOrder, ordersBeside } from '#src/testing/operator-office.tsx';
import { renderPage } from '#src/testing/render.tsx';
import { orderNumber } from '#src/testing/sample-order.ts';
import { operatorToken as token, sampleMe as me } from '#src/testing/sample-operator.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

afterEach(() => sessionStorage.clear());

const atLogIn = async (handlers: NonNullable<Parameters<typeof renderPage>[1]>) => {
  const view = await renderPage('/admin', [...handlers, ...ordersBeside(), mock(getUserInfo, sampleUser())], {
    known: { user: inSession },
  });
  await view.user.type(await screen.findByLabelText('Email'), 'ada@office.example');
  await view.user.type(screen.getByLabelText('Password'), 'four plain words here');
  await view.user.type(screen.getByLabelText('One-time code'), '123456{Enter}');
  return view;
};

describe('the log-in', () => {
  it('opens the page; its token goes with each call, stays in this tab alone and is gone with the session', async () => {
    let sent: string | null = null;
    const orders = mock(getAdminOrders, (_query, request) => {
      sent = request.headers.get('Authorization');
      return noAdminOrders;
    });
    let isOver = false;
    const whoAmI = mock(getOperatorMe, (_query, request) => {
      return isOver || request.headers.get('Authorization') === null ? errorResponse('token_invalid') : me({ scopes: ['orders', 'own'] });
    });
    const { user, store } = await atLogIn([orders, whoAmI, mock(operatorLogIn, { token, expires_at: '2026-11-22T22:00:00Z' })]);
    expect(await screen.findByText('Nothing is here.')).toBeDefined();
    expect(sent).toBe(`Bearer ${token}`);
    expect(localStorage.length + document.cookie.indexOf('os_')).toBe(-1);
    isOver = true;
    store.dispatch(adminCache.invalidateTags(['Operator']));
    expect(await screen.findByLabelText('One-time code')).toBeDefined();
    expect(sessionStorage.getItem('operator_session')).toBeNull();
    // That it has ended ends no visitor's session.
    expect(store.getState().user.token).toBe(inSession.token);
    expect(user).toBeDefined();
  });

  it('says one thing about a wrong try, and another about a closed access', async () => {
    const notYet = mock(getOperatorMe, () => errorResponse('auth_required'));
    let code: 'invalid_credentials' | 'account_disabled' = 'invalid_credentials';
    const { user } = await atLogIn([notYet, mock(operatorLogIn, () => errorResponse(code))]);
    expect(await screen.findByText(/Email, password or code is not right/)).toBeDefined();
    code = 'account_disabled';
    await user.type(screen.getByLabelText('One-time code'), '{Enter}');
    expect(await screen.findByText(/This access is closed or locked/)).toBeDefined();
  });

  it('is asked for nowhere where the operator’s side is closed', async () => {
    await renderPage('/admin', [mockError(getOperatorMe, 'not_found')]);
    await waitFor(() => expect(document.title).toBe('404 Page not found – Partwright'));
    expect(screen.queryByLabelText('One-time code')).toBeNull();
  });
});

const isTab = (name: string) => screen.queryByRole('tab', { name }) !== null;

describe('a role', () => {
  it('has its own areas, and no steps that it must not take', async () => {
    const warehouse = mock(getOperatorMe, me({ role: 'stock', scopes: ['catalog', 'shipping', 'own'] }));
    await openOffice(adminOrderPath, [
      warehouse,
      mock(getAdminOrder, sampleAdminOrder({ steps: ['confirm_payment', 'process', 'cancel'] })),
    ]);
    expect(await screen.findByRole('button', { name: 'Begin picking' })).toBeDefined();
    expect(screen.queryByRole('form', { name: 'Book a transfer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
    expect(['Orders', 'Quotes', 'People', 'My access'].map(isTab)).toEqual([true, false, false, true]);
  });

  it('that only reads sees no step at all', async () => {
    await openOffice(adminOrderPath, [
      mock(getOperatorMe, me({ role: 'read_only', read_only: true })),
      mock(getAdminOrder, sampleAdminOrder()),
    ]);
    expect(await screen.findByRole('heading', { name: orderNumber })).toBeDefined();
    expect(screen.queryByRole('form', { name: 'Book a transfer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });
});

const person = (change: Partial<OperatorPerson> = {}): OperatorPerson => ({
  person_id: 'p2',
  name: 'Bo Prince',
  email: 'bo@office.example',
  role: 'sales',
  status: 'active',
  created_at: '2026-11-20T10:00:00Z',
  last_login_at: null,
  ...change,
});

it('an owner hands on the link of whom they invite, and changes others but not themselves', async () => {
  const asked: unknown[] = [];
  const list = [person({ person_id: 'p1', name: 'Ada Lovelace', role: 'owner' }), person()];
  const invitation = { token: `oi_${'b'.repeat(43)}`, expires_at: '2026-11-23T10:00:00Z' };
  const { user } = await openOffice('/admin?tab=people', [
    mock(getPeople, { list }),
    mock(invitePerson, (request) => {
      asked.push(request);
      return { person: person({ status: 'invited' }), invitation };
    }),
    mock(changePerson, (request) => {
      asked.push(request);
      return { person: person({ status: 'disabled' }) };
    }),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Invite somebody' }));
  await user.type(form.getByLabelText('Name'), 'Cy');
  await user.type(form.getByLabelText('Email'), 'cy@office.example');
  await user.click(form.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(new RegExp(`/admin#invite=${invitation.token}`))).toBeDefined();
  const self = within(screen.getByRole('article', { name: 'Ada Lovelace' }));
  expect(self.queryByRole('button')).toBeNull();
  const other = within(screen.getByRole('article', { name: 'Bo Prince' }));
  await user.click(other.getByRole('button', { name: 'Close access: Bo Prince' }));
  expect(asked).toHaveLength(1);
  await user.click(within(screen.getByRole('dialog', { name: 'Close access: Bo Prince' })).getByRole('button', { name: 'Close access' }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { name: 'Cy', role: 'sales' },
      { person_id: 'p2', action: 'disable' },
    ]),
  );
});

it('an invitation leads by password and code to the recovery codes, and an old one says so', async () => {
  const link = `oi_${'c'.repeat(43)}`;
  let asked: unknown;
  const shown = mock(getInvitation, {
    name: 'Ada',
    email: 'ada@office.example',
    secret: 'ABCDEFGHIJKLMNOP',
    otpauth_url: 'otpauth://totp/Shop:ada?secret=ABCDEFGHIJKLMNOP',
    expires_at: '2026-11-23T10:00:00Z',
  });
  const accepted = mock(acceptInvitation, (request) => {
    asked = request;
    return { token, expires_at: '2026-11-22T22:00:00Z', recovery_codes: ['abcdef-abcdef-abcdef-abcdef'] };
  });
  const { user } = await renderPage(`/admin#invite=${link}`, [
    shown,
    accepted,
    ...ordersBeside(),
    mock(getAdminOrders, noAdminOrders),
    mock(getOperatorMe, me({ scopes: ['orders', 'own'] })),
  ]);
  expect(await screen.findByRole('img', { name: 'Scan this with an authenticator app' })).toBeDefined();
  await user.type(screen.getByLabelText('New password'), 'four plain words here');
  await user.type(screen.getByLabelText('Code that the app shows now'), '123456{Enter}');
  expect(await screen.findByText('abcdef-abcdef-abcdef-abcdef')).toBeDefined();
  expect(asked).toEqual({ token: link, password: 'four plain words here', code: '123456' });
  await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
  expect(await screen.findByText('Nothing is here.')).toBeDefined();
});

it('says that a link is used up', async () => {
  await renderPage(`/admin#invite=oi_${'d'.repeat(43)}`, [mockError(getInvitation, 'link_expired'), mock(getOperatorMe, me())]);
  expect(await screen.findByText(/This link was used already/)).toBeDefined();
});
