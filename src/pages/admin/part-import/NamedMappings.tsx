import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartMapping } from '#contract/api/admin/catalog.ts';
import { useGetImportMappingsQuery, useSaveImportMappingMutation } from '#src/api/admin/import.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface NamedMappingsProps {
  mapping: PartMapping;
  /** Of the file that is there. */
  columns: number;
  onTake: (mapping: PartMapping) => void;
}

/** Mappings that were kept, for lists that come again and again. */
export function NamedMappings({ mapping, columns, onTake }: NamedMappingsProps) {
  const { t } = useTranslation('admin_import');
  const mayChange = useMayChange()('catalog');
  const list = useGetImportMappingsQuery().data?.list ?? [];
  const [save] = useSaveImportMappingMutation();
  const step = useStep(null);
  const [name, setName] = useState('');
  const [kept, setKept] = useState<string | null>(null);
  const keep = (which: string, what: PartMapping | null) =>
    step.run(async () => {
      const answer = await save({ name: which, mapping: what, idempotencyKey: crypto.randomUUID() });
      if (answer.data) setKept(what === null ? null : which);
      return answer;
    });
  /** As many columns as the file has, with its own rows of names and sheet. */
  const take = (chosen: string) => {
    const found = list.find((one) => one.name === chosen)?.mapping;
    setName(chosen);
    if (found) onTake({ ...found, columns: Array.from({ length: Math.max(1, columns) }, (_, place) => found.columns[place] ?? '') });
  };
  const isKnown = list.some((one) => one.name === name);
  return (
    <>
      <Row>
        {list.length > 0 ? (
          <SelectField
            compact
            label={t('kept.take')}
            value={isKnown ? name : ''}
            options={[{ value: '', label: t('kept.none') }, ...list.map((one) => ({ value: one.name, label: one.name }))]}
            onChange={({ target }) => take(target.value)}
          />
        ) : null}
        {mayChange ? (
          <>
            <TextField
              compact
              label={t('kept.name')}
              value={name}
              maxLength={60}
              error={step.errorAt('name')}
              onChange={({ target }) => setName(target.value)}
            />
            <Button busy={step.isBusy} onClick={() => void keep(name.trim(), mapping)} disabled={name.trim() === ''}>
              {t('kept.save')}
            </Button>
            {isKnown ? <Button onClick={() => void keep(name, null)}>{t('kept.forget', { name })}</Button> : null}
          </>
        ) : null}
        <span role="status">{kept === null ? '' : t('kept.saved', { name: kept })}</span>
      </Row>
      <Trouble step={step} />
    </>
  );
}
