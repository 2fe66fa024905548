import { useTranslation } from 'react-i18next';
import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import { csvOf } from '#contract/csv.ts';
import type { BillLine } from './bom-bill.ts';
import { useBomLineText } from './rows/use-bom-line-text.ts';

const columns = [
  'row',
  'references',
  'per_board',
  'needed',
  'own_number',
  'your_mpn',
  'your_manufacturer',
  'value',
  'package',
  'description',
  'match',
  'mpn',
  'manufacturer',
  'sku',
  'quantity',
  'unit_price',
  'total',
  'currency',
  'in_stock',
  'lead_time',
  'notes',
  'tags',
] as const;

/** The bill with the parts of the shop as a table for spreadsheets; numbers with a point, whatever the page shows. */
export function useBomCsv(currency: string): (rows: readonly BillLine[]) => string {
  const { t } = useTranslation('bom');
  const { gradeText, warningTexts, spareText } = useBomLineText();
  const decimals = currencyDecimals[currency as CurrencyCode] ?? 2; // the server prices in listed currencies only
  const cells = (row: BillLine): (string | number)[] => {
    const { line, part, choice } = row;
    const { source } = line;
    return [
      line.row,
      line.references.join(' '),
      line.quantity,
      line.needed,
      source.own_number ?? '',
      source.mpn ?? source.sku ?? '',
      source.manufacturer ?? '',
      source.value ?? '',
      source.package ?? '',
      source.description ?? '',
      gradeText(row),
      choice ? (part?.product.mpn ?? '') : '',
      choice ? (part?.product.manufacturer.name ?? '') : '',
      choice?.sku ?? '',
      choice?.quantity ?? '',
      choice ? choice.unit_micros / 1e6 : '',
      choice ? choice.line_total / 10 ** decimals : '',
      choice ? currency : '',
      choice?.from_stock ?? '',
      choice?.lead_time_days ?? '',
      [spareText(line), ...warningTexts(row)].filter((text) => text !== null).join('; '),
      row.tags.join(', '),
    ];
  };
  return (rows) => csvOf([columns.map((column) => t(`csv.${column}`)), ...rows.map(cells)]);
}
