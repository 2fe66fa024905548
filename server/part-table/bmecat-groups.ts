/** Prices, features and documents of an article of BMEcat: elements whose texts belong together. */
import { decimalText } from '#contract/money.ts';
import { unitSymbol } from './unit-codes.ts';

/** What stands about the article that is open. */
export interface Article {
  cells: Map<string, string>;
  /** Texts of the group that is open in it, such as one price or one feature. */
  group: Map<string, string[]>;
  /** Pieces that its prices are for. */
  priceQuantity: number;
  /** Classification that its features are of, such as `ETIM-9.0`. */
  system: string;
  /** Of the price that is open. */
  priceType: string;
  currency: string;
}

const one = 1_000_000;

/** What a group says when it ends, by the element. */
const groups: Readonly<Record<string, (article: Article) => void>> = {
  ARTICLE_PRICE: addPrice,
  PRODUCT_PRICE: addPrice,
  FEATURE: addFeature,
  MIME: addDocument,
};

export function endGroup(article: Article, name: string): void {
  groups[name]?.(article);
}

const first = ({ group }: Article, name: string): string => group.get(name)?.[0] ?? '';

/** Of net prices alone, of one piece: the shop adds the tax itself. The column says the currency, as only the shop's own may be taken. */
function addPrice(article: Article): void {
  const { cells, priceQuantity, priceType, currency } = article;
  const amount = first(article, 'PRICE_AMOUNT');
  if (amount === '' || !(priceType === '' || priceType.startsWith('net'))) return;
  const micros = Math.round((Number(amount) * Number(first(article, 'PRICE_FACTOR') || 1) * one) / priceQuantity);
  const from = Math.max(1, Math.ceil(Number(first(article, 'LOWER_BOUND') || 1)));
  const column = `Price ${from} ${(first(article, 'PRICE_CURRENCY') || currency).toUpperCase()}`.trim();
  // What is no number stays as it is, to be told.
  if (!cells.has(column)) cells.set(column, Number.isSafeInteger(micros) ? decimalText(micros, 6) : amount);
}

const isNumber = (text: string) => /^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(text);

/** Two figures are a range, several words a list; `-` is a value that is not known. */
function addFeature(article: Article): void {
  const name = first(article, 'FNAME');
  const values = (article.group.get('FVALUE') ?? []).filter((value) => value !== '-');
  const [low = '', high] = values;
  if (name === '' || low === '') return;
  const value = values.length === 2 && high !== undefined && isNumber(low) && isNumber(high) ? `${low} … ${high}` : values.join(', ');
  const unit = unitSymbol(first(article, 'FUNIT'));
  article.cells.set(name, isNumber(values.at(-1) ?? '') && unit !== '' && unit !== '-' ? `${value} ${unit}` : value);
}

function addDocument(article: Article): void {
  const source = first(article, 'MIME_SOURCE');
  if (/^data_?sheet$/i.test(first(article, 'MIME_PURPOSE')) && source.startsWith('https://')) article.cells.set('datasheet', source);
}
