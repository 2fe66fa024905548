import { getAddressForm, getCountries } from '#contract/api/address.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { addressForm, type LabelWords } from '#server/rules/address-form.ts';
import { listCountries } from '#server/rules/countries.ts';
import { shipsTo } from '#contract/shipping.ts';
import { notFound } from '#server/store-error.ts';
import { words } from '#server/words.ts';

export function registerAddressRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getCountries, (_input, { locale }) => ({
    list: listCountries(locale.tag).map((country) => ({ ...country, ships: shipsTo(deps.settings.trade, country.code) })),
  }));
  contractRoute(app, deps, getAddressForm, ({ country }, { locale }) => {
    const say = words(locale.words, 'address');
    const label: LabelWords = (key, code) => {
      const own = say(`own.${code}_${key}`);
      // i18next answers the key itself when there is no text.
      return own === `own.${code}_${key}` ? say(key) : own;
    };
    const form = addressForm(country, locale.tag, label);
    if (!form) throw notFound();
    return form;
  });
}
