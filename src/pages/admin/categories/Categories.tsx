import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetAdminCategoriesQuery, useGetAdminCategoryQuery, useGetAdminParametersQuery } from '#src/api/admin/category.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { NoCategories } from '#src/pages/admin/shared/NoCategories.tsx';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { CategoryEditor } from './CategoryEditor.tsx';
import { CategoryTree } from './CategoryTree.tsx';

/** The editor tells itself what others have changed. */
const tellNothing = () => {};

/** The tree of categories, and the editor of one. */
export function Categories() {
  const { t } = useTranslation(['admin_categories', 'admin_catalog']);
  const [search] = useSearchParams();
  const { category } = readAdminQuery(search);
  const mayChange = useMayChange()('catalog');
  const { data, error, refetch } = useGetAdminCategoriesQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="20rem" />;
  if (category !== null)
    return (
      <Stack>
        <Row>
          <ButtonLink to={adminPath({ tab: 'catalog', view: 'categories' })}>{t('admin_categories:back')}</ButtonLink>
        </Row>
        <NoticeContext value={tellNothing}>
          <OneCategory key={category} slug={category === 'new' ? null : category} tree={data.list} />
        </NoticeContext>
      </Stack>
    );
  return (
    <Stack>
      <h2>{t('admin_categories:heading')}</h2>
      <Note>{t('admin_categories:hint')}</Note>
      <Row>
        {mayChange ? (
          <ButtonLink to={adminPath({ tab: 'catalog', view: 'categories', category: 'new' })}>{t('admin_categories:new.open')}</ButtonLink>
        ) : null}
        <ButtonLink to={adminPath({ tab: 'catalog' })}>{t('admin_catalog:back')}</ButtonLink>
      </Row>
      {data.list.length === 0 ? <NoCategories /> : null}
      <CategoryTree tree={data.list} />
    </Stack>
  );
}

function OneCategory({ slug, tree }: { slug: string | null } & Pick<Parameters<typeof CategoryEditor>[0], 'tree'>) {
  const { data: parameters, error: noParameters, refetch: askAgain } = useGetAdminParametersQuery();
  const { data: category, error, refetch } = useGetAdminCategoryQuery({ web_url: slug ?? '' }, { skip: slug === null });
  if (noParameters && !parameters) return <LoadError error={noParameters} onRetry={() => void askAgain()} />;
  if (error && !category) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!parameters || (slug !== null && !category)) return <Skeleton $height="20rem" />;
  return <CategoryEditor category={category ?? null} tree={tree} known={parameters.list} />;
}
