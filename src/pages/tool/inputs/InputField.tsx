import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Input } from '#calculators/define.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FieldBox, FieldHint, FieldLabel } from '#src/ui/field-style.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { choiceLabel } from '#src/pages/tool/choice-label.ts';
import { ListEntry } from './ListEntry.tsx';
import { QuantityEntry } from './QuantityEntry.tsx';
import { SymbolText } from '#src/pages/tool/SymbolText.tsx';
import type { Entry } from '#src/pages/tool/tool-address.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { TypesetText } from '#src/pages/tool/TypesetText.tsx';

export interface InputFieldProps {
  id: string;
  input: Input;
  entry: Entry;
  error: string | undefined;
  focused: boolean;
  onChange: (change: Partial<Entry>) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Id of the control of an input, so that drawings and messages can move the focus to it. */
export const fieldId = (input: string): string => `input-${input}`;

/** One input with symbol, label, help, error and what was understood. */
export function InputField({ id, input, entry, error, focused, onChange, onFocus, onBlur }: InputFieldProps) {
  const { words, show } = useToolContext();
  const { t } = useTranslation('tool');
  const label = words(`inputs.${id}`);
  const help = words(`help.${id}`);
  const control = fieldId(id);
  const shared = { id: control, onFocus, onBlur };

  if (input.kind === 'choice') {
    const options = input.choices.map((choice) => ({ value: String(choice), label: choiceLabel(input, id, choice, { words, show, t }) }));
    const known = options.some(({ value }) => value === String(entry.value));
    return (
      <SelectField
        {...shared}
        label={label}
        hint={help}
        error={error}
        options={known ? options : [{ value: String(entry.value), label: String(entry.value) }, ...options]}
        value={String(entry.value)}
        onChange={(event) => onChange({ value: input.choices.find((choice) => String(choice) === event.target.value) ?? null })}
      />
    );
  }
  if (input.kind === 'text') {
    const text = entry.typed ?? String(entry.value ?? '');
    return (
      <TextField
        {...shared}
        label={label}
        hint={help}
        error={error}
        maxLength={input.maxLength}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ typed: event.target.value })}
      />
    );
  }
  const described = [error ? `${control}-error` : '', help ? `${control}-hint` : ''].filter(Boolean).join(' ') || undefined;
  const common = { ...shared, label, invalid: error !== undefined, describedBy: described, onChange };
  const optional = input.kind === 'quantity' && input.optional === true;
  return (
    <FieldBox>
      <Label htmlFor={control}>
        <SymbolText symbol={input.symbol} />
        <span>
          <TypesetText>{label}</TypesetText>
        </span>
        {optional ? <Optional>{t('optional')}</Optional> : null}
      </Label>
      <FieldError id={`${control}-error`}>{error}</FieldError>
      {input.kind === 'list' ? (
        <ListEntry {...common} input={input} entry={entry} />
      ) : (
        <QuantityEntry {...common} input={input} entry={entry} focused={focused} />
      )}
      {help === '' ? null : (
        <FieldHint id={`${control}-hint`}>
          <TypesetText>{help}</TypesetText>
        </FieldHint>
      )}
    </FieldBox>
  );
}

const Label = styled(FieldLabel)`
  display: flex;
  align-items: baseline;
  gap: ${theme.space['2']};
`;

const Optional = styled.span`
  font-weight: ${theme.weight.regular};
  color: ${theme.color.text.tertiary};
`;
