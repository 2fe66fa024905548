/** How columns are called in the shop's eleven languages, and by the programs that draw circuits. */
import type { BomMeaning } from '#contract/api/bom.ts';
import { codeKey } from '#server/rules/fold.ts';

/** A name may mean several things; the first that its column's cells bear out is taken. */
const words: Record<Exclude<BomMeaning, 'ignore'>, string[]> = {
  mpn: [
    'mpn, manufacturer part number, manufacture part number, manufacturer part, manufacturer part no, manufacturer pn, mfr part number, mfr part, mfr part no, mfr pn, mfr no, mfg part number, mfg part, mfg part no, mfg pn, manf part number, manf pn, man part no, maker part number, vendor pn, part number, part no, part num, pn, p/n, partnumber, component part number, orderable part number, manufacturer number, mfr number, comp pn, ordering code, item number, mfn, mf pn, mf part number, manf, manf no, mpn/value, manufacturer code, manufacturer ref, order number, part code',
    'Herstellernummer, Hersteller-Teilenummer, Herstellerteilenummer, Hersteller-Artikelnummer, Hersteller-Bestellnummer, Herstellerbezeichnung, Hersteller-Nr, Teilenummer, Teile-Nr, Bauteilnummer, Typ, Typenbezeichnung, Typbezeichnung, Bestellbezeichnung, Artikelnummer, Artikel-Nr, Art.-Nr, Hersteller-Typ, Herstellertyp',
    'артикул, артикул производителя, парт-номер, партномер, номер производителя, номер детали, номер компонента, код производителя, маркировка, каталожный номер',
    'पार्ट नंबर, निर्माता पार्ट नंबर, भाग संख्या, निर्माता भाग संख्या, पुर्ज़ा संख्या, पार्ट संख्या',
    'référence fabricant, réf fabricant, réf. fab, référence du fabricant, référence constructeur, code fabricant, numéro de pièce, n° de pièce, référence article, référence',
    'número da peça, código do fabricante, código fabricante, número de peça do fabricante, part number do fabricante, PN fabricante, referência do fabricante, nº da peça, modelo',
    'nomor komponen, nomor part, no part, nomor part pabrikan, nomor suku cadang, kode pabrikan, nomor bagian, kode part',
    'parça numarası, parça no, üretici parça numarası, üretici parça no, üretici kodu, üretici parça kodu, parça kodu, malzeme kodu',
    '型番, 型式, 型名, 形名, 形式, 部品番号, 部番, 品番, 部品型番, 製品型番, メーカー型番, メーカ型番, メーカー型式, メーカー品番, メーカ品番, 注文型番',
    'número de parte, no de parte, nº de parte, número de pieza, número de parte del fabricante, número de pieza del fabricante, código del fabricante, referencia del fabricante, referencia fabricante, clave del fabricante',
    '型号, 料号, 物料型号, 规格型号, 制造商型号, 制造商料号, 制造商零件编号, 厂家型号, 厂商型号, 元件型号, 元器件型号, 器件型号, 零件编号, 零件号, 品牌型号, 制造商部件号',
  ],
  manufacturer: [
    'manufacturer, manufacturer name, mfr, mfg, mf, mfgr, manu, manuf, manf, manf name, maker, brand, make, vendor, producer, mfr name, mfg name, company',
    'Hersteller, Herstellername, Fabrikat, Marke',
    'производитель, изготовитель, бренд, фирма, марка',
    'निर्माता, ब्रांड, उत्पादक',
    'fabricant, constructeur, marque, nom du fabricant',
    'fabricante, marca, nome do fabricante',
    'pabrikan, produsen, merek, pembuat',
    'üretici, üretici adı, marka, imalatçı',
    'メーカー, メーカ, メーカー名, メーカ名, 製造元, 製造者, ブランド, 製造会社',
    'nombre del fabricante',
    '制造商, 厂家, 厂商, 品牌, 生产厂家, 生产商, 供应品牌, 制造厂商',
  ],
  sku: [
    'Partwright, Partwright part number, Partwright SKU, SKU, order code, our part number',
    'Bestellnummer, Bestell-Nr, код заказа, ऑर्डर कोड, code de commande, código do pedido, código de pedido, kode pesanan, sipariş kodu, 注文コード, 订货号, 订购编号',
  ],
  own_number: [
    'internal part number, internal part no, internal pn, internal number, internal part, internal code, ipn, house part number, house number, in-house part number, company part number, company part no, company pn, customer part number, customer part no, customer pn, own part number, own number, erp number, erp no, erp code, erp part number, sap number, sap no, inventory number',
    'Interne Nummer, Interne Teilenummer, Interne Artikelnummer, Interne Nr, Sachnummer, Materialnummer, Material-Nr, Hausnummer, Kundenteilenummer, Kunden-Artikelnummer, Eigene Teilenummer, Eigene Artikelnummer, ERP-Nummer, ERP-Nr, SAP-Nummer, SAP-Nr',
    'внутренний номер, внутренний артикул, внутренний код, номенклатурный номер, код 1с, आंतरिक पार्ट नंबर, आंतरिक संख्या, आंतरिक कोड, référence interne, réf interne, réf. interne, numéro interne, code interne, référence client, código interno, número interno, referência interna, código do cliente, nomor internal, kode internal, nomor part internal, nomor komponen internal, dahili kod, dahili numara, iç parça numarası, şirket parça kodu, 社内品番, 社内型番, 社内コード, 自社品番, 品目コード, referencia interna, número de parte interno, 内部料号, 内部编号, 内部物料号, 物料编码, 公司料号, 客户料号',
  ],
  quantity: [
    'quantity, qty, qnty, quant, count, amount, pcs, pieces, no of parts, number of parts, qty per board, quantity per board, qty per pcb, quantity per pcb, qty per unit, qty per, usage, needed, required, build quantity, quantity required, bom qty, number',
    'Menge, Anzahl, Stück, Stückzahl, Stk, Anz, Menge pro Platine, Bedarf',
    'количество, кол-во, кол, шт, штук, количество на плату, количество на изделие',
    'मात्रा, संख्या, नग, प्रति बोर्ड मात्रा',
    'quantité, qté, nombre, nb, quantité par carte, qté par carte',
    'quantidade, qtd, qtde, quant., quantidade por placa',
    'jumlah, kuantitas, banyak, banyaknya, jml, jumlah per papan',
    'miktar, adet, sayı, adedi, kart başına adet',
    '数量, 個数, 員数, 使用数, 使用数量, 基板当たり数量, 必要数',
    'cantidad, cant, cantidad por placa, unidades, piezas',
    '用量, 单板用量, 使用量, 需求数量, 个数, 单机用量, 数目',
  ],
  references: [
    'reference, references, part, component, name, part name, reference designator, reference designators, ref, refs, refdes, ref des, ref designator, designator, designators, designation, parts, location, locations, part reference, component reference, placement, board reference, position',
    'Bauteilreferenz, Referenz, Referenzen, Bezeichner, Bezeichnung, Positionen, Bestückungsposition, Bauteilname, Referenzbezeichner, Bauteil',
    'обозначение, обозначения, позиционное обозначение, поз. обозначение, поз. обозн, позиция, позиции, позиц обозн, ссылка',
    'संदर्भ, संदर्भ पदनाम, रेफरेंस, डेज़िग्नेटर, पदनाम',
    'repère, repères, repère topologique, désignateur, désignateurs, référence, références, réf, repère composant',
    'designador, designadores, referência, referências, referência do componente, posição',
    'referensi, designator komponen, penanda, posisi, tanda komponen',
    'referans, referanslar, referans adı, konum, tanımlayıcı, gösterge, yerleşim',
    'リファレンス, リファレンス番号, 部品記号, 回路記号, 部品リファレンス, ロケーション, 記号, 参照, 参照番号, 部品名称番号, 部品配置, 実装位置',
    'referencia, referencias, referencia de diseño, designador de referencia, posición, posiciones',
    '位号, 元件位号, 参考位号, 标号, 元件标号, 位置, 参考标号, 器件位号, 位置号',
  ],
  value: [
    'value, values, val, comment, component value, part value, mpn/value, part, name, part name, part/bom name, component, component name, designation, libref, lib ref, nominal, rating',
    'Wert, Bauteilwert, Nennwert, Kommentar',
    'номинал, значение, величина, комментарий, наименование',
    'मान, नाम',
    'valeur, commentaire, nom, valeur nominale',
    'valor, comentário, nome, valor nominal',
    'nilai, komentar, nama, nama komponen',
    'değer, yorum, isim, ad, değeri',
    '値, 定数, 部品値, 部品定数, コメント, 部品名, 名称, 定格',
    'comentario, nombre',
    '值, 参数, 阻值, 容值, 元件值, 注释, 名称, 元件名称, 规格, 参数值, 数值, 标称值',
  ],
  package: [
    'package, footprint, footprints, pcb footprint, case, case code, case size, size, pattern, package name, package type, package case, land pattern, housing, decal, pcb decal, physical package, layout',
    'Gehäuse, Bauform, Gehäuseform, Baugröße, Footprint',
    'корпус, посадочное место, тип корпуса, типоразмер, футпринт',
    'पैकेज, फुटप्रिंट, आकार',
    'boîtier, empreinte, taille, type de boîtier',
    'encapsulamento, encapsulado, pegada, footprint pcb, tamanho',
    'kemasan, paket, ukuran, jejak',
    'kılıf, paket, ayak izi, kılıf tipi, boyut',
    'パッケージ, フットプリント, ケース, サイズ, 外形, 形状, パッケージ名',
    'encapsulado, huella, empaque, tamaño, cápsula',
    '封装, 封装形式, 封装规格, 元件封装, 封装类型, 尺寸, 封装名称',
  ],
  description: [
    'description, desc, descr, part description, component description, specification, specifications, spec, specs, details, device, libref, lib ref, comment, comments, notes, note, remarks, remark, product description, designation, type, component type, category, characteristics, voltage, tolerance, power, dielectric, rated voltage, wattage',
    'Beschreibung, Bezeichnung, Benennung, Bemerkung, Spezifikation, Artikelbezeichnung, Anmerkung, Kommentar',
    'описание, наименование, характеристики, примечание, спецификация, тип, комментарий',
    'विवरण, विनिर्देश, टिप्पणी, वर्णन',
    'description du composant, désignation, libellé, spécification, remarque, remarques, commentaire',
    'descrição, especificação, observação, observações, comentário',
    'deskripsi, keterangan, spesifikasi, uraian, catatan',
    'açıklama, tanım, özellik, özellikler, not, notlar, yorum',
    '説明, 品名, 仕様, 備考, 部品説明, 規格, 摘要, 部品名, 商品名',
    'descripción, especificación, observaciones, notas, comentario',
    '描述, 说明, 规格描述, 物料描述, 备注, 规格, 品名, 物料名称, 器件描述, 详细描述',
  ],
  alternate: [
    'alternate, alternates, alternative, alternatives, alternate part number, alternative part number, alternate mpn, alternative mpn, substitute, substitutes, second source, equivalent, replacement, mpn 2, mpn 3, manufacturer part number 2, manufacturer part number 3, mpn alt, alt mpn, substitute part, alternate pn, alternative pn',
    'Alternativtyp, Ersatztyp, Zweitquelle, аналог, аналоги, замена, विकल्प, équivalent, remplacement, alternativa, substituto, pengganti, muadil, alternatif, 代替品, 代替型番, 代替, sustituto, equivalente, 替代料, 替代型号, 替代',
  ],
  distributor: [
    'digikey, digi-key, digikey part number, digi-key part number, digikey pn, digikey no, digi-key no, dk, dk pn, mouser, mouser part number, mouser pn, mouser no, lcsc, lcsc part, lcsc part number, lcsc pn, lcsc no, lcsc code, jlcpcb, jlc, jlcpcb part, jlcpcb part number, jlc part number, jlc pn, farnell, farnell part number, farnell no, newark, element14, rs, rs components, rs part number, arrow, tme, tme part number, reichelt, conrad, avnet, distributor part number, distributor pn, supplier part, supplier part number, supplier part no, supplier pn, supplier p/n, supplier and ref, vendor pn, vendor part number, vendor part, vendor number, stock code, order no',
    'Lieferantennummer, Lieferanten-Nr, Lieferanten-Artikelnummer, номер поставщика, код поставщика, référence fournisseur, réf fournisseur, código do fornecedor, referência do fornecedor, nomor pemasok, tedarikçi kodu, tedarikçi parça no, 仕入先品番, 購入先型番, referencia del proveedor, código del proveedor, 立创编号, 立创商城编号, 供应商编号, 供应商料号, 商城编号, आपूर्तिकर्ता संख्या',
  ],
  tags: [
    'tags, tag, Schlagwörter, Schlagwort, étiquettes, étiquette, etiquetas, label, метки, метка, теги, тег, टैग, etiketler, etiket, タグ, 标签',
  ],
  dnp: [
    'dnp, dnf, dni, do not populate, do not place, do not fit, do not install, not fitted, no pop, exclude from bom, excluded, exclude, config, variant, populate option, mounting',
    'nicht bestücken, nicht bestückt, unbestückt, не устанавливать, не монтировать, न लगाएं, non monté, ne pas monter, não montar, não montado, tidak dipasang, jangan dipasang, takılmayacak, montaj yok, 未実装, 実装しない, 実装不要, no montar, no montado, 不贴, 不装, 不焊接, 空贴, 不贴装',
    // Columns that say the opposite; their cells are read the other way round.
    'populate, populated, fitted, mount, mounted, assemble, install, stuffed, bestückt, bestücken, устанавливать, монтировать, monté, montar, montado, dipasang, takılacak, 実装, 実装有無, 贴装, 焊接, 是否贴装, 是否焊接',
  ],
};

