import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { moderationStates, type ModerationItem } from '#contract/api/admin/moderation.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetModerationQuery, useModerateMutation } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListFilter } from '#src/pages/admin/shared/ListFilter.tsx';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, Shot, StepForm } from '#src/pages/admin/shared/parts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Comments, questions and links: those that wait, or those of another state. */
export function Moderation() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const { state, page } = readAdminQuery(search);
  const status = moderationStates.find((one) => one === state) ?? 'pending';
  const { currentData: data, error, refetch } = useGetModerationQuery({ status, page });
  const label = (one: (typeof moderationStates)[number]) => t(`moderation.${one}`);
  const states = moderationStates.map((one) => ({ value: one === 'pending' ? '' : one, label: label(one) }));
  return (
    <>
      <ListFilter tab="moderation" states={states} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data?.list.map((item) => (
        <Item key={`${item.kind}${item.id}`} item={item} />
      ))}
      {data ? <ListPages data={data} /> : null}
    </>
  );
}

function Item({ item }: { item: ModerationItem }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const step = useStep();
  const mayChange = useMayChange()('content');
  const [moderate] = useModerateMutation();
  const [isReplying, setReplying] = useState(false);
  const { kind, id, mpn, link, written_at } = item;
  const decide = (action: 'publish' | 'reject') => step.run(() => moderate({ kind, id, action, written_at }));
  const facts = [
    t(`moderation.${kind}`),
    item.author,
    item.rating === null ? null : t('moderation.stars', { count: item.rating }),
    item.verified_purchase ? t('moderation.verified') : null,
    item.locale,
    dateTime(item.created_at),
  ];
  return (
    <StepForm as="article" aria-label={`${t(`moderation.${kind}`)} ${link?.title ?? mpn}`}>
      <h3>
        {link ? (
          <a href={link.url} target="_blank" rel="noreferrer">
            {link.title}
          </a>
        ) : (
          <RouteLink to={buildPath('product-web_url', { web_url: item.product_web_url })}>{mpn}</RouteLink>
        )}
      </h3>
      {link ? <Note>{link.url}</Note> : null}
      <Note>{facts.filter(Boolean).join(' · ')}</Note>
      <p>{item.text}</p>
      {item.images.map((url) => (
        <Shot key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t('moderation.image')} loading="lazy" />
        </Shot>
      ))}
      {item.replies.map(({ at, text }) => (
        <Note key={at}>{`${t('actor.operator')}: ${text}`}</Note>
      ))}
      <Trouble step={step} />
      {mayChange ? (
        <Row>
          {item.status === 'pending' ? (
            <Button tone="primary" busy={step.isBusy} onClick={() => void decide('publish')}>
              {t('moderation.publish')}
            </Button>
          ) : null}
          {item.status === 'rejected' ? null : (
            <Button tone="danger" busy={step.isBusy} onClick={() => void decide('reject')}>
              {t('moderation.reject')}
            </Button>
          )}
          {kind === 'link' ? null : (
            <Button onClick={() => setReplying(!isReplying)} aria-expanded={isReplying}>
              {t('moderation.reply')}
            </Button>
          )}
        </Row>
      ) : null}
      {isReplying && kind !== 'link' ? (
        <ReplyForm
          send={(text) => moderate({ kind, id, action: 'reply', text, idempotencyKey: crypto.randomUUID() })}
          onDone={() => setReplying(false)}
        />
      ) : null}
    </StepForm>
  );
}
