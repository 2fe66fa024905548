import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Inquiry } from '#contract/api/quote.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { quotePath } from '#src/components/quote/quote-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Panel } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { choiceTotal, chosenPrices, isOrderable, type QuoteChoice } from './quote-choice.ts';

/** What the chosen prices come to, and the way to the order. */
export function QuoteSum({ inquiry, quoteKey, choice }: { inquiry: Inquiry; quoteKey: string | null; choice: QuoteChoice }) {
  const { t } = useTranslation('quote_page');
  const { money, integer } = useFormat();
  const chosen = chosenPrices(inquiry, choice);
  const currency = inquiry.currency as CurrencyCode; // quotes are made in listed currencies only
  return (
    <Panel aria-labelledby="quote-sum">
      <h2 id="quote-sum">{t('sum.title')}</h2>
      <p>{t('sum.lines', { count: chosen.length, lines: integer(chosen.length) })}</p>
      <Total>
        <span>{t('sum.total')}</span>
        <strong>{money(choiceTotal(chosen, currency), currency)}</strong>
      </Total>
      {isOrderable(chosen) ? (
        <ButtonLink tone="primary" size="large" to={quotePath(inquiry.inquiry_no, quoteKey, 'address')}>
          {t('sum.continue')}
        </ButtonLink>
      ) : (
        <p role="status">{t(chosen.length === 0 ? 'sum.nothing' : 'sum.wrong')}</p>
      )}
      <Note>{t('sum.later')}</Note>
    </Panel>
  );
}

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: baseline;
  justify-content: space-between;
  margin-block: ${theme.space['2']} ${theme.space['4']};
  strong {
    font: ${theme.type.h2};
  }
`;

const Note = styled.p`
  margin-block-start: ${theme.space['3']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
