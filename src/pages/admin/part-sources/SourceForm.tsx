import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PartSource, pullMinutes } from '#contract/api/admin/part-source.ts';
import { useGetImportMappingsQuery } from '#src/api/admin/import.ts';
import { useSavePartSourceMutation } from '#src/api/admin/part-source.ts';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { LoginFields } from './LoginFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { draftOf, requestOf } from './source-draft.ts';
import { TakingFields } from './TakingFields.tsx';

interface SourceFormProps {
  /** Null for a new one. */
  source: PartSource | null;
  onDone: () => void;
}

/** Names a place that a list of parts is taken from, or changes it. */
export function SourceForm({ source, onDone }: SourceFormProps) {
  const { t } = useTranslation('admin_part_sources');
  const step = useStep('saved');
  const send = use(FactorContext);
  const [save] = useSavePartSourceMutation();
  const [draft, setDraft] = useState(draftOf(source));
  const mappings = useGetImportMappingsQuery().data?.list ?? [];
  const title = source ? t('change_named', { name: source.name }) : t('new');
  const submit = async () => {
    const isDone = await step.run(() => send(() => save({ ...requestOf(draft, source?.id), idempotencyKey: crypto.randomUUID() })));
    if (!isDone) return;
    setDraft(draftOf(null));
    onDone();
  };
  const fields = { draft, step, onChange: setDraft };
  return (
    <StepForm
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{title}</h3>
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={60}
        error={step.errorAt('name')}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <PlaceFields {...fields} />
      <LoginFields {...fields} mayKeep={source?.place.kind === draft.kind} />
      <TakingFields {...fields} mappings={mappings.map(({ name }) => name)} limits={pullMinutes} />
      <Trouble step={step} />
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('save')}
        </Button>
        {source ? <Button onClick={onDone}>{t('leave')}</Button> : null}
      </Row>
    </StepForm>
  );
}
