import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FeedbackForm } from '#src/components/write/FeedbackForm.tsx';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { PageFrame, PageIntro } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { OwnFeedback } from './OwnFeedback.tsx';

/** Where people write to the shop, and read what it answered. */
export function Component() {
  const { t } = useTranslation('feedback');
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <PageFrame>
      <PageIntro>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </PageIntro>
      <Columns>
        <FeedbackForm pageTitle={t('title')} heading={t('form.title')} />
        {isLoggedIn ? <OwnFeedback /> : null}
      </Columns>
    </PageFrame>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space['8']};
  align-items: start;
  grid-template-columns: minmax(0, ${theme.layout.form});
  ${media.lg} {
    grid-template-columns: ${theme.layout.form} minmax(0, 1fr);
  }
`;
