/** How the columns of part lists are called, in the shop's eleven languages and by distributors; maker, number, package and text are those of bills. */
import { headerKey } from '#server/bom/column-words.ts';

const words: Record<string, string> = {
  category:
    'category, product category, product group, subcategory, Kategorie, Produktgruppe, Warengruppe, категория, группа товаров, श्रेणी, catégorie, famille, categoria, categoría, kategori, カテゴリ, カテゴリー, 分類, 类别, 分类, 类目',
  gtin: 'gtin, ean, ean code, ean13, ean-13, gtin-13, upc, upc code, barcode, bar code, international article number, Strichcode, Barcode, штрихкод, штрих-код, बारकोड, code-barres, code barres, código de barras, kode batang, barkod, JANコード, JAN, バーコード, 条形码, 条码, 商品条码',
  series: 'series, product series, Serie, Baureihe, серия, सीरीज़, श्रृंखला, série, seri, シリーズ, 系列',
  datasheet:
    'datasheet, data sheet, datasheet url, datasheet link, Datenblatt, даташит, техническое описание, डेटाशीट, fiche technique, folha de dados, hoja de datos, lembar data, veri sayfası, データシート, 数据手册',
  stock:
    'stock, in stock, stock qty, on hand, quantity available, qty available, available, availability, inventory, Bestand, Lagerbestand, Lager, verfügbar, остаток, наличие, в наличии, на складе, склад, स्टॉक, stock disponible, quantité en stock, estoque, existencias, existencia, inventario, stok, stok miktarı, 在庫, 在庫数, 库存, 库存数量, 现货',
  moq: 'moq, minimum order quantity, minimum quantity, min qty, minimum, min order, Mindestbestellmenge, Mindestmenge, минимальный заказ, минимальное количество, न्यूनतम ऑर्डर मात्रा, quantité minimale, quantidade mínima, cantidad mínima, jumlah minimum, minimum sipariş miktarı, 最小注文数量, 最低発注数量, 最小起订量, 起订量',
  multiple:
    'multiple, order multiple, pack multiple, Bestellvielfaches, Vielfaches, кратность, ऑर्डर गुणज, multiple de commande, múltiplo, múltiplo de pedido, kelipatan, sipariş katı, 注文単位, 订购倍数',
  packaging:
    'packaging, packing, Verpackung, Verpackungsart, упаковка, पैकेजिंग, conditionnement, embalagem, empaque, embalaje, pengemasan, ambalaj, 梱包形態, 梱包, 包装, 包装方式',
  pack_size:
    'pack size, package quantity, std pack, standard pack, pack qty, packing quantity, packaging quantity, reel quantity, Verpackungseinheit, Verpackungsmenge, VPE, в упаковке, 梱包数量, 包装数量, 最小包装量',
  lead_time_days:
    'lead time, lead time days, leadtime, Lieferzeit, срок поставки, लीड टाइम, délai, prazo de entrega, tiempo de entrega, waktu tunggu, temin süresi, 納期, 交货周期, 交期',
  lifecycle:
    'lifecycle, lifecycle status, part status, product status, Lebenszyklus, статус, жизненный цикл, cycle de vie, ciclo de vida, siklus hidup, yaşam döngüsü, ライフサイクル, 生命周期',
  last_buy_date:
    'last buy date, last buy, last time buy date, last time buy, ltb date, ltb, last order date, letzter Bestelltag, Abkündigungsdatum, дата последнего заказа, последний день заказа, अंतिम ख़रीद की तारीख़, date limite de commande, date de dernière commande, data-limite de compra, data da última compra, fecha límite de compra, fecha de última compra, tanggal pembelian terakhir, son satın alma tarihi, son sipariş tarihi, 最終購入受付日, 最終受注日, 最后采购日期, 最后订购日期',
  rohs: 'rohs, rohs status',
  msl: 'msl, moisture sensitivity level, moisture level',
  weight_g: 'weight g, weight, unit weight, Gewicht, масса, вес, वज़न, poids, peso, berat, ağırlık, 質量, 重量',
  hts: 'hts, hts code, hs code, hsn, hsn code, customs tariff number, customs tariff, tariff code, taric, ncm, gtip, Zolltarifnummer, ТН ВЭД, код ТН ВЭД, code douanier, fracción arancelaria, HSコード, 海关编码',
  eccn_us: 'eccn, eccn us, us eccn, export control classification number',
  country_of_origin:
    'country of origin, origin, coo, Ursprungsland, страна происхождения, मूल देश, pays d’origine, país de origem, país de origen, negara asal, menşe ülke, menşe, 原産国, 原产国, 原产地',
  lead_free: 'lead free, lead free status, bleifrei, 无铅, 鉛フリー',
  price_per:
    'price unit, price basis, price base, price per, price quantity, Preiseinheit, Preisbasis, Preis je, Preis pro, единица цены, मूल्य इकाई, unité de prix, base de prix, unidade de preço, base de preço, unidad de precio, base de precio, satuan harga, fiyat birimi, 価格単位, 价格单位',
  price_currency:
    'currency, currency code, Währung, Währungskennzeichen, валюта, मुद्रा, devise, moeda, moneda, mata uang, para birimi, 通貨, 货币, 币种',
  safety:
    'safety stock, Sicherheitsbestand, неснижаемый остаток, stock de sécurité, estoque de segurança, existencias de seguridad, stok pengaman, güvenlik stoku, 安全在庫, 安全库存',
};

const known = new Map(
  Object.entries(words).flatMap(([target, list]) => list.split(',').map((name): [string, string] => [headerKey(name), target])),
);

/** What a column's name says, of those that bills do not have; null for none of these. */
export function wordedTarget(name: string): string | null {
  return known.get(headerKey(name)) ?? null;
}

const priceWords =
  'price, unit price, net price, list price, cost, Preis, Einzelpreis, Stückpreis, Nettopreis, Listenpreis, Staffelpreis, цена, стоимость, मूल्य, कीमत, prix, prix unitaire, preço, preço unitário, precio, precio unitario, harga, harga satuan, fiyat, birim fiyat, 単価, 価格, 单价, 价格';
const prices = priceWords.split(',').map(headerKey);
const quantity = /(\d{1,8})/;
const bareQuantity = /^(?:(?:from|ab|от|dès|desde|à partir de|mulai|≥|>=) ?)?(\d{1,8}) ?(?:\+|pcs|st|stk|шт|pz|個|个|件)?$/iu;

/** `Price 100`, `Preis ab 100` and `100+` are prices from a quantity on, `Unit price` one of a single piece. */
export function priceQuantity(name: string): number | null {
  const [, bare] = bareQuantity.exec(name.slice(0, 40).trim()) ?? [];
  if (bare !== undefined) return Number(bare) || null;
  const key = headerKey(name);
  if (!prices.some((word) => key.startsWith(word) || key.endsWith(word))) return null;
  const [, from] = quantity.exec(name.slice(0, 60)) ?? [];
  return from === undefined ? 1 : Number(from) || null;
}
