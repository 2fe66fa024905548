import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { isApiError } from '#src/api/api-error.ts';
import { useConfirmSubscribeMutation, useUnsubscribeMutation } from '#src/api/visitor.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

/** Answers the links of newsletter mails: `?subscribe=<token>` confirms, `?unsubscribe=<token>` ends. */
export function SubscriptionNotice() {
  return (
    <WithWords names={['newsletter']}>
      <Answered />
    </WithWords>
  );
}

function Answered() {
  const { t } = useTranslation('newsletter');
  const [search] = useSearchParams();
  const [confirm, confirmed] = useConfirmSubscribeMutation();
  const [end, ended] = useUnsubscribeMutation();
  const subscribe = search.get('subscribe');
  const unsubscribe = search.get('unsubscribe');
  useEffect(() => {
    if (subscribe !== null) void confirm({ token: subscribe });
    else if (unsubscribe !== null) void end({ token: unsubscribe });
  }, [subscribe, unsubscribe, confirm, end]);

  if (confirmed.data) return <Notice tone="success">{t('confirmed', { email: confirmed.data.email })}</Notice>;
  if (ended.data) return <Notice tone="success">{t('ended')}</Notice>;
  const error = confirmed.error ?? ended.error;
  if (!error) return <Notice tone="info">{t('confirming')}</Notice>;
  const isDead = isApiError(error) && error.status >= 400 && error.status < 500;
  return <Notice tone="danger">{t(isDead ? 'link_expired' : 'link_failed')}</Notice>;
}

function Notice({ tone, children }: { tone: 'success' | 'info' | 'danger'; children: string }) {
  return (
    <Place>
      <Message tone={tone} role="status">
        {children}
      </Message>
    </Place>
  );
}

const Place = styled(Wrap)`
  padding-block-start: ${theme.space['4']};
`;
