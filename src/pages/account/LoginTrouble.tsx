import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { useResendActivationMutation } from '#src/api/session.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';

/** The password was right, but the account does not open: how to change that. */
export function LoginTrouble({ error, email }: { error: ApiError; email: string }) {
  const { t } = useTranslation('user');
  if (error.code === 'account_not_activated') return <NotActive email={email} />;
  return (
    <Message tone="danger" role="alert" action={<ButtonLink to={buildPath('about-contactUs')}>{t('login.contact')}</ButtonLink>}>
      {t('login.closed')}
    </Message>
  );
}

function NotActive({ email }: { email: string }) {
  const { t } = useTranslation('user');
  const troubleText = useTroubleText();
  const [resend, { isLoading, isSuccess, error }] = useResendActivationMutation();
  if (isSuccess) {
    return (
      <Message tone="success" role="status">
        {t('login.resent', { email })}
      </Message>
    );
  }
  const button = (
    <Button busy={isLoading} onClick={() => void resend({ email })}>
      {t('login.resend')}
    </Button>
  );
  return (
    <Message tone="warning" role="alert" action={button}>
      <p>{t('login.not_active')}</p>
      {isApiError(error) ? <p>{troubleText(error)}</p> : null}
    </Message>
  );
}
