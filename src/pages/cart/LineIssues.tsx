import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { QuoteButton } from '#src/components/quote/QuoteButton.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';
import { numberIn } from './cart-line.ts';
import type { LineProps } from './line-props.ts';

type Issue = LineProps['line']['issues'][number];

/** What stands in the way of a line, each with the button that settles it. */
export function LineIssues(props: LineProps) {
  return props.line.issues.map((issue) => <LineIssue key={issue.code} {...props} issue={issue} />);
}

function LineIssue({ issue: { code, data }, line, currency, changes }: LineProps & { issue: Issue }) {
  const { t } = useTranslation(['cart', 'buy']);
  const { integer } = useFormat();
  const { line_id } = line;
  if (code === 'price_changed') return <ChangedPrice line={line} currency={currency} changes={changes} data={data} />;
  if (code === 'insufficient_stock') {
    const available = numberIn(data, 'available') ?? 0;
    const fitting = numberIn(data, 'suggested');
    return (
      <>
        <StatusMark tone="stopped">
          {available > 0 ? t('issue.insufficient_stock', { available: integer(available) }) : t('issue.insufficient_stock_none')}
        </StatusMark>
        {fitting === null ? null : (
          <Button size="small" onClick={() => void changes.change({ line_id, quantity: fitting })}>
            {t('buy:make_it', { quantity: integer(fitting) })}
          </Button>
        )}
      </>
    );
  }
  if (code === 'product_unavailable') return <StatusMark tone="stopped">{t('issue.product_unavailable')}</StatusMark>;
  if (code === 'quote_only') return <NoPrice line={line} />;
  const suggested = numberIn(data, 'suggested');
  const numbers = { minimum: numberIn(data, 'minimum') ?? 1, multiple: numberIn(data, 'multiple') ?? 1, maximum: suggested ?? 1 };
  const words = {
    quantity_below_minimum: 'buy:below_minimum',
    quantity_not_multiple: 'buy:sold_in_steps',
    quantity_above_maximum: 'buy:above_maximum',
  } as const;
  return (
    <>
      <StatusMark tone="stopped">{t(words[code], numbers)}</StatusMark>
      {suggested === null ? null : (
        <Button size="small" onClick={() => void changes.change({ line_id, quantity: suggested })}>
          {t('buy:make_it', { quantity: integer(suggested) })}
        </Button>
      )}
    </>
  );
}

/** Without a price a part is not ordered but asked for. */
function NoPrice({ line }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('cart');
  return (
    <>
      <StatusMark tone="stopped">{t('issue.quote_only')}</StatusMark>
      <QuoteButton size="small" isRow mpn={line.product.mpn} sku={line.sku} quantity={line.quantity} />
    </>
  );
}

/** The old price struck through beside the new one, and the button that agrees to it. */
function ChangedPrice({ line, currency, changes, data }: LineProps & { data: Issue['data'] }) {
  const { t } = useTranslation('cart');
  const { unitPrice } = useFormat();
  const before = numberIn(data, 'old');
  const now = unitPrice(line.unit_micros, currency);
  return (
    <>
      <StatusMark tone="attention">{t('issue.price_changed')}</StatusMark>
      <span>
        {before === null ? null : <Before>{unitPrice(before, currency)}</Before>} <ins>{now}</ins>
      </span>
      <Button size="small" onClick={() => void changes.change({ line_id: line.line_id, quantity: line.quantity })}>
        {t('issue.accept_price', { price: now })}
      </Button>
    </>
  );
}

const Before = styled.del`
  color: ${theme.color.text.tertiary};
`;
