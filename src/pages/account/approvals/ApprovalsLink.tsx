import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalsPath } from '#src/components/account/approvals-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { showPresent } from '#src/pages/account/show-present.ts';

/** The way to the orders for approval, for people of a company. */
export function ApprovalsLink({ isHere }: { isHere: boolean }) {
  return (
    <WithWords names={['approvals']}>
      <Item isHere={isHere} />
    </WithWords>
  );
}

function Item({ isHere }: { isHere: boolean }) {
  const { t } = useTranslation('approvals');
  const item = useRef<HTMLLIElement>(null);
  // It comes after the others.
  useEffect(() => showPresent(item.current?.parentElement), []);
  return (
    <li ref={item}>
      <RouteLink to={approvalsPath()} aria-current={isHere ? 'page' : undefined}>
        <Icon name="list" small />
        {t('title')}
      </RouteLink>
    </li>
  );
}