/** No name of a column is longer. */
const longestName = 100;

/** Names that are also given to lists of kinds or of part numbers: one that says plainly what it heads goes before them. */
const weak = collectKeys(
  'comment, component, component name, part, part name, part/bom name, name, designation, libref, lib ref, rating, number, Kommentar, Bauteilname, комментарий, наименование, नाम, nom, commentaire, nome, comentário, nama, nama komponen, komentar, isim, ad, yorum, コメント, 部品名, 名称, 定格, nombre, comentario, 注释, 元件名称, 规格',
);

/** Running numbers and the like: known, and of no use here. */
const ignored =
  'item, item no, cmp name, symbol, library, library ref, sheet, line, no, index, row, id, supplier, distributor, component count, price, item number, part id, bom line, seq, sequence, nr, lp, lfd, substitutions allowed, unit price, total, total price, extended price, cost, total quantity, total qty, stock, url, link, datasheet, layer, rotation, mid x, mid y, Position Nr, Pos, Pos., Lfd Nr, Preis, Einzelpreis, Gesamtpreis, Lieferant, Datenblatt, цена, поставщик, № п/п, prix, fournisseur, preço, fornecedor, harga, pemasok, fiyat, tedarikçi, 単価, 金額, 合計, 供給元, 仕入先, precio, proveedor, 单价, 总价, 供应商, 序号, 編號, 编号, 項番, 番号, क्रमांक, क्र सं, numéro, ítem, urutan, sıra, sıra no, nomor, nomor urut, मूल्य, मूल्य प्रति नग';

