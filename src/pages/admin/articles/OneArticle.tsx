import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminArticle } from '#contract/api/admin/article.ts';
import { useGetAdminArticleQuery, useSaveArticleMutation } from '#src/api/admin/article.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { ArticleEditor } from './ArticleEditor.tsx';

const list = adminPath({ tab: 'site', view: 'articles' });

/** One article: as it stands, or the blank one of a new address. */
export function OneArticle({ kind, slug }: Pick<AdminArticle, 'kind' | 'slug'>) {
  const { t } = useTranslation('admin_articles');
  const { data: article, error, refetch } = useGetAdminArticleQuery({ kind, slug });
  return (
    <Stack>
      <Row>
        <ButtonLink to={list}>{t('back')}</ButtonLink>
        {article && (article.live || article.is_shipped) ? <ButtonLink to={article.path}>{t('see')}</ButtonLink> : null}
        {article?.preview_path ? (
          <RouteLink to={article.preview_path} target="_blank">
            {t('see_draft')}
          </RouteLink>
        ) : null}
      </Row>
      {error && !article ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {article ? <ArticleEditor article={article} /> : error ? null : <Skeleton $height="20rem" />}
      {article && article.version > 0 ? <TakeAway article={article} /> : null}
    </Stack>
  );
}

/** Takes away the draft, or everything that the operator has written. */
function TakeAway({ article: { kind, slug, version, is_shipped: isShipped, live, draft } }: { article: AdminArticle }) {
  const { t } = useTranslation('admin_articles');
  const mayChange = useMayChange()('content');
  const navigate = useNavigate();
  const step = useStep();
  const [save] = useSaveArticleMutation();
  if (!mayChange) return null;
  const put = (state: Pick<NonNullable<AdminArticle['live']>, 'texts' | 'facts' | 'until'>) =>
    step.run(() => save({ kind, slug, ...state, version, idempotencyKey: crypto.randomUUID() }));
  const remove = async () => {
    if (await put({ texts: {}, facts: null, until: null })) void navigate(list);
  };
  const label = t(isShipped ? 'reset' : 'remove');
  return (
    <>
      <Trouble step={step} />
      <Row>
        {draft && live ? (
          <Asked label={t('discard')} title={t('discard')} isBusy={step.isBusy} onSure={() => void put(live)}>
            <p>{t('discard_text')}</p>
          </Asked>
        ) : null}
        <Asked label={label} title={label} isBusy={step.isBusy} onSure={() => void remove()}>
          <p>{t(isShipped ? 'reset_text' : 'remove_text')}</p>
        </Asked>
      </Row>
    </>
  );
}
