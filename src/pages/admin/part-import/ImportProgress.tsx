import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Job } from '#contract/api/admin/catalog.ts';
import { useCancelImportMutation, useGetImportJobQuery } from '#src/api/admin/import.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { RowProblems } from '#src/pages/admin/shared/RowProblems.tsx';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface ImportProgressProps {
  id: string;
  isDry: boolean;
}

const beat = 1000;

/** How an import goes, the way to end it, and what was wrong with which row. */
export function ImportProgress({ id, isDry }: ImportProgressProps) {
  const { data: job } = useGetImportJobQuery({ job_id: id });
  return job && job.status !== 'running' ? <Ended job={job} isDry={isDry} /> : <Running id={id} />;
}

function Running({ id }: { id: string }) {
  const { t } = useTranslation('admin_import');
  const { integer } = useFormat();
  const step = useStep();
  const [cancel] = useCancelImportMutation();
  const { data: job } = useGetImportJobQuery({ job_id: id }, { pollingInterval: beat });
  const counts = { done: integer(job?.done ?? 0), total: integer(job?.total ?? 0) };
  return (
    <Progress>
      <span role="status">{job && job.total > 0 ? t('run.progress', counts) : t('run.begun')}</span>
      {job && job.total > 0 ? <progress value={job.done} max={job.total} aria-hidden="true" /> : <progress aria-hidden="true" />}
      <Trouble step={step} />
      <Row>
        <Button busy={step.isBusy} onClick={() => void step.run(() => cancel({ job_id: id, idempotencyKey: crypto.randomUUID() }))}>
          {t('run.cancel')}
        </Button>
      </Row>
    </Progress>
  );
}

function Ended({ job, isDry }: { job: Job; isDry: boolean }) {
  const { t } = useTranslation('admin_import');
  const { integer } = useFormat();
  const { status, errors, done } = job;
  const left = new Set(errors.map(({ row }) => row)).size;
  const counts = { rows: integer(done), left: integer(left) };
  const words =
    status === 'done'
      ? t(left > 0 ? (isDry ? 'end.dry_left' : 'end.done_left') : isDry ? 'end.dry' : 'end.done', counts)
      : t(status === 'cancelled' ? 'end.cancelled' : 'end.failed');
  return (
    <>
      <Message tone={status === 'done' ? 'success' : status === 'failed' ? 'danger' : 'info'} role="status">
        <p>{words}</p>
      </Message>
      {errors.length > 0 ? <RowProblems errors={errors} /> : null}
    </>
  );
}

const Progress = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  font: ${theme.type.dense};
  progress {
    width: 100%;
    accent-color: ${theme.color.accent.solid};
  }
`;
