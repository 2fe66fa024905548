import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useGetOutlinesQuery } from '#src/api/admin/outline.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { PackageThumb } from '#src/components/drawing/PackageThumb.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { OneOutline } from './OneOutline.tsx';

/** The outlines that packages are drawn by, and one of them. */
export function Outlines() {
  const [search] = useSearchParams();
  const { outline } = readAdminQuery(search);
  return outline === null ? <AllOutlines /> : <OneOutline key={outline} id={outline} />;
}

function AllOutlines() {
  const { t } = useTranslation(['admin_outlines', 'admin']);
  const { integer, number } = useFormat();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { keyword, page } = readAdminQuery(search);
  const { currentData: data, error, refetch } = useGetOutlinesQuery({ keyword, page });
  return (
    <Stack>
      <h2>{t('admin_outlines:heading')}</h2>
      <Note>{t('admin_outlines:hint')}</Note>
      <form
        role="search"
        aria-label={t('admin:filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(adminPath({ tab: 'catalog', view: 'outlines', keyword: textOf(event.currentTarget, 'keyword') }));
        }}
      >
        <Row>
          <TextField
            compact
            key={keyword}
            name="keyword"
            type="search"
            label={t('admin_outlines:word')}
            defaultValue={keyword}
            maxLength={60}
          />
          <Button type="submit">{t('admin:filter.find')}</Button>
          <ButtonLink to={adminPath({ tab: 'catalog' })}>{t('admin_outlines:parts_link')}</ButtonLink>
        </Row>
      </form>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <TableFrame>
          <Table aria-label={t('admin_outlines:heading')}>
            <thead>
              <tr>
                <HeadCell>
                  <VisuallyHidden>{t('admin_outlines:drawing')}</VisuallyHidden>
                </HeadCell>
                <HeadCell>{t('admin_outlines:field.name')}</HeadCell>
                <HeadCell $number>{t('admin_outlines:size')}</HeadCell>
                <HeadCell $number>{t('admin_outlines:field.pins')}</HeadCell>
                <HeadCell $number>{t('admin_outlines:parts')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ outline, parts }) => (
                <tr key={outline.id}>
                  <Cell>
                    <PackageThumb outline={outline} name={outline.name} />
                  </Cell>
                  <Cell>
                    <RouteLink to={adminPath({ tab: 'catalog', view: 'outlines', outline: outline.id })}>{outline.name}</RouteLink>
                  </Cell>
                  <Cell $number>{`${number(outline.body.length)} × ${number(outline.body.width)}`}</Cell>
                  <Cell $number>{integer(outline.pins)}</Cell>
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
