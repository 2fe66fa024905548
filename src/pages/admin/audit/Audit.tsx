import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useGetAuditQuery } from '#src/api/admin/audit.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';

const filters = ['actor', 'action', 'target', 'from', 'to'] as const;

/** Who changed what, when, and how it was told. */
export function Audit() {
  const { t } = useTranslation(['admin_audit', 'admin']);
  const { dateTime } = useFormat();
  const [search] = useSearchParams();
  const { page } = readAdminQuery(search);
  const asked = Object.fromEntries(filters.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])));
  const { currentData: data, error, refetch } = useGetAuditQuery({ ...asked, page, page_size: 50 });
  return (
    <Stack>
      <Note>{t('admin_audit:hint')}</Note>
      <Filter />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <TableFrame>
          <Table aria-label={t('admin:tabs.audit')}>
            <thead>
              <tr>
                {(['when', 'actor', 'action', 'target', 'detail'] as const).map((name) => (
                  <HeadCell key={name}>{t(`admin_audit:${name}`)}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ at, actor, role, action, target, detail }, place) => (
                // Several changes may be of one moment.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={`${at} ${place}`}>
                  <Cell>{dateTime(at)}</Cell>
                  <Cell>{actor === 'console' && role === null ? t('admin_audit:console') : actor}</Cell>
                  <Cell>{action}</Cell>
                  <Cell>{target}</Cell>
                  <Cell>{Object.keys(detail).length === 0 ? null : <Detail detail={detail} />}</Cell>
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

function Detail({ detail }: { detail: Record<string, unknown> }) {
  const { t } = useTranslation('admin_audit');
  return (
    <details>
      <summary>{t('show')}</summary>
      <Values>{JSON.stringify(detail, null, 2)}</Values>
    </details>
  );
}

function Filter() {
  const { t } = useTranslation(['admin_audit', 'admin']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <form
      role="search"
      aria-label={t('admin:filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void navigate(adminPath({ tab: 'audit', ...Object.fromEntries(filters.map((name) => [name, textOf(form, name)])) }));
      }}
    >
      <Row>
        {filters.map((name) => (
          <TextField
            compact
            key={`${name} ${search.get(name) ?? ''}`}
            name={name}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            label={t(`admin_audit:${name}`)}
            defaultValue={search.get(name) ?? ''}
            maxLength={60}
          />
        ))}
        <Button type="submit">{t('admin:filter.find')}</Button>
      </Row>
    </form>
  );
}

const Values = styled.pre`
  margin: ${theme.space['2']} 0;
  font: ${theme.type.dense};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
