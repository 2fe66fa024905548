import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useGetMakersQuery } from '#src/api/admin/manufacturer.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { OneMaker } from './OneMaker.tsx';

/** The makers with the names that they go by, and one of them. */
export function Makers() {
  const [search] = useSearchParams();
  const { maker } = readAdminQuery(search);
  return maker === null ? <AllMakers /> : <OneMaker key={maker} slug={maker} />;
}

function AllMakers() {
  const { t } = useTranslation(['admin_manufacturers', 'admin']);
  const { integer, series } = useFormat();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { keyword, page } = readAdminQuery(search);
  const { currentData: data, error, refetch } = useGetMakersQuery({ keyword, page });
  return (
    <Stack>
      <h2>{t('admin_manufacturers:heading')}</h2>
      <Note>{t('admin_manufacturers:hint')}</Note>
      <form
        role="search"
        aria-label={t('admin:filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(adminPath({ tab: 'catalog', view: 'makers', keyword: textOf(event.currentTarget, 'keyword') }));
        }}
      >
        <Row>
          <TextField
            compact
            key={keyword}
            name="keyword"
            type="search"
            label={t('admin_manufacturers:word')}
            defaultValue={keyword}
            maxLength={60}
          />
          <Button type="submit">{t('admin:filter.find')}</Button>
          <ButtonLink to={adminPath({ tab: 'catalog' })}>{t('admin_manufacturers:parts_link')}</ButtonLink>
        </Row>
      </form>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <TableFrame>
          <Table aria-label={t('admin_manufacturers:heading')}>
            <thead>
              <tr>
                <HeadCell>{t('admin_manufacturers:maker')}</HeadCell>
                <HeadCell>{t('admin_manufacturers:aliases')}</HeadCell>
                <HeadCell $number>{t('admin_manufacturers:parts')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ web_url: slug, name, aliases, parts }) => (
                <tr key={slug}>
                  <Cell>
                    <RouteLink to={adminPath({ tab: 'catalog', view: 'makers', maker: slug })}>{name}</RouteLink>
                  </Cell>
                  <Cell>{series(aliases)}</Cell>
                  <Cell $number>{integer(parts)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      ) : null}
      {data ? <ListPages data={data} /> : null}
    </Stack>
  );
}
