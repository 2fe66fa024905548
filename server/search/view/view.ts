import type { CurrencyCode, WordLanguage } from '#contract/locale.ts';
import type { Database } from '#server/db/client.ts';
import type { Call } from '#server/caller/call.ts';
import type { ImageService } from '#server/kernel/settings.ts';
import { type Say, words } from '#server/kernel/words.ts';
import { type Catalogue, catalogueOf } from '#server/search/held-catalogue.ts';
import type { Texts } from '#server/search/reference.ts';

/** In whose words, currency and quantity the catalogue is shown. */
export interface View extends Catalogue {
  db: Database;
  language: WordLanguage;
  /** BCP 47 tag for numbers, the same that the app formats its own with. */
  tag: string;
  currency: CurrencyCode;
  /** Units of the currency for one of the base currency, in millionths. */
  rateMicros: number;
  /** Pieces that prices are for. */
  quantity: number;
  /** Who makes the widths of pictures. */
  imageService: ImageService;
  /** WordLanguage of the facets and lists. */
  say: Say;
}

/** Opens the catalogue for one call. */
export async function openView({ deps, locale, currency }: Pick<Call, 'deps' | 'locale' | 'currency'>, quantity = 1): Promise<View> {
  const catalogue = await catalogueOf(deps.db, deps.settings.catalogueMaxAgeMs);
  const rateMicros = currency === deps.settings.baseCurrency ? 1_000_000 : catalogue.reference.rates.get(currency);
  if (rateMicros === undefined) throw new Error(`No rate is stored for ${currency}`);
  return {
    db: deps.db,
    ...catalogue,
    language: locale.words,
    tag: locale.tag,
    currency,
    rateMicros,
    quantity,
    imageService: deps.settings.imageService,
    say: words(locale.words, 'search'),
  };
}

/** A catalogue text in the view's language, else in English. */
export function inWords({ language }: Pick<View, 'language'>, texts: Texts): string {
  return texts[language] ?? texts['en'] ?? '';
}
