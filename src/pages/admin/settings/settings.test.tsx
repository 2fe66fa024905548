import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pullRates, saveSettings } from '#contract/api/admin/settings.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { sampleMe as me } from '#src/testing/sample-operator.ts';
import { sampleSettings } from '#src/testing/sample-settings.ts';
import { openSettings as open, settingsForm as form, settingsShop as shop } from '#src/testing/settings-shop.tsx';
import { maySee } from '#src/pages/admin/shared/me.ts';
import { seeSaved } from '#src/testing/see-saved.ts';

afterEach(() => sessionStorage.clear());

it('saves what was changed and no more, and says so', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const company = form('Company');
  await user.type(company.getByLabelText('Telephone'), '23');
  await user.click(company.getByRole('button', { name: 'Add a page elsewhere' }));
  await user.type(company.getByLabelText('Name of the page'), 'Forum');
  await user.type(company.getByLabelText('Address (https)'), 'https://forum.example/');
  await user.click(company.getByRole('button', { name: 'Save company' }));
  await seeSaved(user);
  const social = [{ name: 'Forum', url: 'https://forum.example/' }];
  expect(held.asked).toEqual([{ site: { phone: '+49 30 123', social }, versions: { company: 3 } }]);
});

it('keeps what was typed when somebody else was quicker, shows theirs, and puts it in place on the second try', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const company = form('Company');
  await user.type(company.getByLabelText('Telephone'), '9');
  const others = { ...held.settings.site, phone: '+49 30 777', hours: '9–17' };
  held.settings = { ...held.settings, site: others, versions: { ...held.settings.versions, company: 4 } };
  await user.click(company.getByRole('button', { name: 'Save company' }));
  await company.findByText('Saved in the meantime: +49 30 777');
  expect(company.getByLabelText<HTMLInputElement>('Telephone').value).toBe('+49 30 19');
  // What was not typed in here is simply the newest.
  expect(company.getByLabelText<HTMLInputElement>('Opening hours').value).toBe('9–17');
  expect(company.getByRole('alert').textContent).toContain('Somebody else has saved this');
  await user.click(company.getByRole('button', { name: 'Save company' }));
  await seeSaved(user);
  expect(held.settings.site).toMatchObject({ phone: '+49 30 19', hours: '9–17' });
  expect(company.queryByText(/^Saved in the meantime/)).toBeNull();
});

it('reads money as it is typed, and an account for one currency', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const payment = form('Payment');
  const least = payment.getByLabelText<HTMLInputElement>('Minimum order value (EUR)');
  expect(least.value).toBe('25.00');
  await user.clear(least);
  await user.type(least, 'much');
  await user.click(payment.getByRole('button', { name: 'Save payment' }));
  await waitFor(() => expect(least.getAttribute('aria-invalid')).toBe('true'));
  expect(held.asked).toEqual([]);
  await user.clear(least);
  await user.type(least, '1,250.5');
  await user.selectOptions(payment.getByLabelText('Currency with its own account'), 'USD');
  await user.click(payment.getByRole('button', { name: 'Add account' }));
  const dollars = within(payment.getByRole('group', { name: 'Bank account for USD' }));
  await user.type(dollars.getByLabelText('Payee'), 'Muster Inc.');
  await user.type(dollars.getByLabelText('Bank'), 'Harbor Bank');
  await user.type(dollars.getByLabelText('Account number'), '000123456789');
  await user.click(payment.getByRole('button', { name: 'Save payment' }));
  await seeSaved(user);
  const USD = { beneficiary: 'Muster Inc.', bank: 'Harbor Bank', iban: null, account: '000123456789', swift: null, address: '' };
  expect(held.asked).toEqual([{ order_minimum: 125_050, banks: { USD }, versions: { payment: 5 } }]);
  await user.click(payment.getByRole('button', { name: 'Remove Bank account for USD' }));
  expect(payment.queryByRole('group', { name: 'Bank account for USD' })).toBeNull();
});

