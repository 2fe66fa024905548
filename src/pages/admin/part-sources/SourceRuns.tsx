import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PartSource } from '#contract/api/admin/part-source.ts';
import { useGetPartSourceRunsQuery } from '#src/api/admin/part-source.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { Group, Note } from '#src/pages/admin/shared/parts.ts';
import { RowProblems } from '#src/pages/admin/shared/RowProblems.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { RunState } from './RunState.tsx';

/** Runs of one place, the newest first, each with what was wrong with which row. */
export function SourceRuns({ source: { id, name } }: { source: PartSource }) {
  const { t } = useTranslation(['admin_part_sources', 'admin_import']);
  const [search] = useSearchParams();
  const { page } = readAdminQuery(search);
  const { data, error, refetch } = useGetPartSourceRunsQuery({ id, page });
  const title = t('runs_of', { name });
  return (
    <Group aria-label={title}>
      <h3>{title}</h3>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="12rem" />}
      {data?.list.length === 0 ? <Note>{t('runs_none')}</Note> : null}
      {data?.list.map((run) => (
        <div key={run.id}>
          <RunState run={run} />
          {run.errors.length > 0 ? (
            <details>
              <summary>{t('admin_import:end.problem')}</summary>
              <RowProblems errors={run.errors} />
            </details>
          ) : null}
        </div>
      ))}
      {data ? <ListPages data={data} /> : null}
    </Group>
  );
}
