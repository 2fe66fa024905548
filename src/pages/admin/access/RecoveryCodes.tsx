import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { Narrow, Note, Row } from '#src/pages/admin/shared/parts.ts';

/** The codes for a lost device: shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { copy, outcome } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form, which had the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Narrow>
      <PageHead title={t('invite.codes_title')} index={false} />
      <h2 ref={heading} tabIndex={-1}>
        {t('invite.codes_title')}
      </h2>
      <p>{t('invite.codes_lead')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Row>
        <Button tone="primary" onClick={onDone}>
          {t('invite.continue')}
        </Button>
        <Button onClick={() => void copy(codes.join('\n'))}>{t(outcome === 'copied' ? 'copied' : 'invite.copy')}</Button>
      </Row>
      {outcome === 'refused' ? <Note role="alert">{t('copy_failed')}</Note> : null}
    </Narrow>
  );
}

const Codes = styled.ul`
  display: grid;
  gap: ${theme.space['2']};
  padding: ${theme.space['3']} ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  list-style: none;
  code {
    font: ${theme.type.partNumber};
    overflow-wrap: anywhere;
  }
`;
