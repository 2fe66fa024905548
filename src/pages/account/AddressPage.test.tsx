import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Address, getAddressForm, getCountries } from '#contract/api/address.ts';
import { getHome, hotProduct } from '#contract/api/catalog.ts';
import { deleteAddress, getUserAddresses, getUserInfo, logout, saveAddress } from '#contract/api/account.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { renderPage } from '#src/testing/render.tsx';
import { field as plainField, germanForm, sampleAddress } from '#src/testing/sample-order.ts';
import { inSession, sampleUser } from '#src/testing/sample-user.ts';

const path = '/user/address';
const berlin: Address = { ...sampleAddress, default_shipping: true, default_billing: true };
const munich: Address = { ...sampleAddress, id: 'a2', city: 'München', line1: 'Isarweg 3', postcode: '80331' };
const land = { currency: 'EUR', phone_prefix: '+49', eu: true, ships: true };

async function open(handlers: Parameters<typeof renderPage>[1] = [], address = path, list = [berlin, munich]) {
  const shop = [
    mock(getUserInfo, sampleUser()),
    mock(getUserAddresses, { list }),
    mock(getCountries, { list: [{ ...land, code: 'DE', name: 'Germany' }] }),
    mock(getAddressForm, germanForm),
  ];
  const view = await renderPage(address, [...handlers, ...shop], { locale: 'de', language: 'en', known: { user: inSession } });
  await screen.findByRole('heading', { level: 1, name: /ddress/ });
  return view;
}

async function fill(user: UserEvent, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}

async function fillAll(user: UserEvent) {
  await fill(user, 'First name', 'Jo');
  await fill(user, 'Last name', 'Brandt');
  await fill(user, 'Street address', 'Hafen 1');
  await fill(user, 'Postcode', '20095');
  await fill(user, 'City', 'Hamburg');
  await fill(user, 'Phone', '+49 40 123456');
}
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save address' }));

