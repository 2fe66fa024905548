import { useTranslation } from 'react-i18next';
import type { SourceRun } from '#contract/api/admin/part-source.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';

const tones = { running: 'info', done: 'good', unchanged: 'neutral', failed: 'stopped' } as const;

/** When a run was and what came of it. */
export function RunState({ run }: { run: Omit<SourceRun, 'errors'> }) {
  const { t } = useTranslation('admin_part_sources');
  const { integer, dateTime } = useFormat();
  const { begun_at, status, reason, detail, rows, skipped, problems } = run;
  const facts = [
    dateTime(begun_at),
    reason === null ? '' : [t(`reason.${reason}`), detail].filter(Boolean).join(': '),
    rows === null ? '' : t('rows', { rows: integer(rows) }),
    skipped ? t('skipped', { skipped: integer(skipped) }) : '',
    problems ? t('problems', { problems: integer(problems) }) : '',
  ];
  return (
    <div>
      <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
      <Note>{facts.filter(Boolean).join(' · ')}</Note>
    </div>
  );
}
