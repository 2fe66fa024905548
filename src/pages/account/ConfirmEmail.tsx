import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError, isServerTrouble } from '#src/api/api-error.ts';
import { useConfirmEmailMutation } from '#src/api/account-change.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { keepEmail } from '#src/components/sign-in/typed-email.ts';
import { Lead, OutcomeTitle } from './UserFrame.tsx';

/** Where the link of a mail to a new address leads: it puts the address into force. */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('user');
  const [confirm, { data, error }] = useConfirmEmailMutation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  useEffect(() => void confirm({ token }), [confirm, token]);
  useEffect(() => {
    if (data) keepEmail(data.email);
  }, [data]);
  const mayHelp = isApiError(error) && (isServerTrouble(error) || error.code === 'rate_limited');
  const isOver = data !== undefined || (error !== undefined && !mayHelp);
  const title = t(data ? 'confirm_email.done_title' : isOver ? 'activation.expired_title' : 'confirm_email.title');
  const settings = `${buildPath('user-userCenter')}?section=settings`;
  return (
    <>
      <PageHead title={title} index={false} />
      {isOver ? <OutcomeTitle>{title}</OutcomeTitle> : <h1 tabIndex={-1}>{title}</h1>}
      {isOver ? (
        <>
          <Lead>
            <p>{data ? t('confirm_email.done', { email: data.email }) : t('confirm_email.expired')}</p>
          </Lead>
          <ButtonLink to={isLoggedIn ? settings : buildPath('user-login')} tone="primary" size="large">
            {t(isLoggedIn ? 'confirm_email.to_settings' : 'to_sign_in')}
          </ButtonLink>
        </>
      ) : null}
      {error && mayHelp ? <LoadError error={error} title={t('confirm_email.failed')} onRetry={() => void confirm({ token })} /> : null}
      {isOver || error ? null : <Skeleton $height="6rem" />}
    </>
  );
}
