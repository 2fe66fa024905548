import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { graceDays } from '#contract/api/account-change.ts';
import { theme } from '#src/ui/theme.ts';

/** What a deletion takes away, what it leaves, and until when it can be taken back. */
export function Consequences({ date }: { date: string }) {
  const { t } = useTranslation('account');
  return (
    <>
      <p>{t('delete.until', { date, count: graceDays })}</p>
      <List>
        <li>{t('delete.gone')}</li>
        <li>{t('delete.comments')}</li>
        <li>{t('delete.orders')}</li>
        <li>{t('delete.at_once')}</li>
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space['1']};
  padding-inline-start: ${theme.space['5']};
  list-style: disc;
`;