/** Signs that head running numbers, and now and then quantities. */
const runningSign = /^\s{0,9}(?:#|№|n[o°º]\.?|nr\.?)\s{0,9}$/iu;

const meanings = collect();
const inverted = collectKeys(words.dnp.at(-1) ?? '');
/** Columns for notes of any kind, of which some say that the part stays off the board. */
const noted = collectKeys('config, variant, populate option, mounting');

function collectKeys(list: string): Set<string> {
  return new Set(list.split(',').map(headerKey));
}

function collect(): Map<string, BomMeaning[]> {
  const found = new Map<string, BomMeaning[]>();
  const add = (list: string, meaning: BomMeaning) => {
    for (const name of list.split(',')) {
      const key = headerKey(name);
      const all = found.get(key) ?? [];
      if (key !== '' && !all.includes(meaning)) found.set(key, [...all, meaning]);
    }
  };
  // By the order in which an ambiguous name is tried.
  const order = [
    'references',
    'mpn',
    'manufacturer',
    'sku',
    'own_number',
    'quantity',
    'value',
    'package',
    'alternate',
    'distributor',
    'dnp',
    'tags',
    'description',
  ] as const;
  for (const meaning of order) for (const list of words[meaning]) add(list, meaning);
  add(ignored, 'ignore');
  return found;
}

/** A header as it is compared: signs, case, accents and what stands in brackets make no difference. */
export function headerKey(header: string): string {
  const name = header.slice(0, longestName);
  const bare = name.replace(/[([{（【][^([{（【)\]}）】]*[)\]}）】]/gu, ' ').replace(/#/g, ' number ');
  return codeKey(bare) || codeKey(name);
}

/** What a header may mean, the likeliest first; empty for one that nobody knows. */
export function headerMeanings(header: string): readonly BomMeaning[] {
  if (runningSign.test(header)) return ['quantity', 'ignore'];
  const key = headerKey(header);
  return meanings.get(key) ?? meanings.get(key.replace(/\d{1,3}$/, '')) ?? [];
}

/** Whether another column goes before this one, of whose name the meaning is only the likeliest. */
export function isWeakName(header: string): boolean {
  return runningSign.test(header) || weak.has(headerKey(header));
}

/** A column such as `Fitted`, whose `no` means that the part stays off the board. */
export function saysFitted(header: string): boolean {
  return inverted.has(headerKey(header));
}

/** A column such as `Config`, in which only certain words mean that. */
export function isNoted(header: string): boolean {
  return noted.has(headerKey(header));
}
