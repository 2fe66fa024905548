import { useTranslation } from 'react-i18next';
import { MenuList } from './menu-list.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';

/** What a visitor without a session finds under "Account" in the drawer. */
export function SignInLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { login, register } = useSignInPaths();
  return (
    <MenuList>
      <li>
        <RouteLink to={login} onClick={onLeave}>
          {t('common:account.sign_in')}
        </RouteLink>
      </li>
      <li>
        <RouteLink to={register} onClick={onLeave}>
          {t('common:account.create')}
        </RouteLink>
      </li>
    </MenuList>
  );
}
