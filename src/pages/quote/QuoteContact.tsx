import { useTranslation } from 'react-i18next';
import type { Inquiry } from '#contract/api/quote.ts';
import { personName } from '#contract/person-name.ts';
import { quotePath } from '#src/components/quote/quote-path.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useCopy } from '#src/ui/use-copy.ts';
import { FileLinks } from './FileLinks.tsx';

/** Who asked, what was written with it, and the link that opens it again. */
export function QuoteContact({ inquiry, quoteKey }: { inquiry: Inquiry; quoteKey: string | null }) {
  const { t } = useTranslation('quote_page');
  const country = useCountryName();
  const { copy, outcome } = useCopy();
  const { contact, note, files, inquiry_no: number } = inquiry;
  const lines = [contact.company, personName(contact), contact.email, contact.phone, country(contact.country)];
  return (
    <section>
      <h2>{t('detail.contact')}</h2>
      {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
      {note === null ? null : <p>{t('detail.your_note', { note })}</p>}
      <FileLinks files={files} />
      {quoteKey === null ? null : (
        <>
          <Button size="small" onClick={() => void copy(new URL(quotePath(number, quoteKey), window.location.href).href)}>
            <Icon name="copy" small />
            {t('detail.copy_link')}
          </Button>
          <p role="status">{outcome === null ? '' : t(outcome === 'copied' ? 'detail.link_copied' : 'detail.link_not_copied')}</p>
        </>
      )}
    </section>
  );
}
