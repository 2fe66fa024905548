import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** The way from a list to an order in three steps. */
export function HowQuotesWork() {
  const { t } = useTranslation('rfq');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('how.title')}</h2>
      <Steps>
        <li>{t('how.list')}</li>
        <li>{t('how.send')}</li>
        <li>{t('how.choose')}</li>
      </Steps>
    </section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['2']};
  padding-inline-start: ${theme.space['5']};
  list-style: decimal;
  color: ${theme.color.text.secondary};
`;
