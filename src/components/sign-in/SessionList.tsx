import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Session } from '#contract/api/session.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RowList } from '#src/ui/RowList.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';

interface SessionListProps {
  query: { data?: { list: readonly Session[] } | undefined; error?: ApiError | SerializedError | undefined; refetch: () => unknown };
  /** Ends one session, or without an id all others. */
  end: (session: { id?: string }) => unknown;
  ending: { isLoading: boolean; isError: boolean; originalArgs?: { id?: string | null | undefined } | void };
}

/** Where somebody is signed in, and the way to end that from here. */
export function SessionList({ query: { data, error, refetch }, end, ending: { isLoading, isError, originalArgs } }: SessionListProps) {
  const { t } = useTranslation('security');
  const others = data?.list.filter(({ is_current }) => !is_current) ?? [];
  return (
    <>
      {error && !data ? <LoadError error={error} title={t('devices.failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="4rem" />}
      <List aria-label={t('devices.title')}>
        {data?.list.map((session) => (
          <Device
            key={session.id}
            session={session}
            isLeaving={isLoading && originalArgs?.id === session.id}
            onLeave={() => void end({ id: session.id })}
          />
        ))}
      </List>
      {isError ? (
        <Message tone="danger" role="alert">
          {t('devices.end_failed')}
        </Message>
      ) : null}
      {others.length > 1 ? (
        <Button busy={isLoading && originalArgs?.id === undefined} onClick={() => void end({})}>
          {t('devices.end_others')}
        </Button>
      ) : null}
    </>
  );
}

function Device({ session, isLeaving, onLeave }: { session: Session; isLeaving: boolean; onLeave: () => void }) {
  const { t } = useTranslation('security');
  const { dateTime } = useFormat();
  const { browser, system, is_current, last_used_at, acts_for_reason: reason } = session;
  const device = browser !== null && system !== null ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  // An operator who acts for the customer is no device of theirs.
  const name = reason === undefined ? device : t('devices.by_shop', { reason });
  const used = dateTime(last_used_at);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>{is_current ? t('devices.this') : t('devices.used', { used })}</small>
      </div>
      {is_current ? null : (
        <Button size="small" busy={isLeaving} aria-label={t('devices.end_named', { name, used })} onClick={onLeave}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

const List = styled(RowList)`
  small {
    display: block;
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
