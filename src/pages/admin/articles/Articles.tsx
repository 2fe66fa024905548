import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { articleStates, type ListedArticle } from '#contract/api/admin/article.ts';
import { contentKinds } from '#contract/api/article.ts';
import { locales } from '#contract/locale.ts';
import { useGetAdminArticlesQuery } from '#src/api/admin/article.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Cell } from '#src/ui/table.ts';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { NewArticle } from './NewArticle.tsx';
import { OneArticle } from './OneArticle.tsx';

/** The editor tells itself what others have changed. */
const tellNothing = () => {};

/** Everything that is written to be read, and the editor of one. */
export function Articles() {
  const [search] = useSearchParams();
  const { slug, kind: asked } = readAdminQuery(search);
  const kind = contentKinds.find((one) => one === asked);
  if (slug === null || kind === undefined) return <AllArticles />;
  return (
    <NoticeContext value={tellNothing}>
      <OneArticle key={`${kind}/${slug}`} kind={kind} slug={slug} />
    </NoticeContext>
  );
}

function AllArticles() {
  const { t } = useTranslation(['admin_articles', 'admin', 'common']);
  const [search] = useSearchParams();
  const { keyword, page, state } = readAdminQuery(search);
  const mayChange = useMayChange()('content');
  const kind = contentKinds.find((one) => one === search.get('kind'));
  const status = articleStates.find((one) => one === state);
  const query = useGetAdminArticlesQuery({ kind, status, keyword, page });
  const columns = ['article', 'kind', 'address', 'state', 'missing', 'changed'] as const;
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'site' })}>{t('admin:tabs.site')}</ButtonLink>
      </Row>
      <h2>{t('admin_articles:heading')}</h2>
      <Note>{t('admin_articles:hint')}</Note>
      <ListTable
        tab="site"
        view="articles"
        caption={t('admin_articles:heading')}
        word={t('admin_articles:word')}
        states={articleStates.map((value) => ({ value, label: t(`admin_articles:states.${value}`) }))}
        more={[
          {
            name: 'kind',
            label: t('admin_articles:kind'),
            options: contentKinds.map((value) => ({ value, label: t(`common:search.kinds.${value}`) })),
          },
        ]}
        query={query}
        columns={columns.map((one) => ({ title: t(`admin_articles:${one}`) }))}
        renderRow={(one) => <ArticleRow key={one.path} article={one} />}
      />
      {mayChange ? <NewArticle /> : null}
    </Stack>
  );
}

function ArticleRow({ article }: { article: ListedArticle }) {
  const { t } = useTranslation(['admin_articles', 'common']);
  const { date } = useFormat();
  const { kind, slug, path, title, state, missing, updated_at: changed } = article;
  return (
    <tr>
      <Cell>
        <RouteLink to={adminPath({ tab: 'site', view: 'articles', kind, slug })}>{title}</RouteLink>
      </Cell>
      <Cell>{t(`common:search.kinds.${kind}`)}</Cell>
      <Cell>{path}</Cell>
      <Cell>{t(`admin_articles:states.${state}`)}</Cell>
      <Cell>{missing.length === 0 ? '–' : missing.map((key) => locales[key].words.toUpperCase()).join(' ')}</Cell>
      <Cell>{date(changed)}</Cell>
    </tr>
  );
}
