import { getAddressForm, getCountries } from '#contract/api/address.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { addressForm } from '#server/rules/address/address-form.ts';
import { addressLabel } from '#server/rules/address/address-label.ts';
import { listCountries } from '#server/rules/country/countries.ts';
import { shipsTo } from '#contract/shipping.ts';
import { notFound } from '#server/kernel/store-error.ts';

export function registerAddressRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getCountries, (_input, { locale }) => ({
    list: listCountries(locale.tag).map((country) => ({ ...country, ships: shipsTo(deps.settings.trade, country.code) })),
  }));
  contractRoute(app, deps, getAddressForm, ({ country }, { locale }) => {
    const form = addressForm(country, locale.tag, addressLabel(locale.words));
    if (!form) throw notFound();
    return form;
  });
}
