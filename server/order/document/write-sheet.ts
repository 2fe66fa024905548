/** Writes the content of a document out in the language of its order (`docs/api.md` 5.5). */
import type { Address } from '#contract/api/address.ts';
import { countryName } from '#contract/country-name.ts';
import { personName } from '#contract/person-name.ts';
import { marksOf } from '#contract/punctuation.ts';
import { writtenTaxId } from '#contract/written-tax-id.ts';
import { formatBareUnitPrice, formatCount, formatDay, formatRate } from '#server/kernel/format.ts';
import { addressLabel } from '#server/rules/address/address-label.ts';
import { envelopeLines } from '#server/rules/address/envelope-lines.ts';
import { paperTitle, sellerTariff } from '#server/rules/seller-words.ts';
import type { Say } from '#server/kernel/words.ts';
import type { DocumentContent, DocumentLine } from '#server/db/schema/document-content.ts';
import type { DocumentKind } from './document-content.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { type SheetWriter, writerOf } from './sheet-writer.ts';
import { agreedBlocks } from './write-agreed.ts';
import { paymentBlocks, sumsOf } from './write-sums.ts';

export interface DocumentHead {
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
}

export function writeSheet(content: DocumentContent, head: DocumentHead): Sheet {
  const writer = writerOf(content);
  const { say, language } = writer;
  const at = head.issuedAt.toISOString();
  const { seller, billing_address: billing, shipping_address: shipping } = content;
  return {
    language,
    prefersJapanese: prefersJapanese(content.locale, [billing, shipping]),
    title: say(`title.${paperTitle(head.kind, content.seller_country, content.seller_registered ?? true)}`),
    number: head.number,
    at,
    seller: { name: seller.company, lines: sellerLines(content, say) },
    note: head.kind === 'proforma' ? say('note.proforma') : null,
    parties: [
      { title: say('bill_to'), lines: partyLines(billing, writer) },
      { title: say('ship_to'), lines: partyLines(shipping, writer) },
    ],
    facts: factsOf(content, head, writer),
    columns: [
      { head: say('columns.position'), most: 30, isNumber: false },
      { head: say('columns.part'), most: 'rest', isNumber: false },
      { head: say('columns.quantity'), most: 70, isNumber: true },
      { head: say('columns.unit_price', { currency: content.totals.currency }), most: 95, isNumber: true },
      { head: say('columns.tax'), most: 50, isNumber: true },
      { head: say('columns.total', { currency: content.totals.currency }), most: 110, isNumber: true },
    ],
    rows: content.lines.map((line, index) => rowOf(line, index, content, writer)),
    sums: sumsOf(content, writer),
    blocks: [...paymentBlocks(content, writer), ...agreedBlocks(content, writer)],
    page: say('page', { page: '{page}', pages: '{pages}' }),
  };
}

/** Whether Han letters are drawn as in Japan: for a Japanese document, and for a Japanese address in any but a Chinese one. */
export function prefersJapanese(locale: string, addresses: readonly Pick<Address, 'country'>[]): boolean {
  return locale === 'jp' || (locale !== 'zh' && addresses.some(({ country }) => country === 'JP'));
}

export function sellerLines({ seller }: Pick<DocumentContent, 'seller'>, say: Say): string[] {
  const lines = [...seller.address.split('\n'), seller.email, seller.phone, seller.tax_id ? say('tax_id', { number: seller.tax_id }) : ''];
  return lines.filter((line) => line.trim() !== '');
}

export function partyLines(address: Address, { locale, language }: Pick<SheetWriter, 'locale' | 'language'>): string[] {
  const { country, tax_id: id } = address;
  const name = personName(address);
  const lines = envelopeLines(address, language).map((line) => (line === name ? addressed(name, language) : line));
  if (!id) return lines;
  return [...lines, `${addressLabel(locale.words)('tax_id', country)}${marksOf(language).colon}${writtenTaxId(country, id)}`];
}

/** A person's name on a paper: in Japanese with the form of address, without which it is rude. */
function addressed(name: string, language: string): string {
  return language.startsWith('ja') ? `${name} 様` : name;
}

function factsOf(content: DocumentContent, { kind, number, issuedAt }: DocumentHead, { say, language }: SheetWriter): [string, string][] {
  const facts: [string, string | null][] = [
    [say(`number.${kind}`), number],
    [say('date'), formatDay(issuedAt.toISOString(), language)],
    [say('corrects'), content.credit?.invoice ?? null],
    [say('order_no'), kind === 'proforma' ? null : content.order_no],
    [say('ordered_at'), formatDay(content.ordered_at, language)],
    [say('po_number'), content.po_number],
    [say('quote_no'), content.quote_no],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function rowOf(line: DocumentLine, index: number, { totals, seller_country: seller }: DocumentContent, writer: SheetWriter): SheetRow {
  const { tag } = writer.locale;
  return {
    cells: [
      formatCount(index + 1, tag),
      line.mpn,
      formatCount(line.quantity, tag),
      formatBareUnitPrice(line.unit_micros, totals.currency, tag),
      formatRate(line.tax_rate_bp, tag),
      writer.amount(line.line_total),
    ],
    details: detailsOf(line, seller, writer),
  };
}

function detailsOf(line: DocumentLine, seller: string, { say, language, money }: SheetWriter): string[] {
  const { hts, country_of_origin: origin, eccn_us: eccn, rohs } = line.compliance;
  const trade = [
    hts ? say(`line.tariff.${sellerTariff(seller)}`, { code: hts }) : '',
    eccn ? say('line.eccn', { code: eccn }) : '',
    origin ? say('line.origin', { country: countryName(origin, language) }) : '',
    rohs === 'unknown' ? '' : say(`rohs.${rohs}`),
  ];
  const details = [
    `${line.manufacturer} · ${say('line.order_code', { code: line.sku })}`,
    line.description,
    line.customer_reference ? say('line.reference', { reference: line.customer_reference }) : '',
    trade.filter((one) => one !== '').join(' · '),
    line.fee === 0 ? '' : say('line.fee', { amount: money(line.fee) }),
  ];
  return details.filter((one) => one !== '');
}
