import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { isApiError } from '#src/api/api-error.ts';
import { useResendActivationMutation } from '#src/api/session.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';
import { OutcomeTitle } from './UserFrame.tsx';

/** What to do after registering. It reads the same for an address that has an account already: only its owner is told. */
export function ActivationSent({ email, onRestart }: { email: string; onRestart: () => void }) {
  const { t } = useTranslation('user');
  const troubleText = useTroubleText();
  const [search] = useSearchParams();
  const wanted = search.get('redirect');
  const [resend, { isLoading, isSuccess, error }] = useResendActivationMutation();
  return (
    <Column>
      <PageHead title={t('sent.title')} index={false} />
      <OutcomeTitle>{t('sent.title')}</OutcomeTitle>
      <p>{t('sent.activation', { email })}</p>
      <p>{t('sent.missing')}</p>
      {isSuccess ? (
        <Message tone="success" role="status">
          {t('sent.done')}
        </Message>
      ) : null}
      {isApiError(error) ? (
        <Message tone="danger" role="alert">
          {troubleText(error)}
        </Message>
      ) : null}
      <Buttons>
        {isSuccess ? null : (
          <Button busy={isLoading} onClick={() => void resend({ email, ...(wanted && { return_path: wanted }) })}>
            {t('sent.again')}
          </Button>
        )}
        <Button tone="quiet" onClick={onRestart}>
          {t('sent.other')}
        </Button>
      </Buttons>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space['3']};
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
