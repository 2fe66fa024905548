import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ListedPage } from '#contract/api/admin/page.ts';
import { locales } from '#contract/locale.ts';
import { useGetAdminPagesQuery } from '#src/api/admin/page.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { NewPage } from './NewPage.tsx';
import { OnePage } from './OnePage.tsx';

/** The editor tells itself what others have changed. */
const tellNothing = () => {};

/** The pages about the shop, and the editor of one. */
export function Pages() {
  const { t } = useTranslation(['office_pages', 'admin']);
  const [search] = useSearchParams();
  const { about } = readAdminQuery(search);
  const mayChange = useMayChange()('content');
  const { data, error, refetch } = useGetAdminPagesQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="20rem" />;
  if (about !== null)
    return (
      <NoticeContext value={tellNothing}>
        <OnePage key={about} code={about} isKnown={data.list.some(({ code }) => code === about)} />
      </NoticeContext>
    );
  return (
    <Stack>
      <Row>
        <ButtonLink to={adminPath({ tab: 'site' })}>{t('admin:tabs.site')}</ButtonLink>
      </Row>
      <h2>{t('office_pages:heading')}</h2>
      <Note>{t('office_pages:hint')}</Note>
      <TableFrame role="group" aria-label={t('office_pages:heading')} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <HeadCell>{t('office_pages:page')}</HeadCell>
              <HeadCell>{t('office_pages:address')}</HeadCell>
              <HeadCell>{t('office_pages:own')}</HeadCell>
              <HeadCell>{t('office_pages:changed')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {data.list.map((page) => (
              <PageRow key={page.code} page={page} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {mayChange ? <NewPage known={data.list.map(({ code }) => code)} /> : null}
    </Stack>
  );
}

function PageRow({ page: { code, path, title, own, updated_at: changed } }: { page: ListedPage }) {
  const { t } = useTranslation('office_pages');
  const { date, series } = useFormat();
  return (
    <tr>
      <Cell>
        <RouteLink to={adminPath({ tab: 'site', view: 'pages', about: code })}>{title}</RouteLink>
      </Cell>
      <Cell>{path}</Cell>
      <Cell>{own.length === 0 ? t('own_none') : series(own.map((key) => locales[key].name))}</Cell>
      <Cell>{date(changed)}</Cell>
    </tr>
  );
}
