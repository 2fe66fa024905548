import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetSharedCartQuery } from '#src/api/parts-list.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { SharedLines } from './SharedLines.tsx';
import { type Added, useAddShared } from './use-add-shared.ts';

/** What somebody else's cart holds, and the way to have the same; one's own stays as it is until then. */
export function SharedCart({ shareKey }: { shareKey: string }) {
  const { t } = useTranslation('cart');
  const { dateTime, integer } = useFormat();
  const { currentData: shared, error, refetch } = useGetSharedCartQuery({ share_key: shareKey });
  const { add, isAdding } = useAddShared();
  const [added, setAdded] = useState<Added | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const close = () => void navigate(buildPath('cart'), { replace: true, preventScrollReset: true });
  const isGone = isApiError(error) && error.code === 'not_found';
  const count = shared?.list.length ?? 0;

  const addAll = async () => {
    const done = await add(shared?.list ?? []);
    setAdded(done);
    if (done.isBroken || done.refused.length > 0) return;
    toast({ text: t('shared.added', { count: done.count, parts: integer(done.count) }) });
    close();
  };

  return (
    <Panel aria-labelledby="shared-cart">
      <Body>
        <h2 id="shared-cart">{t(isGone ? 'shared.gone' : 'shared.title')}</h2>
        {isGone ? <p>{t('shared.gone_text')}</p> : null}
        {error && !isGone ? <LoadError error={error} title={t('shared.load_failed')} onRetry={() => void refetch()} /> : null}
        {shared || error ? null : <Skeleton $height="8rem" />}
        {shared ? (
          <>
            <p>{t(count > 0 ? 'shared.text' : 'shared.none')}</p>
            <p>{t('shared.until', { date: dateTime(shared.expires_at) })}</p>
            <SharedLines lines={shared.list} />
          </>
        ) : null}
        {added ? <Outcome added={added} all={count} /> : null}
        <Buttons>
          {count > 0 && (added === null || (added.isBroken && added.count === 0)) ? (
            <Button tone="primary" busy={isAdding} onClick={() => void addAll()}>
              {t(isAdding ? 'shared.adding' : 'shared.add_all')}
            </Button>
          ) : null}
          <Button tone="quiet" onClick={close}>
            {t('shared.close')}
          </Button>
        </Buttons>
      </Body>
    </Panel>
  );
}

/** What did not get into the cart. */
function Outcome({ added: { count, refused, isBroken }, all }: { added: Added; all: number }) {
  const { t } = useTranslation('cart');
  const { integer } = useFormat();
  return (
    <Message tone="danger" role="alert" title={t('shared.some', { added: integer(count), count: all, parts: integer(all) })}>
      {isBroken ? <p>{t('shared.failed')}</p> : null}
      <ul>
        {refused.map(({ sku, text }) => (
          <li key={sku}>{t('shared.refused', { part: sku, text })}</li>
        ))}
      </ul>
    </Message>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
