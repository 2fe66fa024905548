import type { QuantityInput } from '#calculators/define.ts';
import { toHeld, toShown } from '#calculators/units.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { FieldHint } from '#src/ui/field-style.ts';
import { useToolContext } from './tool-context.ts';
import { readQuantity } from './read-quantity.ts';
import { stepValue } from './step-value.ts';
import type { Entry } from './tool-address.ts';
import { fieldText, joined } from './tool-format.ts';
import { UnitField } from './UnitField.tsx';

export interface QuantityEntryProps {
  id: string;
  label: string;
  input: Pick<QuantityInput, 'unit' | 'show' | 'integer'>;
  entry: Entry;
  isUnlabelled?: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  focused: boolean;
  onChange: (change: Partial<Entry>) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** What was understood is repeated whole: 11M0592 is 11.0592 MHz. */
const understoodDigits = 12;

/** The field of one quantity: what was typed stays; a unit that was typed becomes the field's. */
export function QuantityEntry({
  id,
  label,
  input,
  entry,
  isUnlabelled = false,
  invalid,
  describedBy,
  focused,
  onChange,
  onFocus,
  onBlur,
}: QuantityEntryProps) {
  const { t } = useTranslation('tool');
  const { show } = useToolContext();
  const format = useFormat();
  const { unit } = input;
  const { typed, value, shown } = entry;
  const units = input.show.includes(shown) ? input.show : [...input.show, shown];
  const text = typed ?? (typeof value === 'number' ? fieldText(value, unit, shown, format) : '');

  function current(): number | null {
    if (typed === null) return typeof value === 'number' ? value : null;
    const read = readQuantity(typed, unit, shown);
    return read.ok ? read.value : null;
  }
  function step(direction: 1 | -1, many: boolean) {
    const held = current() ?? 0;
    const next = toHeld(stepValue(toShown(held, unit, shown), direction, many, input.integer === true), unit, shown);
    if (Number.isFinite(next)) onChange({ typed: null, value: next });
  }
  function leave() {
    // Once left, the field shows the value in its own unit, so that nobody reads "4k7" beside "MΩ".
    const read = typed === null ? null : readQuantity(typed, unit, shown);
    if (read?.ok) onChange({ typed: null, value: read.value, shown: read.shown ?? shown });
    onBlur();
  }
  const read = typed === null ? null : readQuantity(typed, unit, shown);
  const understood = read?.ok && read.interpreted ? joined(show(read.value, unit, input.show, undefined, understoodDigits)) : '';
  return (
    <>
      <UnitField
        id={id}
        label={label}
        text={text}
        unit={unit}
        shown={shown}
        units={units}
        isUnlabelled={isUnlabelled}
        invalid={invalid}
        describedBy={describedBy}
        focused={focused}
        onText={(next) => onChange({ typed: next })}
        onUnit={(next) => onChange({ typed: null, value: current(), shown: next })}
        onStep={step}
        onFocus={onFocus}
        onBlur={leave}
      />
      {understood === '' ? null : <FieldHint>{t('understood', { value: understood })}</FieldHint>}
    </>
  );
}
