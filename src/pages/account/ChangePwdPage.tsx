import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError, isServerTrouble } from '#src/api/api-error.ts';
import { useCheckPasswordTokenQuery } from '#src/api/session.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { loginPath } from '#src/components/account/return-path.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { ResetMailForm } from './ResetMailForm.tsx';
import { Lead, OutcomeTitle, PlainFrame } from './UserFrame.tsx';

/** A new password: with the link of a mail, or in a session with the present one. */
export function Component() {
  const [search] = useSearchParams();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const token = search.get('token');
  if (!token && !isLoggedIn) return <Navigate to={loginPath(buildPath('user-changePwd'))} replace />;
  if (token) {
    return (
      <PlainFrame>
        <ByLink token={token} />
      </PlainFrame>
    );
  }
  return (
    <AccountFrame>
      <Short>
        <OwnPasswordForm />
      </Short>
    </AccountFrame>
  );
}

function ByLink({ token }: { token: string }) {
  const { t } = useTranslation('user');
  const { data, error, refetch } = useCheckPasswordTokenQuery({ token });
  const [isDead, setDead] = useState(false);
  const mayHelp = isApiError(error) && (isServerTrouble(error) || error.code === 'rate_limited');
  if (isDead || (error && !mayHelp)) return <DeadLink />;
  const title = t('change.reset_title');
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {data ? (
        <>
          <Lead>
            <p>{t('change.for', { email: data.email })}</p>
            <p>{t('change.others')}</p>
          </Lead>
          <NewPasswordForm token={token} title={title} onDead={() => setDead(true)} />
        </>
      ) : (
        <PageHead title={title} index={false} />
      )}
      {data || error ? null : <Skeleton $height="10rem" />}
      {error && !data ? <LoadError error={error} title={t('change.failed')} onRetry={() => void refetch()} /> : null}
    </>
  );
}

/** Also for a link that was used up while the form was open. */
function DeadLink() {
  const { t } = useTranslation('user');
  const title = t('activation.expired_title');
  return (
    <>
      <OutcomeTitle>{title}</OutcomeTitle>
      <Lead>
        <p>{t('change.expired')}</p>
      </Lead>
      <ResetMailForm title={title} />
    </>
  );
}

const Short = styled.div`
  max-width: 26.25rem;
`;
