import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { UserInfo } from '#contract/api/user-info.ts';
import { useLogOut } from '#src/components/header/use-log-out.ts';
import { useFormat } from '#src/i18n/format.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

/** Stands above every page while an operator acts for a customer: for whom, why, until when, and the way out. */
export function ActingNotice({ user }: { user: UserInfo }) {
  return (
    <WithWords names={['acting']}>
      <Told user={user} />
    </WithWords>
  );
}

function Told({ user: { first_name, last_name, email, acted_for } }: { user: UserInfo }) {
  const { t } = useTranslation('acting');
  const { dateTime } = useFormat();
  const { logOut, isLeaving } = useLogOut();
  if (acted_for === null) return null;
  const name = [`${first_name} ${last_name}`.trim(), email].filter(Boolean).join(', ');
  return (
    <Place>
      <Message
        tone="warning"
        role="status"
        title={t('title', { name })}
        action={
          <Button size="small" busy={isLeaving} onClick={() => void logOut()}>
            {t('end')}
          </Button>
        }
      >
        {t('text', { reason: acted_for.reason, until: dateTime(acted_for.until) })}
      </Message>
    </Place>
  );
}

const Place = styled(Wrap)`
  padding-block: ${theme.space['3']};
`;
