import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BomAnswer } from '#contract/api/bom.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { saveCsv } from '#src/components/file/save-csv.ts';
import { useAsksQuotes } from '#src/components/quote/use-asks-quotes.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import type { BillLine } from './bom-bill.ts';
import { useBomCsv } from './use-bom-csv.ts';
import { useBomOrder } from './use-bom-order.ts';
import type { Ticks } from './use-ticks.ts';

interface BomActionsProps {
  rows: readonly BillLine[];
  ticks: Ticks;
  name: string;
  answer: BomAnswer;
}

/** The ticked rows go into the cart, the rest on the quote list, all of them into a file. */
export function BomActions({ rows, ticks: { ticked, rest }, name, answer }: BomActionsProps) {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  const csv = useBomCsv(answer.currency);
  const { toCart, toQuotes, busy, outcome } = useBomOrder();
  const asksQuotes = useAsksQuotes() && rest.length > 0;
  return (
    <>
      <Button onClick={() => saveCsv(`${name.replace(/\.[a-z]{2,4}$/i, '')}.csv`, csv(rows))}>
        <Icon name="download" small />
        {t('export')}
      </Button>
      {asksQuotes ? (
        <Button busy={busy === 'quotes'} onClick={() => void toQuotes(rest)}>
          {t('to_quotes', { count: rest.length, lines: integer(rest.length) })}
        </Button>
      ) : null}
      {ticked.length > 0 ? (
        <Button tone="primary" busy={busy === 'cart'} onClick={() => void toCart(ticked)}>
          {busy === 'cart' ? t('adding') : t('to_cart', { count: ticked.length, lines: integer(ticked.length) })}
        </Button>
      ) : null}
      {outcome ? (
        <Wide tone={outcome.isDone ? 'success' : 'danger'} role="status" {...(outcome.title && { title: outcome.title })}>
          {outcome.refused.length > 0 ? (
            <ul>
              {outcome.refused.map(({ name: part, text }) => (
                <li key={part}>{t('refused', { part, text })}</li>
              ))}
            </ul>
          ) : null}
          {outcome.text}
          {outcome.kind === 'cart' && outcome.isDone ? <RouteLink to={buildPath('cart')}>{t('open_cart')}</RouteLink> : null}
          {outcome.kind === 'quotes' && outcome.isDone ? <RouteLink to={buildPath('other-rfqs')}>{t('open_quotes')}</RouteLink> : null}
        </Wide>
      ) : null}
    </>
  );
}

const Wide = styled(Message)`
  flex-basis: 100%;
  ul {
    margin-block: ${theme.space['1']};
  }
`;
