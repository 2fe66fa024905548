import type { getProductChoices as endpoint } from '#contract/api/admin/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { currencyCodes, type Locale } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import { inWords } from '#server/search/view/view.ts';

/** Categories that hold parts, makers and outlines, each in the order people look for them. */
export async function showChoices({ db, settings }: StoreDeps, locale: Locale): Promise<ResponseOf<typeof endpoint>> {
  const { categories, manufacturers, outlines, rates } = await referenceOf(db, settings.catalogMaxAgeMs);
  const { compare } = new Intl.Collator(locale.tag, { numeric: true });
  const nameOf = (id: number) => inWords({ language: locale.words }, categories.get(id)?.names ?? {});
  const leaves = [...categories.values()].filter(({ children }) => children.length === 0);
  return {
    categories: leaves
      .map(({ slug, path }) => ({ web_url: slug, path: path.map(nameOf) }))
      .toSorted((one, other) => compare(one.path.join('\n'), other.path.join('\n'))),
    manufacturers: [...manufacturers.values()]
      .map(({ slug, name }) => ({ web_url: slug, name }))
      .toSorted((one, other) => compare(one.name, other.name)),
    outlines: [...outlines.values()].map(({ id, name }) => ({ id, name })).toSorted((one, other) => compare(one.name, other.name)),
    base_currency: settings.baseCurrency,
    rates: currencyCodes.flatMap((currency) => {
      const rate_micros = rates.get(currency);
      return currency === settings.baseCurrency || rate_micros === undefined ? [] : [{ currency, rate_micros }];
    }),
    country: settings.sellerCountry,
  };
}