describe('the list', () => {
  it('shows every address and what it is used for', async () => {
    await open();
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('address'));
    expect(first?.textContent).toContain('Torstraße 14');
    expect(first?.textContent).toContain('For shipping');
    expect(first?.textContent).toContain('For invoices');
    expect(second?.textContent).toContain('80331 München');
    expect(second?.textContent).not.toContain('For shipping');
  });

  it('shows the addresses of the company below the own ones; who approves for it adds one for everybody', async () => {
    const sent = vi.fn();
    const shared = { ...munich, id: 'c1', line1: 'Werkstraße 7' };
    const company = (mayChange: boolean) =>
      mock(getUserAddresses, { list: [berlin], company: { name: 'Acme', may_change: mayChange, list: [shared] } });
    const looking = await open([company(false)]);
    const theirs = within(await screen.findByRole('list', { name: 'Addresses of Acme' }));
    expect(theirs.getByText(/Werkstraße 7/)).toBeDefined();
    expect(theirs.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add a company address' })).toBeNull();
    looking.unmount();
    const { user } = await open([
      company(true),
      mock(saveAddress, (input) => {
        sent(input);
        return shared;
      }),
    ]);
    await user.click(await screen.findByRole('link', { name: 'Add a company address' }));
    await screen.findByText('Everybody of Acme can choose this address at the checkout.');
    await fillAll(user);
    await save(user);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ of_company: true, line1: 'Hafen 1' })));
  });

  it('makes another address the one for deliveries', async () => {
    const saved = vi.fn();
    let list = [berlin, munich];
    const { user } = await open([
      mock(getUserAddresses, () => ({ list })),
      mock(saveAddress, (input) => {
        saved(input);
        list = [
          { ...berlin, default_shipping: false },
          { ...munich, default_shipping: true },
        ];
        return munich;
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Use for shipping: Marta Keller, Isarweg 3' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'a2', city: 'München', default_shipping: true, default_billing: false }),
      ),
    );
    expect(await screen.findByRole('button', { name: 'Use for shipping: Marta Keller, Torstraße 14' })).toBeDefined();
  });

  it('deletes an address only after a question that shows it', async () => {
    let list = [berlin, munich];
    const removed = vi.fn();
    const { user } = await open([
      mock(getUserAddresses, () => ({ list })),
      mock(deleteAddress, (input) => {
        removed(input);
        list = [berlin];
        return { ok: true };
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete address: Marta Keller, Isarweg 3' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
    expect(dialog.getByText('Isarweg 3')).toBeDefined();
    expect(removed).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(screen.queryByText('Isarweg 3')).toBeNull());
    expect(removed).toHaveBeenCalledWith({ id: 'a2' });
  });

  it('keeps an address that could not be deleted, and says so', async () => {
    const { user } = await open([mockOffline(deleteAddress)]);
    await user.click(screen.getByRole('button', { name: 'Delete address: Marta Keller, Isarweg 3' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete address' }));
    expect(await screen.findByText('The address was not deleted. Try again.')).toBeDefined();
  });

  it('is left by signing out, and asks for nothing that is then refused', async () => {
    const refused = vi.fn();
    const home = vi.fn(() => errorResponse('internal'));
    const { user, router } = await open([
      mock(logout, { ok: true }),
      mock(getUserAddresses, (_, request) => {
        if (request.headers.has('authorization')) return { list: [berlin] };
        refused();
        return errorResponse('auth_required');
      }),
      mock(getHome, home),
      mock(hotProduct, home),
    ]);
    await user.click(within(screen.getByRole('navigation', { name: 'Account' })).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByRole('link', { name: 'Account Sign in' })).toBeDefined();
    // The home page asks once on the way there, and again as the visitor that is nobody now.
    await waitFor(() => expect(home).toHaveBeenCalledTimes(4));
    expect(refused).not.toHaveBeenCalled();
  });

  it('tells a new account what belongs here', async () => {
    await open([], path, []);
    expect(screen.getByText('No address is saved yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add address' }).getAttribute('href')).toBe(`${path}?edit=new`);
  });

  it('takes no more than there is room for', async () => {
    await open(
      [],
      path,
      Array.from({ length: 50 }, (_, index) => ({ ...munich, id: `m${index}` })),
    );
    expect(screen.getByText('There is room for 50 addresses. Delete one to add another.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add address' })).toBeNull();
  });

  it('offers to try again when they could not be loaded', async () => {
    let isDown = true;
    const { user } = await open([mock(getUserAddresses, () => (isDown ? errorResponse('unavailable') : { list: [berlin] }))]);
    expect(await screen.findByText('We could not load the addresses.')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Torstraße 14')).toBeDefined();
  });
});

describe('the form', () => {
  it('adds an address in the form of its country and returns to the list', async () => {
    const saved = vi.fn();
    const { user, router } = await open([
      mock(saveAddress, (input) => {
        saved(input);
        return munich;
      }),
    ]);
    await user.click(screen.getByRole('link', { name: 'Add address' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'New address' });
    expect(document.activeElement).toBe(heading);
    await fillAll(user);
    await user.click(screen.getByRole('checkbox', { name: 'Use for invoices' }));
    await save(user);
    await screen.findByRole('heading', { level: 1, name: 'Addresses' });
    expect(router.state.location.search).toBe('');
    expect(saved).toHaveBeenCalledWith({
      first_name: 'Jo',
      last_name: 'Brandt',
      country: 'DE',
      line1: 'Hafen 1',
      postcode: '20095',
      city: 'Hamburg',
      phone: '+49 40 123456',
      default_shipping: false,
      default_billing: true,
    });
    expect(await screen.findByText('The address is saved.')).toBeDefined();
  });

  it('shows a saved address to be changed, and changes that one', async () => {
    const saved = vi.fn();
    const { user } = await open([
      mock(saveAddress, (input) => {
        saved(input);
        return munich;
      }),
    ]);
    await user.click(screen.getByRole('link', { name: 'Change address: Marta Keller, Isarweg 3' }));
    expect(await screen.findByLabelText('City')).toHaveProperty('value', 'München');
    await fill(user, 'Street address', 'Isarweg 4');
    await save(user);
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ id: 'a2', line1: 'Isarweg 4' })));
  });

  it('shows every problem above the form and at its field, and sends nothing', async () => {
    const { user } = await open([], `${path}?edit=new`);
    await fillAll(user);
    await fill(user, 'Postcode', '2009');
    await fill(user, 'First name', '');
    await save(user);
    const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement ?? document.body;
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('link', { name: 'Enter a first name' })).toBeDefined();
    await user.click(within(summary).getByRole('link', { name: 'Enter a postcode with 5 digits, like 10115' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), '5');
    await waitFor(() => expect(screen.getByLabelText('Postcode').getAttribute('aria-invalid')).toBeNull());
  });

  it('calls the postal code what the country calls it, in the error too', async () => {
    const zip = { label: 'ZIP code', pattern: '[0-9]{5}(-[0-9]{4})?', example: '20500' };
    const fields = germanForm.fields.map((field) => (field.key === 'postcode' ? { ...field, ...zip } : field));
    const { user } = await open([mock(getAddressForm, { ...germanForm, fields })], `${path}?edit=new`);
    await fill(user, 'ZIP code', '2050');
    await save(user);
    await screen.findByRole('link', { name: 'Enter a ZIP code, like 20500' });
    await fill(user, 'ZIP code', '');
    await save(user);
    expect(await screen.findByRole('link', { name: 'Enter a ZIP code, like 20500' })).toBeDefined();
    expect(screen.queryByText(/ostcode/)).toBeNull();
  });

  it('asks for a part of a town by what the country calls it', async () => {
    const district = { ...plainField, key: 'district' as const, label: 'Kelurahan and kecamatan', order: 6 };
    const fields = [...germanForm.fields, district];
    const { user } = await open([mock(getAddressForm, { ...germanForm, fields })], `${path}?edit=new`);
    await fillAll(user);
    await save(user);
    expect(await screen.findByRole('link', { name: 'Fill in: Kelurahan and kecamatan' })).toBeDefined();
  });

  it('puts what the server finds at its field and keeps what was typed', async () => {
    const { user } = await open(
      [mockError(saveAddress, 'address_invalid', { fields: { postcode: [{ code: 'invalid_format', message: 'no' }] } })],
      `${path}?edit=new`,
    );
    await fillAll(user);
    await save(user);
    await screen.findByRole('heading', { name: 'There is a problem' });
    expect(screen.getByLabelText('Postcode').getAttribute('aria-invalid')).toBe('true');
    // Said at the field and in the list above, and not once more for the form as a whole.
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Hamburg');
  });

  it('keeps what was typed without a connection', async () => {
    const { user } = await open([mockOffline(saveAddress)], `${path}?edit=new`);
    await fillAll(user);
    await save(user);
    expect(await screen.findByText('We could not reach the store. What you typed is kept.')).toBeDefined();
    expect(screen.getByLabelText('Street address')).toHaveProperty('value', 'Hafen 1');
  });

  it('goes to the log-in when the session ends, and what was typed is there again afterwards', async () => {
    const first = await open([mockError(saveAddress, 'token_invalid')], `${path}?edit=new`);
    await fillAll(first.user);
    await save(first.user);
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/user/login'));
    first.unmount();
    await open([], `${path}?edit=new`);
    expect(await screen.findByLabelText('Street address')).toHaveProperty('value', 'Hafen 1');
  });
});
