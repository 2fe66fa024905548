import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Inquiry } from '#contract/api/quote.ts';
import { useFormat } from '#src/i18n/format.ts';
import { selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { theme } from '#src/ui/theme.ts';
import { FileLinks } from './FileLinks.tsx';
import { QuoteMessageForm } from './QuoteMessageForm.tsx';

/** What customer and shop wrote to each other about a request. */
export function QuoteMessages({ inquiry, quoteKey }: { inquiry: Inquiry; quoteKey: string | null }) {
  const { t } = useTranslation('quote_page');
  const { dateTime } = useFormat();
  const site = useAppSelector(selectSiteName);
  const { messages, allowed } = inquiry;
  if (messages.length === 0 && !allowed.includes('message')) return null;
  return (
    <section aria-labelledby="quote-messages">
      <h2 id="quote-messages">{t('message.title')}</h2>
      <List>
        {messages.map(({ at, from, text, files }) => (
          <li key={`${at} ${text}`} data-from={from}>
            <small>
              {from === 'shop' ? site : t('message.you')} · {dateTime(at)}
            </small>
            <p>{text}</p>
            <FileLinks files={files} />
          </li>
        ))}
      </List>
      {allowed.includes('message') ? <QuoteMessageForm inquiry={inquiry} quoteKey={quoteKey} /> : null}
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space['3']};
  margin-block: ${theme.space['2']} ${theme.space['4']};
  li {
    padding-inline-start: ${theme.space['3']};
    border-inline-start: ${theme.border.focus} solid ${theme.color.border.default};
  }
  li[data-from='shop'] {
    border-color: ${theme.color.accent.solid};
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  small {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
