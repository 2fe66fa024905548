import { useTranslation } from 'react-i18next';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface Sent {
  unit_micros: number;
  cost_micros: number | null;
}

/** What was asked and the prices that the customer sees, with what remains of each. */
export function SentPrices({ inquiry: { lines, currency } }: { inquiry: ShopInquiry }) {
  const { t } = useTranslation(['admin_quotes', 'admin']);
  const { integer, unitPrice, percent, date } = useFormat();
  const margin = ({ unit_micros: price, cost_micros: cost }: Sent) =>
    cost === null || price === 0 ? '–' : percent(Math.round((1 - cost / price) * 1000) / 1000);
  const heads = [
    'admin:orders.part',
    'admin_quotes:answer.kind',
    'admin_quotes:answer.quantity',
    'admin_quotes:answer.price',
    'admin_quotes:answer.until',
    'admin_quotes:answer.margin_head',
  ] as const;
  return (
    <TableFrame role="group" aria-label={t('admin_quotes:answer.sent')} tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>{t('admin_quotes:answer.sent')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <HeadCell key={head} $number={index > 1}>
                {t(head, { currency })}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.flatMap((line) => {
            const told = [
              ...line.quotes.map((price) => ({ ...price, name: price.product?.mpn ?? line.mpn, code: price.sku })),
              ...line.information.map((price) => ({ ...price, name: price.mpn, code: price.manufacturer })),
            ];
            const kind = line.answer === 'pending' ? t('admin_quotes:answer.pending') : t(`admin_quotes:answer.${line.answer}`);
            if (told.length === 0) {
              return [
                <tr key={line.line_id}>
                  <Cell>{line.mpn}</Cell>
                  <Cell>{kind}</Cell>
                  <Cell $number>{integer(line.quantity)}</Cell>
                  <Cell colSpan={3}>{line.answer_note}</Cell>
                </tr>,
              ];
            }
            return told.map((price, index) => (
              // The prices of a sent quote stay as they are.
              <tr key={`${line.line_id} ${index}`}>
                <Cell>{[price.name, price.code].filter(Boolean).join(' · ')}</Cell>
                <Cell>{kind}</Cell>
                <Cell $number>{integer(price.quantity)}</Cell>
                <Cell $number>{unitPrice(price.unit_micros, currency)}</Cell>
                <Cell $number>{date(price.valid_until)}</Cell>
                <Cell $number>{margin(price)}</Cell>
              </tr>
            ));
          })}
        </tbody>
      </Table>
    </TableFrame>
  );
}
