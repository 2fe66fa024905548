import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { quotePath } from '#src/components/quote/quote-path.ts';
import { Button } from '#src/ui/Button.tsx';
import { RecordNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import type { Sent } from './use-inquiry-form.ts';

/** The request is on its way: its number, and what happens next. */
export function SentInquiry({ sent: { inquiry, access_key: key }, onBack }: { sent: Sent; onBack: () => void }) {
  const { t } = useTranslation('rfq');
  const title = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form, which had the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <Box>
      <PageHead title={t('sent.title')} index={false} />
      <h1 ref={title} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <dl>
        <dt>{t('sent.number')}</dt>
        <dd>
          <RecordNumber>{inquiry.inquiry_no}</RecordNumber>
        </dd>
      </dl>
      <p>{t('sent.next', { email: inquiry.contact.email })}</p>
      {key === null ? null : <p>{t('sent.keep')}</p>}
      <Buttons>
        <ButtonLink tone="primary" to={quotePath(inquiry.inquiry_no, key)}>
          {t('sent.open')}
        </ButtonLink>
        <Button tone="quiet" onClick={onBack}>
          {t('sent.again')}
        </Button>
      </Buttons>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['3']};
  max-width: 40rem;
  dt {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
  dd {
    margin: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
`;
