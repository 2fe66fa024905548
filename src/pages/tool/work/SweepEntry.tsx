import { useTranslation } from 'react-i18next';
import type { InputValue } from '#calculators/define.ts';
import { heldBy, mostCurves, usualFamily } from '#calculators/sweep.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { keyOf, type RangeFault, type SweepFields, type SweepPlan } from './sweep-plan.ts';
import { useInputNames } from './use-input-names.ts';

interface SweepEntryProps {
  plan: SweepPlan;
  given: Readonly<Record<string, InputValue>>;
  fields: SweepFields;
  onChange: (change: Partial<SweepFields>) => void;
}

const scales = ['linear', 'log'] as const;

/** Which inputs are swept, and over what. */
export function SweepEntry({ plan, given, fields, onChange }: SweepEntryProps) {
  const { t } = useTranslation('tool_work');
  const { nameOf, typedOf } = useInputNames();
  const { first, second, firsts, seconds, range, faults } = plan;
  const text = { inputMode: 'text', autoComplete: 'off', spellCheck: false } as const;
  const faultText = (fault: RangeFault | undefined) => (fault === undefined ? undefined : t(`sweep.fault_${fault}`));
  return (
    <>
      <SelectField
        label={t('sweep.first')}
        options={firsts.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
        value={keyOf(first)}
        onChange={(event) => onChange({ first: event.target.value, from: null, to: null, scale: null })}
      />
      <TextField
        {...text}
        label={t('sweep.from')}
        value={fields.from ?? typedOf(first, range.from)}
        error={faultText(faults.from)}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        {...text}
        label={t('sweep.to')}
        value={fields.to ?? typedOf(first, range.to)}
        error={faultText(faults.to)}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <SelectField
        label={t('sweep.scale')}
        options={scales.map((value) => ({ value, label: t(`sweep.${value}`) }))}
        value={range.scale}
        onChange={(event) => onChange({ scale: event.target.value === 'log' ? 'log' : 'linear' })}
      />
      <SelectField
        label={t('sweep.second')}
        options={[{ value: '', label: t('sweep.no_second') }, ...seconds.map((one) => ({ value: keyOf(one), label: nameOf(one) }))]}
        value={second ? keyOf(second) : ''}
        onChange={(event) => onChange({ second: event.target.value || null, family: null })}
      />
      {second && second.input.kind !== 'choice' ? (
        <TextField
          {...text}
          label={t('sweep.family', { name: nameOf(second) })}
          hint={t('sweep.family_hint', { most: mostCurves })}
          value={
            fields.family ??
            usualFamily(second, heldBy(second, given))
              .map((value) => typedOf(second, Number(value)))
              .join('; ')
          }
          error={faults.family ? t('sweep.fault_family', { most: mostCurves }) : undefined}
          onChange={(event) => onChange({ family: event.target.value })}
        />
      ) : null}
    </>
  );
}
