import type { QuantityInput } from '#calculators/define.ts';
import { isHexadecimal, toHeld, toShown } from '#calculators/units.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { stepValue } from './step-value.ts';
import type { Entry } from '#src/pages/tool/tool-address.ts';
import { fieldText, joined } from '#src/pages/tool/tool-format.ts';
import { fetchFurtherReadings } from '#src/pages/tool/typed/fetch-readings.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import { Understood } from './Understood.tsx';
import { UnitField } from './UnitField.tsx';
import { usePrintedCode } from './use-printed-code.ts';

export interface QuantityEntryProps {
  id: string;
  label: string;
  input: Pick<QuantityInput, 'unit' | 'show' | 'integer' | 'min' | 'above'>;
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

/** The field of one quantity: what was typed stays until the field is left; a unit that was typed counts for that number only. */
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
  const { show } = useToolContext();
  const format = useFormat();
  const { tag } = useLocale();
  const { unit } = input;
  const { typed, value, shown } = entry;
  const units = input.show.includes(shown) ? input.show : [...input.show, shown];
  const text = typed ?? (typeof value === 'number' ? fieldText(value, unit, shown, format) : '');
  const read = typed === null ? null : readQuantity(typed, unit, shown, tag);
  const held = read === null ? (typeof value === 'number' ? value : null) : read.ok ? read.value : null;
  const code = usePrintedCode(typed, unit);
  const other = (read?.ok ? (read.other ?? code) : entry.other) ?? null;

  function step(direction: 1 | -1, many: boolean) {
    const next = toHeld(stepValue(toShown(held ?? 0, unit, shown), direction, many, input.integer === true), unit, shown);
    if (Number.isFinite(next)) onChange({ typed: null, value: next, other: null });
  }
  function focus() {
    fetchFurtherReadings().catch(() => null); // without them a field reads what it can
    onFocus();
  }
  function leave() {
    // Once left, the field shows the value in its own unit, so that nobody reads "4k7" beside "MΩ", and the next number is in the unit beside it.
    if (read?.ok) onChange({ typed: null, value: read.value, other });
    onBlur();
  }
  const takeOther = other === null || held === null ? undefined : () => onChange({ typed: null, value: other, other: held });
  const written = (one: number) => joined(show(one, unit, input.show, undefined, understoodDigits));
  // Phones have no minus among their digits, and no letters of base 16; "4k7" is 4.7 with the unit beside it.
  const isPlain = (input.min ?? input.above ?? -1) >= 0 && !isHexadecimal(unit, shown);
  const keys = isPlain && !units.some((one) => one === 'dB' || one === '°C') ? 'decimal' : 'text';
  const isDecided = (read?.ok && read.interpreted) || takeOther !== undefined;
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
        describedBy={[describedBy, isDecided ? `${id}-read` : ''].filter(Boolean).join(' ') || undefined}
        focused={focused}
        keys={keys}
        onText={(next) => onChange({ typed: next, other: null })}
        onUnit={(next) => onChange({ typed: null, value: held, other: null, shown: next })}
        onStep={step}
        onOther={takeOther}
        onFocus={focus}
        onBlur={leave}
      />
      {isDecided && held !== null ? (
        <Understood id={`${id}-read`} value={written(held)} other={other === null ? null : written(other)} onOther={takeOther} />
      ) : null}
    </>
  );
}
