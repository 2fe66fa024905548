import { useTranslation } from 'react-i18next';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { ResetMailForm } from './ResetMailForm.tsx';
import { Lead, PlainFrame } from './UserFrame.tsx';

export function Component() {
  const { t } = useTranslation('user');
  const { login } = useSignInPaths();
  return (
    <PlainFrame>
      <h1 tabIndex={-1}>{t('find.title')}</h1>
      <Lead>
        <p>{t('find.lead')}</p>
        <p>
          {t('find.remembered')} <RouteLink to={login}>{t('to_sign_in')}</RouteLink>
        </p>
      </Lead>
      <ResetMailForm title={t('find.title')} />
    </PlainFrame>
  );
}
