import { useTranslation } from 'react-i18next';
import type { BulkChange } from '#contract/api/admin/bulk.ts';
import { lifecycles, rohsStates } from '#contract/api/part.ts';
import { useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { bulkFields, useBulkWords } from './use-bulk-words.ts';

export interface TypedChange {
  field: BulkChange['field'];
  /** Percent as typed, a slug or a state. */
  value: string;
}

interface ChangeFieldsProps {
  typed: TypedChange;
  error: string | undefined;
  onType: (typed: TypedChange) => void;
}

/** What is changed, and to what. */
export function ChangeFields({ typed, error, onType }: ChangeFieldsProps) {
  const { t } = useTranslation('admin_bulk');
  const { fieldName } = useBulkWords();
  const { field, value } = typed;
  const options = useOptions(field);
  return (
    <>
      <SelectField
        compact
        label={t('change')}
        value={field}
        options={bulkFields.map((one) => ({ value: one, label: fieldName(one) }))}
        onChange={({ target }) => onType({ field: bulkFields.find((one) => one === target.value) ?? 'price', value: '' })}
      />
      {options === null ? (
        <TextField
          compact
          label={t('percent')}
          hint={t('percent_hint')}
          inputMode="decimal"
          maxLength={12}
          value={value}
          error={error}
          onChange={({ target }) => onType({ field, value: target.value })}
        />
      ) : (
        <SelectField
          compact
          label={t('to')}
          value={value}
          error={error}
          options={[{ value: '', label: '–' }, ...options]}
          onChange={({ target }) => onType({ field, value: target.value })}
        />
      )}
    </>
  );
}

function useOptions(field: BulkChange['field']): { value: string; label: string }[] | null {
  const { t } = useTranslation(['admin_bulk', 'product']);
  const { data: choices } = useGetProductChoicesQuery();
  if (field === 'price') return null;
  if (field === 'hidden')
    return [
      { value: 'yes', label: t('admin_bulk:hide') },
      { value: 'no', label: t('admin_bulk:show') },
    ];
  if (field === 'category') return (choices?.categories ?? []).map(({ web_url, path }) => ({ value: web_url, label: path.join(' › ') }));
  if (field === 'manufacturer') return (choices?.manufacturers ?? []).map(({ web_url, name }) => ({ value: web_url, label: name }));
  if (field === 'lifecycle') return lifecycles.map((one) => ({ value: one, label: t(`product:lifecycle.${one}`) }));
  return rohsStates.map((one) => ({ value: one, label: t(`product:rohs.${one}`) }));
}
