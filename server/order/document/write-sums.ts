/** What stands below the lines of a document: sums, taxes, how it was or is to be paid (`docs/api.md` 7.2). */
import { divideRounded } from '#contract/money.ts';
import { type TotalsRow, totalsRows } from '#contract/totals-rows.ts';
import { withinSentence } from '#contract/within-sentence.ts';
import { taxName } from '#server/cart/name-taxes.ts';
import { formatDay, formatRate } from '#server/kernel/format.ts';
import { countryOf } from '#server/rules/country/countries.ts';
import { shippingName } from '#server/order/show-shipping.ts';
import { serverText, words } from '#server/kernel/words.ts';
import type { DocumentContent } from '#server/db/schema/document-content.ts';
import type { SheetBlock, SheetSum } from './sheet.ts';
import type { SheetWriter } from './sheet-writer.ts';

type Row = [label: string, amount: number];

/** Sums of the order; a credit note about a part of it adds what is credited. */
export function sumsOf(content: DocumentContent, writer: SheetWriter): SheetSum[] {
  const { totals, credit } = content;
  const { say, money } = writer;
  const sums = totalsRows(totals).map((row) => ({
    ...sumOf([rowName(row, content, writer), row.amount], writer),
    isTotal: row.kind === 'total',
  }));
  if (!credit) return sums;
  const credited = creditRows(content, credit.amount, writer).map((row) => sumOf(row, writer));
  return [...sums, ...credited, { label: say('sum.credited'), amount: money(credit.amount), isTotal: true }];
}

function sumOf([label, amount]: Row, { money }: SheetWriter): SheetSum {
  return { label, amount: money(amount), isTotal: false };
}

function rowName(row: TotalsRow, { coupon_title: title, shipping }: DocumentContent, { say, locale, money }: SheetWriter): string {
  if (row.kind === 'discount' && title) return say('sum.discount_named', { title });
  if (row.kind === 'shipping') return say('sum.shipping', { name: shippingName(locale, shipping.code), incoterm: shipping.incoterm });
  if (row.kind !== 'tax') return say(`sum.${row.kind}`);
  const { tax } = row;
  return say('sum.tax', { name: taxName(locale, tax), rate: formatRate(tax.rate_bp, locale.tag), base: money(tax.base) });
}

/** The part of each tax in what is credited, in proportion. */
function creditRows({ totals }: DocumentContent, credited: number, writer: SheetWriter): Row[] {
  if (totals.total === 0) return [];
  const { say, locale } = writer;
  const share = (amount: number) => Number(divideRounded(BigInt(amount) * BigInt(credited), BigInt(totals.total)));
  const taxes = totals.taxes.filter(({ amount }) => amount !== 0);
  const rows = taxes.map((tax): Row => [
    say('sum.credited_tax', { name: taxName(writer.locale, tax), rate: formatRate(tax.rate_bp, locale.tag) }),
    share(tax.amount),
  ]);
  return [[say('sum.credited_net'), credited - rows.reduce((sum, [, amount]) => sum + amount, 0)], ...rows];
}

/** Notes about taxes, then the state of the payment or where to pay. */
export function paymentBlocks(content: DocumentContent, writer: SheetWriter): SheetBlock[] {
  const notes = taxNotes(content, writer);
  const blocks: SheetBlock[] = notes.length === 0 ? [] : [{ title: null, lines: notes, facts: [] }];
  const { say, money } = writer;
  const { credit, totals, paid } = content;
  if (credit)
    return [...blocks, { title: say('payment.title'), lines: [say('payment.refunded', { amount: money(credit.amount) })], facts: [] }];
  if (content.bank) return [...blocks, bankBlock(content, content.bank, writer)];
  const method = withinSentence(serverText(writer.locale, `trade:payment.${content.payment_method}`), writer.locale.tag);
  const line = totals.total === 0 || paid === 0 ? say('payment.nothing_due') : say('payment.paid', { method });
  return [...blocks, { title: say('payment.title'), lines: [line], facts: [] }];
}

function taxNotes(content: DocumentContent, { say }: SheetWriter): string[] {
  const { totals, credit, shipping_address: to, seller_country: from, seller_registered: isRegistered = true } = content;
  const exemption = totals.taxes.find((one) => one.exemption !== undefined)?.exemption;
  const isReverse = totals.taxes.some(({ reverse_charge }) => reverse_charge);
  const isUnion = countryOf(from)?.eu === true && countryOf(to.country)?.eu === true;
  const isExport =
    isRegistered && totals.tax === 0 && !isReverse && exemption === undefined && totals.total > 0 && to.country !== from && !isUnion;
  const isPart = credit !== null && credit.amount < totals.total;
  return [
    isRegistered ? '' : say('note.not_registered'),
    isReverse ? say('note.reverse_charge') : '',
    exemption === undefined ? '' : say('note.exempt', { number: exemption }),
    isExport ? say('note.export') : '',
    isPart ? say('note.part_credited') : '',
  ].filter((note) => note !== '');
}

function bankBlock(
  { totals, paid, order_no }: DocumentContent,
  { details, due_at }: NonNullable<DocumentContent['bank']>,
  { say, money, language, locale }: SheetWriter,
): SheetBlock {
  const mail = words(locale.words, 'mail');
  const facts: [string, string | null][] = [
    [mail('bank.beneficiary'), details.beneficiary],
    [mail('bank.bank'), details.bank],
    [mail('bank.iban'), details.iban],
    [mail('bank.account'), details.account],
    [mail('bank.swift'), details.swift],
    [mail('bank.address'), details.address],
    [mail('bank.reference'), order_no],
    [mail('bank.due'), due_at === null ? null : formatDay(due_at, language)],
  ];
  return {
    title: say('payment.title'),
    lines: [
      ...(paid > 0 ? [say('payment.received', { amount: money(paid) })] : []),
      say('payment.left', { amount: money(totals.total - paid) }),
    ],
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
  };
}
