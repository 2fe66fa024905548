import { useTranslation } from 'react-i18next';
import { quoteStatuses } from '#contract/api/quote.ts';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { useQuoteState } from './use-quote-state.ts';

/** Every state that an inquiry has been in, who moved it, and what they noted. */
export function InquiryHistory({ inquiry: { events } }: { inquiry: ShopInquiry }) {
  const { t } = useTranslation(['admin_quotes', 'admin']);
  const stateOf = useQuoteState();
  const { dateTime } = useFormat();
  const lines = events.map(({ at, actor, person, code, note }) => {
    const status = quoteStatuses.find((one) => one === code);
    const said = [
      dateTime(at),
      person ?? t(`admin:actor.${actor}`),
      status ? stateOf(status) : code === 'by_shop' ? t('admin_quotes:quotes.by_shop') : code,
    ];
    return `${said.join(' · ')}${note ? ` (${note})` : ''}`;
  });
  return (
    <>
      <h3>{t('admin_quotes:quotes.history')}</h3>
      <Note>{lines.join('\n')}</Note>
    </>
  );
}