it('says at the field what the store refuses', async () => {
  const { handlers } = shop();
  const fields = { 'bank.iban': [{ code: 'invalid_format' as const, message: 'x' }] };
  const { user } = await open([mock(saveSettings, () => errorResponse('validation_failed', { fields })), ...handlers]);
  const payment = form('Payment');
  const iban = payment.getByLabelText<HTMLInputElement>('IBAN');
  expect(iban.value).toBe('DE89 3704 0044 0532 0130 00');
  await user.type(iban, '1');
  await user.click(payment.getByRole('button', { name: 'Save payment' }));
  await waitFor(() => expect(iban.getAttribute('aria-invalid')).toBe('true'));
  expect(iban.value).toBe('DE89 3704 0044 0532 0130 001');
});

it('keeps a further carrier with its tracking page, and says at the field what the store refuses', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const carriers = form('Carriers');
  await user.click(carriers.getByRole('button', { name: 'Add carrier' }));
  const bike = within(carriers.getByRole('group', { name: '2' }));
  await user.type(bike.getByLabelText('Name'), 'Bike courier');
  const named = within(carriers.getByRole('group', { name: 'Bike courier' }));
  await user.type(named.getByLabelText(/^Other spellings/), 'bike, cargo bike');
  await user.click(named.getByLabelText(/^Tracking page/));
  await user.paste('https://bike.example/?p={number}');
  await user.click(carriers.getByRole('button', { name: 'Save carriers' }));
  await seeSaved(user);
  const dhl = { name: 'DHL', also: [], tracking: 'https://dhl.example/{number}' };
  const added = { name: 'Bike courier', also: ['bike', 'cargo bike'], tracking: 'https://bike.example/?p={number}' };
  expect(held.asked).toEqual([{ carriers: [dhl, added], versions: { carriers: 0 } }]);
});

it('shows no way to change to who only reads, and no tab to who may not see them', async () => {
  const { handlers } = shop();
  await open(handlers, me({ role: 'read_only', read_only: true }));
  expect(screen.queryByRole('button', { name: /^(?:Save|Add|Remove)/ })).toBeNull();
  expect(maySee(me({ role: 'stock', scopes: ['catalog', 'shipping', 'own'] }), 'settings')).toBe(false);
});

it('shows what a parcel would cost by the fields as they stand, and saves them in minor units', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const shipping = form('Shipping');
  const example = within(shipping.getByRole('group', { name: 'Example parcel' }));
  await user.selectOptions(example.getByLabelText('Country'), 'Germany');
  // Worth enough to be free.
  expect(example.getByRole('status').textContent).toBe('HomeStandard shipping: €0.00');
  await user.clear(example.getByLabelText('Value of the goods (EUR)'));
  await user.type(example.getByLabelText('Value of the goods (EUR)'), '10');
  const home = within(shipping.getByRole('group', { name: 'Home' }));
  await user.clear(home.getByLabelText('Price'));
  expect(example.getByRole('status').textContent).toBe('A number above cannot be read yet.');
  await user.type(home.getByLabelText('Price'), '6.5');
  expect(example.getByRole('status').textContent).toBe('HomeStandard shipping: €6.50');
  await user.selectOptions(example.getByLabelText('Country'), 'North Korea');
  expect(example.getByRole('status').textContent).toBe('Not shipped to');
  await user.click(shipping.getByRole('button', { name: 'Save shipping' }));
  await seeSaved(user);
  expect(held.settings.zones[0]?.rates).toMatchObject([{ price: 650, free_from: 5000 }]);
  expect(held.asked).toMatchObject([{ versions: { shipping: 0 } }]);
  expect(held.asked[0]).not.toHaveProperty('not_shipped_to');
});

it('names a zone that came with the shop in the language of the page, and keeps what it is called until somebody names it', async () => {
  const settings = sampleSettings();
  const { held, handlers } = shop({
    ...settings,
    zones: settings.zones.map((zone) => (zone.countries ? zone : { ...zone, name: 'world' })),
  });
  const { user } = await open(handlers);
  const shipping = form('Shipping');
  const rest = within(shipping.getByRole('group', { name: 'Rest of the world' }));
  await user.clear(rest.getByLabelText('Price'));
  await user.type(rest.getByLabelText('Price'), '9');
  await user.click(shipping.getByRole('button', { name: 'Save shipping' }));
  await seeSaved(user);
  expect(held.settings.zones.map(({ name }) => name)).toEqual(['Home', 'world']);
  await user.type(within(shipping.getByRole('group', { name: 'Rest of the world' })).getByLabelText('Name of the zone'), ' and Mars');
  await user.click(shipping.getByRole('button', { name: 'Save shipping' }));
  await waitFor(() => expect(held.settings.zones.map(({ name }) => name)).toEqual(['Home', 'Rest of the world and Mars']));
});

