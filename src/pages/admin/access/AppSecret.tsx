import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { QrCode } from './QrCode.tsx';

/** What an app for one-time codes is told: as a square to scan, and in letters to type. */
export function AppSecret({ url, secret }: { url: string; secret: string }) {
  const { t } = useTranslation('admin');
  return (
    <Shown>
      <p>{t('invite.scan')}</p>
      <QrCode text={url} label={t('invite.scan')} />
      <p>{t('invite.secret')}</p>
      <Secret>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Secret>
    </Shown>
  );
}

const Shown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
`;

const Secret = styled(Note).attrs({ as: 'code' })`
  font: ${theme.type.partNumber};
  user-select: all;
`;
