import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError, isServerTrouble } from '#src/api/api-error.ts';
import { useActivationMutation, useResendActivationMutation } from '#src/api/session.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { withReturn } from '#src/components/account/return-path.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { MailForm } from './MailForm.tsx';
import { keepEmail } from '#src/components/sign-in/typed-email.ts';
import { Lead, OutcomeTitle, PlainFrame } from './UserFrame.tsx';

/** Where the link of the activation mail leads; using it twice is no fault. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  // The link of a changed address comes here too; without a token there is nothing to confirm.
  if (token && search.get('kind') === 'email') {
    return (
      <PlainFrame>
        <ConfirmEmail token={token} />
      </PlainFrame>
    );
  }
  return <PlainFrame>{token ? <Activate token={token} /> : <NewLink isExpired={false} />}</PlainFrame>;
}

function Activate({ token }: { token: string }) {
  const { t } = useTranslation('user');
  const [activate, { data, error }] = useActivationMutation();
  useEffect(() => void activate({ token }), [activate, token]);
  if (data) return <Activated email={data.email} />;
  const mayHelp = isApiError(error) && (isServerTrouble(error) || error.code === 'rate_limited');
  if (error && !mayHelp) return <NewLink isExpired />;
  return (
    <>
      <PageHead title={t('activation.title')} index={false} />
      <h1 tabIndex={-1}>{t(error ? 'activation.title' : 'activation.busy')}</h1>
      {error ? (
        <LoadError error={error} title={t('activation.failed')} onRetry={() => void activate({ token })} />
      ) : (
        <Skeleton $height="6rem" />
      )}
    </>
  );
}

function Activated({ email }: { email: string }) {
  const { t } = useTranslation('user');
  const [search] = useSearchParams();
  useEffect(() => keepEmail(email), [email]);
  return (
    <>
      <PageHead title={t('activation.done_title')} index={false} />
      <OutcomeTitle>{t('activation.done_title')}</OutcomeTitle>
      <Lead>
        <p>{t('activation.done', { email })}</p>
      </Lead>
      <ButtonLink to={withReturn(buildPath('user-login'), search.get('redirect'))} tone="primary" size="large">
        {t('to_sign_in')}
      </ButtonLink>
    </>
  );
}

function NewLink({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation('user');
  const [send] = useResendActivationMutation();
  const title = t(isExpired ? 'activation.expired_title' : 'activation.title');
  return (
    <>
      <OutcomeTitle>{title}</OutcomeTitle>
      <Lead>
        <p>{t(isExpired ? 'activation.expired' : 'activation.missing')}</p>
      </Lead>
      <MailForm title={title} action={t('activation.submit')} send={send} sent={(email) => t('activation.sent', { email })} />
    </>
  );
}