it('names the countries that no zone has, and takes them out of shipping at once', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const shipping = form('Shipping');
  const world = within(shipping.getByRole('group', { name: 'World' }));
  await user.click(world.getByRole('checkbox', { name: 'All countries that no other zone names' }));
  await shipping.findByText('In no zone: Brazil, France');
  await user.selectOptions(world.getByLabelText('Country'), 'France');
  await user.click(world.getByRole('button', { name: 'Add country' }));
  await shipping.findByText('In no zone: Brazil');
  await user.click(shipping.getByRole('button', { name: 'Do not ship to these' }));
  expect(shipping.queryByText(/^In no zone/)).toBeNull();
  await user.click(shipping.getByRole('button', { name: 'Save shipping' }));
  await seeSaved(user);
  expect(held.settings.zones.map(({ countries: its }) => its)).toEqual([['DE'], ['FR']]);
  expect(held.settings.not_shipped_to).toEqual(['KP', 'BR']);
});

it('says until when orders leave the same day, and takes that back', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const shipping = form('Shipping');
  const sameDay = within(shipping.getByRole('group', { name: 'Sent the same day' }));
  fireEvent.change(sameDay.getByLabelText('Order by'), { target: { value: '15:30' } });
  await user.selectOptions(sameDay.getByLabelText('Time zone of the warehouse'), 'Europe/Berlin');
  await user.click(shipping.getByRole('button', { name: 'Save shipping' }));
  await seeSaved(user);
  expect(held.settings.order_cutoff).toEqual({ time: '15:30', time_zone: 'Europe/Berlin' });
  fireEvent.change(sameDay.getByLabelText('Order by'), { target: { value: '' } });
  await user.click(shipping.getByRole('button', { name: 'Save shipping' }));
  await waitFor(() => expect(held.settings.order_cutoff).toBeNull());
});

it('adds a zone with two kinds of shipping and takes one out again', async () => {
  const { handlers } = shop();
  const { user } = await open(handlers);
  const shipping = form('Shipping');
  await user.click(shipping.getByRole('button', { name: 'Add zone' }));
  const added = within(shipping.getByRole('group', { name: 'Shipping zone 3' }));
  await user.click(added.getByRole('button', { name: 'Add Express shipping' }));
  expect(added.getAllByLabelText('Price')).toHaveLength(2);
  await user.click(added.getByRole('button', { name: 'Remove Standard shipping' }));
  expect(added.getAllByLabelText('Price')).toHaveLength(1);
  // Nothing that cannot be read goes to the store.
  await user.click(shipping.getByRole('button', { name: 'Save shipping' }));
  await waitFor(() => expect(added.getByLabelText('Price').getAttribute('aria-invalid')).toBe('true'));
  await user.click(added.getByRole('button', { name: 'Remove Shipping zone 3' }));
  expect(shipping.queryByRole('group', { name: 'Shipping zone 3' })).toBeNull();
});

it('reads rates of tax in percent, for the countries where the shop is registered', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const tax = form('Tax');
  const germany = tax.getByLabelText<HTMLInputElement>('Germany (%)');
  expect(germany.value).toBe('19');
  await user.clear(germany);
  await user.type(germany, '19.255');
  await user.click(tax.getByRole('button', { name: 'Save tax' }));
  await waitFor(() => expect(germany.getAttribute('aria-invalid')).toBe('true'));
  expect(held.asked).toEqual([]);
  await user.clear(germany);
  await user.type(germany, '19.5');
  await user.click(tax.getByRole('button', { name: 'Remove France' }));
  await user.selectOptions(tax.getByLabelText('Country'), 'Brazil');
  await user.click(tax.getByRole('button', { name: 'Add country' }));
  await user.type(tax.getByLabelText('Brazil (%)'), '0');
  await user.click(tax.getByRole('button', { name: 'Save tax' }));
  await seeSaved(user);
  expect(held.asked).toEqual([{ tax_rates: { DE: 1950, BR: 0 }, versions: { tax: 0 } }]);
  await user.click(tax.getByRole('button', { name: 'Remove Germany' }));
  await user.click(tax.getByRole('button', { name: 'Remove Brazil' }));
  expect(tax.getByText(/registered in no country/)).toBeDefined();
});

