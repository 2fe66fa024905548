/** Catalogs in BMEcat 1.2 (articles) and 2005 (products), with the features of ETIM, ECLASS and others. */
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import { openBudget } from '#server/bom/file/file-budget.ts';
import { readXml } from '#server/bom/file/read-xml.ts';
import { longestCell, type Table } from '#server/bom/file/table.ts';
import { unreadable } from '#server/bom/file/unreadable.ts';
import { type Article, endGroup } from './bmecat-groups.ts';
import { type ForeignRow, foreignTable } from './foreign-table.ts';

const root = /<(?:\w{1,20}:)?BMECAT[\s>]/;

export function isBmecat(text: string): boolean {
  return text.slice(0, 100).trimStart().startsWith('<') && root.test(text.slice(0, 2000));
}

/** Elements whose text is a cell as it is; the first one of an article counts. */
const columns: Readonly<Record<string, string>> = {
  MANUFACTURER_PID: 'mpn',
  MANUFACTURER_AID: 'mpn',
  MANUFACTURER_NAME: 'manufacturer',
  SUPPLIER_PID: 'SUPPLIER_PID',
  SUPPLIER_AID: 'SUPPLIER_AID',
  EAN: 'gtin',
  INTERNATIONAL_PID: 'gtin',
  QUANTITY_MIN: 'moq',
  QUANTITY_INTERVAL: 'multiple',
  // No lead time by itself, which stands beside a stock alone.
  DELIVERY_TIME: 'DELIVERY_TIME',
  CUSTOMS_NUMBER: 'hts',
  COUNTRY_OF_ORIGIN: 'country_of_origin',
};

/** ISO 639-2 as BMEcat has it, both kinds. */
const languages: Readonly<Record<string, WordLanguage>> = {
  eng: 'en',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  por: 'pt',
  rus: 'ru',
  tur: 'tr',
  hin: 'hi',
  ind: 'id',
  jpn: 'ja',
  zho: 'zh',
  chi: 'zh',
};

function languageOf(code: string): WordLanguage | null {
  const plain = code.trim().toLowerCase();
  return languages[plain] ?? wordLanguages.find((one) => one === plain) ?? null;
}

const isArticle = (name: string) => name === 'ARTICLE' || name === 'PRODUCT';

/** Throws `bom_unreadable` for what is broken, too large, or without an article. */
export function readBmecat(text: string): Table {
  const rows: ForeignRow[] = [];
  let article: Article | null = null;
  let [language, currency, own, content] = ['eng', '', '', ''];
  readXml(new TextEncoder().encode(text), openBudget(), {
    doctype: (type) => {
      if (type.includes('[')) throw unreadable('broken'); // the scheme of the format is named, nothing is declared
    },
    open: (name, attributes) => {
      [content, own] = ['', attributes['lang'] ?? attributes['xml:lang'] ?? ''];
      if (isArticle(name)) article = { cells: new Map(), group: new Map(), priceQuantity: 1, system: '', priceType: '', currency };
      else if (article && startsGroup.has(name)) Object.assign(article, { group: new Map(), priceType: attributes['price_type'] ?? '' });
    },
    text: (piece) => {
      if (content.length <= longestCell) content += piece;
    },
    close: (name) => {
      const said = content.trim();
      content = '';
      if (!article) {
        if (name === 'LANGUAGE') language = said;
        if (name === 'CURRENCY') currency = said;
      } else if (isArticle(name)) {
        rows.push(finished(article));
        article = null;
      } else if (said === '') endGroup(article, name);
      else noteText(article, name, said, languageOf(own || language));
    },
  });
  return foreignTable(rows);
}

const startsGroup = new Set(['FEATURE', 'MIME', 'ARTICLE_PRICE', 'PRODUCT_PRICE']);

function noteText(article: Article, name: string, text: string, language: WordLanguage | null): void {
  const { cells, group } = article;
  group.set(name, [...(group.get(name) ?? []), text]);
  const column = columns[name];
  if (column !== undefined && !cells.has(column)) cells.set(column, text);
  if (name === 'DESCRIPTION_SHORT' && language !== null) cells.set(`description:${language}`, text);
  if (name === 'PRICE_QUANTITY' && Number(text) > 0) article.priceQuantity = Number(text);
  if (name === 'REFERENCE_FEATURE_SYSTEM_NAME') article.system = text;
  if (name === 'REFERENCE_FEATURE_GROUP_ID') cells.set(article.system, text);
}

function finished({ cells }: Article): ForeignRow {
  // Who makes what they sell often says their own number alone.
  const own = cells.get('SUPPLIER_PID') ?? cells.get('SUPPLIER_AID');
  if (!cells.has('mpn') && own !== undefined) cells.set('mpn', own);
  return cells;
}
