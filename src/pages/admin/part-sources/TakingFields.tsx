import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { WideFields } from '#src/pages/admin/shared/parts.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DraftProps } from './PlaceFields.tsx';

interface TakingFieldsProps extends DraftProps {
  /** Names of those that are kept. */
  mappings: readonly string[];
  /** Minutes. */
  limits: { least: number; most: number };
}

const extents = ['stock_and_prices', 'parts'] as const;

/** How the file is read, how often, and what it may change. */
export function TakingFields({ draft, step, onChange, mappings, limits: { least, most } }: TakingFieldsProps) {
  const { t } = useTranslation(['admin_part_sources', 'admin_import']);
  const { integer } = useFormat();
  const known = draft.mapping === '' || mappings.includes(draft.mapping) ? mappings : [draft.mapping, ...mappings];
  return (
    <>
      <WideFields>
        <SelectField
          label={t('mapping')}
          value={draft.mapping}
          error={step.errorAt('mapping')}
          options={[{ value: '', label: t('mapping_none') }, ...known.map((name) => ({ value: name, label: name }))]}
          onChange={({ target }) => onChange({ ...draft, mapping: target.value })}
        />
        <TextField
          label={t('every')}
          hint={t('every_hint', { least: integer(least), most: integer(most) })}
          inputMode="numeric"
          value={draft.every}
          maxLength={5}
          error={step.errorAt('every_minutes')}
          onChange={({ target }) => onChange({ ...draft, every: target.value })}
        />
        <SelectField
          label={t('changes.label')}
          value={draft.changes}
          options={extents.map((value) => ({ value, label: t(`changes.${value}`) }))}
          onChange={({ target }) => onChange({ ...draft, changes: extents.find((one) => one === target.value) ?? 'stock_and_prices' })}
        />
      </WideFields>
      <CheckboxField
        label={t('admin_import:run.leave_out')}
        checked={draft.leaveOutFaulty}
        onChange={({ target }) => onChange({ ...draft, leaveOutFaulty: target.checked })}
      />
      {draft.changes === 'parts' ? (
        <CheckboxField
          label={t('admin_import:fixed.makers')}
          checked={draft.newManufacturers}
          onChange={({ target }) => onChange({ ...draft, newManufacturers: target.checked })}
        />
      ) : null}
    </>
  );
}