it('takes rates with their day and source; one that is typed now is of today', async () => {
  const { held, handlers } = shop();
  const { user } = await open(handlers);
  const rates = form('Currency rates');
  const dollar = within(rates.getByRole('group', { name: /^USD/ }));
  expect(dollar.getByLabelText<HTMLInputElement>('USD for 1 EUR').value).toBe('1.16');
  await user.clear(dollar.getByLabelText('USD for 1 EUR'));
  // Neither a thousand dollars nor anything else that it might mean.
  await user.type(dollar.getByLabelText('USD for 1 EUR'), '1,172');
  await user.click(rates.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expect(dollar.getByLabelText('USD for 1 EUR').getAttribute('aria-invalid')).toBe('true'));
  expect(held.asked).toEqual([]);
  await user.clear(dollar.getByLabelText('USD for 1 EUR'));
  await user.type(dollar.getByLabelText('USD for 1 EUR'), '1.1725');
  await user.type(dollar.getByLabelText('Source'), ' 16:00');
  await user.click(rates.getByRole('button', { name: 'Save rates' }));
  await seeSaved(user);
  const day = dollar.getByLabelText<HTMLInputElement>('Date of the rate').value;
  expect(day).not.toBe('2026-11-20');
  expect(held.asked).toEqual([{ rates: [{ currency: 'USD', rate: '1.172500', day, source: 'ECB 16:00' }], versions: { rates: 0 } }]);
  // The base currency is worth one of itself.
  expect(rates.queryByRole('group', { name: /^EUR/ })).toBeNull();
});

it('has the European Central Bank set the rates, takes them at once, and tells when that failed', async () => {
  const { held, handlers } = shop();
  let isThere = false;
  const pull = mock(pullRates, () => {
    held.settings = { ...held.settings, rates_pull: { at: '2026-11-27T15:10:00Z', problem: isThere ? null : 'unreachable' } };
    if (isThere) {
      const rates = held.settings.rates.map((one) => (one.currency === 'USD' ? { ...one, rate: '1.187500', day: '2026-11-27' } : one));
      held.settings = { ...held.settings, rates, versions: { ...held.settings.versions, rates: 1 } };
    }
    return held.settings;
  });
  const { user } = await open([...handlers, pull]);
  const rates = form('Currency rates');
  await user.click(rates.getByRole('button', { name: 'Take ECB rates now' }));
  expect(await rates.findByText(/could not be reached/)).toBeDefined();
  const dollar = rates.getByLabelText<HTMLInputElement>('USD for 1 EUR');
  expect(dollar.value).toBe('1.16');
  isThere = true;
  await user.click(rates.getByRole('button', { name: 'Take ECB rates now' }));
  await waitFor(() => expect(dollar.value).toBe('1.1875'));
  expect(rates.queryByText(/could not be reached/)).toBeNull();
  await user.selectOptions(rates.getByRole('combobox', { name: 'Who sets the rates' }), 'European Central Bank');
  await user.click(rates.getByRole('button', { name: 'Save rates' }));
  await seeSaved(user);
  expect(held.asked).toEqual([{ rates_from: 'ecb', versions: { rates: 1 } }]);
});

it('tells who changed what, and when', async () => {
  const { handlers } = shop();
  await open(handlers);
  const history = within(screen.getByRole('region', { name: 'Latest changes' }));
  const change = history.getByText(/Grace Hopper/);
  expect(change.textContent).toMatch(/2026.* · Grace Hopper · Company, Shipping$/);
  expect(history.getByText(/"phone": "\+49 30 5"/)).toBeDefined();
});
