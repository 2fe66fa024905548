import { officePassword, oneTimeCode, seeSaved } from '#e2e/office.ts';
import { t, type Day } from './day.ts';

/** The owner comes by the link that the shop writes at its start, with a password and a second factor. */
export async function becomeOwner(day: Day): Promise<void> {
  const { page } = day.office;
  await page.goto(`${day.shop.address('en')}/admin${await day.shop.ownerLink()}`);
  await page.getByLabel(t('admin:people.name')).fill('Ada');
  await page.getByRole('main').getByLabel(t('user:email')).fill('ada@office.example');
  await page.getByRole('button', { name: t('admin:owner.submit') }).click();
  const secret = await page.locator('code').innerText();
  await page.getByLabel(t('user:new_password')).fill(officePassword);
  await page.getByLabel(t('admin:invite.code')).fill(oneTimeCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('admin:invite.continue') }).click();
  await page.getByRole('tab', { name: t('admin:tabs.overview') }).waitFor();
  await day.look(page, 'overview');
}

/** Company, bank account, least order, tax and shipping are the owner's. */
export async function setUp(day: Day): Promise<void> {
  const { page } = day.office;
  await day.openTab('settings');
  const form = (heading: string) => page.getByRole('form', { name: t(`settings:${heading}.heading`) });
  const save = async (heading: string) => {
    await form(heading)
      .getByRole('button', { name: t(`settings:${heading}.save`) })
      .click();
    await seeSaved(page, t);
  };
  const company = form('company');
  await company.getByLabel(t('settings:company.company')).fill('Muster Bauteile GmbH');
  await company.getByLabel(t('settings:company.tax_id')).fill('DE136695976');
  await company.getByLabel(t('settings:company.address'), { exact: true }).fill('Torstraße 1\n10119 Berlin\nGermany');
  await company.getByLabel(t('settings:company.email')).fill('sales@muster.example');
  await save('company');

  const payment = form('payment');
  await payment.getByLabel(t('settings:payment.minimum', { currency: 'EUR' })).fill('5');
  const account = payment.getByRole('group', { name: t('settings:bank.heading'), exact: true });
  await account.getByLabel(t('settings:bank.beneficiary')).fill('Muster Bauteile GmbH');
  await account.getByLabel(t('settings:bank.iban')).fill('DE89 3704 0044 0532 0130 00');
  await account.getByLabel(t('settings:bank.swift')).fill('COBADEFFXXX');
  await save('payment');

  const tax = form('tax');
  await tax.getByLabel(t('settings:tax.rate', { country: 'Germany' })).fill('19');
  await save('tax');

  const shipping = form('shipping');
  const home = shipping.getByRole('group', { name: t('settings:shipping.zone.domestic'), exact: true });
  const standard = { name: t('settings:code.standard'), exact: true };
  await home.getByRole('group', standard).getByLabel(t('settings:shipping.price')).fill('3.90');
  await shipping.getByRole('button', { name: t('settings:shipping.add_zone') }).click();
  const number = (await shipping.getByLabel(t('settings:shipping.name')).count()).toString();
  const nameless = shipping.getByRole('group', { name: t('settings:shipping.nameless', { number }), exact: true });
  await nameless.getByLabel(t('settings:shipping.name')).fill('Alps');
  const alps = shipping.getByRole('group', { name: 'Alps', exact: true });
  for (const country of ['Switzerland', 'Liechtenstein']) {
    await alps.getByLabel(t('settings:shipping.country')).selectOption(country);
    await alps.getByRole('button', { name: t('settings:shipping.add_country') }).click();
  }
  const rate = alps.getByRole('group', standard);
  const costs = { price: '14.9', included_grams: '2000', per_kilogram: '2.5', eta_min_days: '3', eta_max_days: '6' };
  for (const [name, cost] of Object.entries(costs)) await rate.getByLabel(t(`settings:shipping.${name}`)).fill(cost);
  await save('shipping');
  await day.look(page, 'settings');
}
