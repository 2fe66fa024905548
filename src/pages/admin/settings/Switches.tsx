import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note } from '#src/pages/admin/shared/parts.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

interface SwitchesProps<Value extends string> {
  heading: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** What somebody else has saved here meanwhile. */
  theirs: readonly Value[] | undefined;
  error?: string | undefined;
  onChange: (chosen: Value[]) => void;
}

/** Things that are each on or off. */
export function Switches<Value extends string>({ heading, hint, options, chosen, theirs, error, onChange }: SwitchesProps<Value>) {
  const { t } = useTranslation('admin');
  const { series } = useFormat();
  const mayChange = useMayChange()('settings');
  const named = options.filter(({ value }) => theirs?.includes(value)).map(({ label }) => label);
  return (
    <Group>
      <legend>
        <h3>{heading}</h3>
      </legend>
      {hint === undefined ? null : <Note>{hint}</Note>}
      {theirs ? <Note>{named.length > 0 ? t('draft.theirs', { value: series(named) }) : t('draft.theirs_empty')}</Note> : null}
      {options.map(({ value, label }, index) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          disabled={!mayChange}
          error={index === 0 ? error : undefined}
          onChange={({ target }) =>
            onChange(options.map((one) => one.value).filter((one) => (one === value ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </Group>
  );
}
