import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttributeDefinition } from '#contract/api/part.ts';
import { shownUnit } from '#contract/units.ts';
import { typedQuantity } from '#contract/value/typed-quantity.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import type { TypedValue } from './product-draft.ts';

interface ParameterFieldProps {
  definition: AttributeDefinition;
  value: TypedValue;
  theirs: TypedValue | undefined;
  error: string | undefined;
  onChange: (value: TypedValue) => void;
}

/** One parameter; beside a quantity stands how it is understood. */
export function ParameterField({ definition, value, theirs, error, onChange }: ParameterFieldProps) {
  const { t } = useTranslation('admin_catalog');
  const { quantity, unit: unitText } = useFormat();
  const { tag } = useLocale();
  const { kind, unit, name, options = [] } = definition;
  const label = unit === '' ? name : `${name} (${unitText(shownUnit(unit))})`;
  const understood = (text: string) => {
    const read = typedQuantity(text, unit, tag);
    return text.trim() !== '' && read.ok ? `= ${quantity(read.value, unit)}` : '';
  };
  /** What the shop refuses as it cannot be read is said with the unit that it would be read in. */
  const wrong = (text: string) =>
    error === undefined || unit === '' || text.trim() === '' || typedQuantity(text, unit, tag).ok
      ? error
      : t('parameters.wrong_unit', { unit: unitText(shownUnit(unit)) });
  if (kind === 'range') {
    const ends = typeof value === 'string' ? { low: value, high: value } : value;
    const others = typeof theirs === 'object' ? theirs : undefined;
    const end = (which: 'low' | 'high') => (
      <DraftField
        label={t(`parameters.${which}`, { name: label })}
        value={ends[which]}
        hint={understood(ends[which])}
        theirs={others?.[which]}
        error={which === 'low' ? wrong(ends.low) : undefined}
        maxLength={40}
        onText={(text) => onChange({ ...ends, [which]: text })}
      />
    );
    return (
      <Ends>
        {end('low')}
        {end('high')}
      </Ends>
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (kind === 'option' || kind === 'boolean') {
    const choices = kind === 'option' ? options.map((one) => ({ value: one.key, label: one.name })) : yesOrNo(t('yes'), t('no'));
    return (
      <SelectField
        label={label}
        value={text}
        error={error}
        options={[{ value: '', label: t('not_stated') }, ...choices]}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <DraftField
      label={label}
      value={text}
      hint={kind === 'number' ? understood(text) : ''}
      theirs={typeof theirs === 'string' ? theirs : undefined}
      error={kind === 'number' ? wrong(text) : error}
      maxLength={kind === 'number' ? 40 : 500}
      onText={onChange}
    />
  );
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space['2']};
`;
