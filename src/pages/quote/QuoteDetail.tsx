import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Inquiry } from '#contract/api/quote.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { DetailColumns, DetailMain } from '#src/components/order/order-frame.ts';
import type { QuoteChoice } from './quote-choice.ts';
import { QuoteContact } from './QuoteContact.tsx';
import { QuoteEnding } from './QuoteEnding.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import { QuoteLine } from './QuoteLine.tsx';
import { QuoteMessages } from './QuoteMessages.tsx';
import { QuoteSum } from './QuoteSum.tsx';

interface QuoteDetailProps {
  inquiry: Inquiry;
  quoteKey: string | null;
  choice: QuoteChoice;
  onChoose: (choice: QuoteChoice) => void;
  /** The shop changed the quote while its prices were about to be ordered. */
  hasChanged: boolean;
}

/** Everything about one request, and what can be done with it. */
export function QuoteDetail({ inquiry, quoteKey, choice, onChoose, hasChanged }: QuoteDetailProps) {
  const { t } = useTranslation('quote_page');
  const { dateTime } = useFormat();
  const canAccept = inquiry.allowed.includes('accept');
  return (
    <>
      <p>{t('detail.sent', { date: dateTime(inquiry.created_at) })}</p>
      {hasChanged ? (
        <Message tone="warning" role="alert">
          {t('changed')}
        </Message>
      ) : null}
      <DetailColumns>
        <DetailMain>
          <QuoteFacts inquiry={inquiry} quoteKey={quoteKey} />
          <section aria-labelledby="quote-lines">
            <h2 id="quote-lines">{t('detail.lines')}</h2>
            <ul>
              {inquiry.lines.map((line) => (
                <QuoteLine
                  key={line.line_id}
                  line={line}
                  currency={inquiry.currency}
                  chosen={canAccept ? (choice[line.line_id] ?? null) : undefined}
                  onChoose={(next) => onChoose({ ...choice, [line.line_id]: next })}
                />
              ))}
            </ul>
          </section>
          <QuoteMessages inquiry={inquiry} quoteKey={quoteKey} />
        </DetailMain>
        <Side>
          {canAccept ? <QuoteSum inquiry={inquiry} quoteKey={quoteKey} choice={choice} /> : null}
          <QuoteContact inquiry={inquiry} quoteKey={quoteKey} />
          <QuoteEnding inquiry={inquiry} quoteKey={quoteKey} />
        </Side>
      </DetailColumns>
    </>
  );
}

const Side = styled.aside`
  display: grid;
  gap: ${theme.space['5']};
`;
