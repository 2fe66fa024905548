import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetPartSourcesQuery } from '#src/api/admin/part-source.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { OneSource } from './OneSource.tsx';
import { SourceForm } from './SourceForm.tsx';
import { SourceRuns } from './SourceRuns.tsx';

/** How soon a run that was asked for shows. */
const beat = 10_000;

/** Places that lists of parts are taken from, and the runs of the one that the page's address names. */
export function PartSources() {
  const { t } = useTranslation(['admin_part_sources', 'admin_import']);
  const [search] = useSearchParams();
  const may = useMayChange();
  const [changed, setChanged] = useState<string | null>(null);
  const { data, error, refetch } = useGetPartSourcesQuery(undefined, { pollingInterval: beat });
  const shown = data?.list.find(({ id }) => id === search.get('source'));
  return (
    <Stack>
      <Row>
        <RouteLink to={adminPath({ tab: 'catalog', view: 'import' })}>{t('admin_import:heading')}</RouteLink>
      </Row>
      <h2>{t('heading')}</h2>
      <Note>{t('hint')}</Note>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="6rem" />}
      {data?.list.length === 0 ? <Note>{t('none')}</Note> : null}
      {data?.list.map((source) =>
        source.id === changed ? (
          <SourceForm key={source.id} source={source} onDone={() => setChanged(null)} />
        ) : (
          <OneSource key={source.id} source={source} onChange={() => setChanged(source.id)} />
        ),
      )}
      {shown ? <SourceRuns key={shown.id} source={shown} /> : null}
      {data && changed === null && may('people') ? <SourceForm source={null} onDone={() => {}} /> : null}
    </Stack>
  );
}
