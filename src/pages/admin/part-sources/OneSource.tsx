import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartSource } from '#contract/api/admin/part-source.ts';
import { usePausePartSourceMutation, useRemovePartSourceMutation, useRunPartSourceMutation } from '#src/api/admin/part-source.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { Button } from '#src/ui/Button.tsx';
import { RunState } from './RunState.tsx';

interface OneSourceProps {
  source: PartSource;
  onChange: () => void;
}

/** One place: what it is, how its last run went, and what may be done with it. */
export function OneSource({ source, onChange }: OneSourceProps) {
  const { t } = useTranslation('admin_part_sources');
  const step = useStep();
  const may = useMayChange();
  const [pause] = usePausePartSourceMutation();
  const [run] = useRunPartSourceMutation();
  const [remove] = useRemovePartSourceMutation();
  const [isAsked, setAsked] = useState(false);
  const { id, name, paused_at: paused, last_run: last } = source;
  const own = () => ({ id, idempotencyKey: crypto.randomUUID() });
  return (
    <Group aria-label={name}>
      <h3>{name}</h3>
      <Note>{useSourceFacts(source)}</Note>
      {last ? <RunState run={last} /> : <Note>{t('runs_none')}</Note>}
      <Trouble step={step} />
      {isAsked ? <Note role="status">{t('run_asked')}</Note> : null}
      <Row>
        <RouteLink to={adminPath({ tab: 'catalog', view: 'sources', source: id })}>{t('runs')}</RouteLink>
        {may('catalog') ? (
          <>
            <Button busy={step.isBusy} onClick={() => void step.run(() => run(own())).then(setAsked)}>
              {t('run')}
            </Button>
            <Button busy={step.isBusy} onClick={() => void step.run(() => pause({ ...own(), paused: paused === null }))}>
              {t(paused === null ? 'pause' : 'resume')}
            </Button>
          </>
        ) : null}
        {may('people') ? (
          <>
            <Button onClick={onChange}>{t('change')}</Button>
            <Asked
              label={t('remove')}
              title={t('remove_named', { name })}
              isBusy={step.isBusy}
              onSure={() => void step.run(() => remove(own()))}
            >
              <p>{t('remove_text')}</p>
            </Asked>
          </>
        ) : null}
      </Row>
    </Group>
  );
}

/** Where it lies, and when and how it is taken. */
function useSourceFacts({ place, mapping, every_minutes, changes, paused_at: paused, next_at, failures }: PartSource): string {
  const { t } = useTranslation('admin_part_sources');
  const { integer, date, dateTime } = useFormat();
  const address =
    place.kind === 'web'
      ? place.url
      : place.kind === 's3'
        ? `${place.endpoint} · ${place.bucket} · ${place.key}`
        : `sftp://${place.user}@${place.host}:${place.port}/${place.path.replace(/^\//, '')}`;
  const facts = [
    mapping ?? '',
    t(`changes.${changes}`),
    t('every_short', { minutes: integer(every_minutes) }),
    paused === null ? t('next', { date: dateTime(next_at) }) : t('paused', { date: date(paused) }),
    failures > 0 ? t('failing', { failures: integer(failures) }) : '',
  ];
  return [address, facts.filter(Boolean).join(' · ')].join('\n');
}
