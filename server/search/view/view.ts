import type { CurrencyCode, WordLanguage } from '#contract/locale.ts';
import type { Database } from '#server/db/client.ts';
import type { Account, Call } from '#server/caller/call.ts';
import type { ImageService } from '#server/kernel/settings.ts';
import { type Say, words } from '#server/kernel/words.ts';
import { ratedIn } from './rated-in.ts';
import { type OwnPrices, ownPricesOf } from './own-prices.ts';
import { type Catalog, catalogOf } from '#server/search/held-catalog.ts';
import type { Texts } from '#server/search/reference.ts';

/** In whose words, currency and quantity the catalog is shown. */
export interface View extends Catalog {
  db: Database;
  language: WordLanguage;
  /** BCP 47 tag for numbers, the same that the app formats its own with. */
  tag: string;
  currency: CurrencyCode;
  /** Units of the currency for one of the base currency, in millionths. */
  rateMicros: number;
  /** Pieces that prices are for. */
  quantity: number;
  /** The price list of the visitor's company or group; null where they pay what everybody pays, and in answers that visitors share. */
  ownPrices: OwnPrices | null;
  /** Whether parts have stars. */
  showsStars: boolean;
  /** Who makes the widths of pictures. */
  imageService: ImageService;
  /** WordLanguage of the facets and lists. */
  say: Say;
}

/** Whose prices are shown; nobody's own without an account. */
interface Viewer {
  account?: Pick<Account, 'id'> | null;
  now?: Date;
}

/** Opens the catalog for one call. */
export async function openView(
  { deps, locale, currency, account = null, now = deps.clock() }: Pick<Call, 'deps' | 'locale' | 'currency'> & Viewer,
  quantity = 1,
): Promise<View> {
  const catalog = await catalogOf(deps.db, deps.settings.catalogMaxAgeMs);
  return {
    db: deps.db,
    ...catalog,
    language: locale.words,
    tag: locale.tag,
    ...ratedIn(catalog.reference, deps.settings.baseCurrency, currency),
    quantity,
    ownPrices: account && (await ownPricesOf(deps, account.id, now)),
    showsStars: deps.settings.features.reviews,
    imageService: deps.settings.imageService,
    say: words(locale.words, 'search'),
  };
}

/** A catalog text in the view's language, else in English. */
export function inWords({ language }: Pick<View, 'language'>, texts: Texts): string {
  return texts[language] ?? texts['en'] ?? '';
}
