import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuoteSummary } from '#contract/api/quote.ts';
import { quotePath } from '#src/components/quote/quote-path.ts';
import { QuoteStatusMark } from '#src/components/quote/QuoteStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useMedia } from '#src/components/use-media.ts';
import { useFormat } from '#src/i18n/format.ts';
import { RecordNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { breakpoints } from '#src/ui/theme.ts';
import { CardLine, Cards } from './list-frame.ts';

interface QuoteListProps {
  quotes: readonly QuoteSummary[];
  /** Names the list for screen readers. */
  label: string;
}

/** Quotes as a table where it finds room beside the account's navigation, else as cards. */
export function QuoteList(props: QuoteListProps) {
  const isWide = useMedia(`(min-width: ${breakpoints.xl}px)`);
  return isWide ? <QuoteTable {...props} /> : <QuoteCards {...props} />;
}

function usePartsText() {
  const { t } = useTranslation('quotes');
  const { integer, list, series } = useFormat();
  return ({ mpns, line_count: count }: QuoteSummary) => {
    const more = count - mpns.length;
    return more > 0 ? t('more', { parts: series(mpns), count: more, number: integer(more) }) : list(mpns);
  };
}

function QuoteTable({ quotes, label }: QuoteListProps) {
  const { t } = useTranslation('quotes');
  const { date, money, integer } = useFormat();
  const partsText = usePartsText();
  return (
    <TableFrame>
      <Table aria-label={label}>
        <thead>
          <tr>
            <HeadCell>{t('number')}</HeadCell>
            <HeadCell>{t('sent')}</HeadCell>
            <HeadCell>{t('parts')}</HeadCell>
            <HeadCell $number>{t('lines')}</HeadCell>
            <HeadCell>{t('status')}</HeadCell>
            <HeadCell>{t('valid')}</HeadCell>
            <HeadCell $number>{t('total')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <tr key={quote.inquiry_no}>
              <Tight>
                <QuoteLink number={quote.inquiry_no} />
              </Tight>
              <Tight>{date(quote.created_at)}</Tight>
              <Cell>{partsText(quote)}</Cell>
              <Cell $number>{integer(quote.line_count)}</Cell>
              <Cell>
                <QuoteStatusMark status={quote.status} />
              </Cell>
              <Tight>{quote.valid_until === null ? '–' : date(quote.valid_until)}</Tight>
              <Tight $number>{quote.total === null ? '–' : money(quote.total, quote.currency)}</Tight>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function QuoteLink({ number }: { number: string }) {
  return (
    <RouteLink to={quotePath(number, null)}>
      <RecordNumber>{number}</RecordNumber>
    </RouteLink>
  );
}

function QuoteCards({ quotes, label }: QuoteListProps) {
  const { t } = useTranslation('quotes');
  const { date, money } = useFormat();
  const partsText = usePartsText();
  return (
    <Cards aria-label={label}>
      {quotes.map((quote) => (
        <li key={quote.inquiry_no}>
          <CardLine>
            <QuoteLink number={quote.inquiry_no} />
            {quote.total === null ? null : <strong>{money(quote.total, quote.currency)}</strong>}
          </CardLine>
          <p>{partsText(quote)}</p>
          <CardLine>
            <QuoteStatusMark status={quote.status} />
            <small>{date(quote.created_at)}</small>
          </CardLine>
          {quote.valid_until === null ? null : (
            <small>
              {t('valid')}: {date(quote.valid_until)}
            </small>
          )}
        </li>
      ))}
    </Cards>
  );
}

const Tight = styled(Cell)`
  white-space: nowrap;
`;
