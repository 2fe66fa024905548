import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartMapping } from '#contract/api/admin/catalog.ts';
import { useGetImportJobQuery, useImportProductsMutation } from '#src/api/admin/import.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { packed } from './long-file.ts';
import { ImportProgress } from './ImportProgress.tsx';

interface RunImportProps {
  file: File;
  /** Null for a file in the shop's own form. */
  mapping: PartMapping | null;
  mayAddMakers: boolean;
}

const flag = (is: boolean) => (is ? 'true' : 'false');

/** Checks the whole file, or reads it in; shows how it goes. */
export function RunImport({ file, mapping, mayAddMakers }: RunImportProps) {
  const { t } = useTranslation('admin_import');
  const mayChange = useMayChange()('catalog');
  const step = useStep(null);
  const [begin] = useImportProductsMutation();
  const [leavesOut, setLeavesOut] = useState(false);
  const [job, setJob] = useState<{ id: string; isDry: boolean } | null>(null);
  const { data: state } = useGetImportJobQuery({ job_id: job?.id ?? '' }, { skip: job === null });
  const isRunning = job !== null && (state?.status ?? 'running') === 'running';
  if (!mayChange) return null;
  const run = (isDry: boolean) =>
    void step.run(async () => {
      const said = mapping === null ? {} : { mapping: JSON.stringify(mapping) };
      const answer = await begin({
        file: await packed(file),
        ...said,
        dry_run: flag(isDry),
        new_manufacturers: flag(mayAddMakers),
        leave_out_faulty: flag(leavesOut),
      });
      if (answer.data) setJob({ id: answer.data.job_id, isDry });
      return answer;
    });
  return (
    <StepForm as="div" role="group" aria-label={t('run.heading')}>
      <h2>{t('run.heading')}</h2>
      <Note>{t('run.hint')}</Note>
      <CheckboxField label={t('run.leave_out')} checked={leavesOut} onChange={({ target }) => setLeavesOut(target.checked)} />
      <Trouble step={step} />
      <Row>
        <Button busy={step.isBusy} disabled={isRunning} onClick={() => run(true)}>
          {t('run.dry')}
        </Button>
        <Button tone="primary" busy={step.isBusy} disabled={isRunning} onClick={() => run(false)}>
          {t('run.import')}
        </Button>
      </Row>
      {job ? <ImportProgress key={job.id} id={job.id} isDry={job.isDry} /> : null}
    </StepForm>
  );
}
