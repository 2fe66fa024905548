import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { personName } from '#contract/person-name.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { theme } from '#src/ui/theme.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';

/** Who asks for prices, how to reach them, and what they wrote and sent along. */
export function InquiryAsker({ inquiry: { contact, note, files } }: { inquiry: ShopInquiry }) {
  const { t } = useTranslation('admin_quotes');
  const countryName = useCountryName();
  const { email, phone } = contact;
  return (
    <Parties>
      <section>
        <h3>{t('quotes.asked_by')}</h3>
        <Note>{[contact.company, personName(contact), countryName(contact.country)].filter(Boolean).join('\n')}</Note>
        {email.includes('@') ? <ReachLink href={`mailto:${email}`}>{email}</ReachLink> : null}
        {phone ? <ReachLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</ReachLink> : null}
      </section>
      {note === null && files.length === 0 ? null : (
        <section>
          <h3>{t('quotes.note')}</h3>
          {note === null ? null : <Note>{note}</Note>}
          {files.map(({ file_id, url, name }) => (
            <ReachLink key={file_id} href={url} download>
              {name}
            </ReachLink>
          ))}
        </section>
      )}
    </Parties>
  );
}

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space['4']};
  h3 {
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
`;

const ReachLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${theme.size.touch};
  width: fit-content;
  font: ${theme.type.dense};
  overflow-wrap: anywhere;
`;
