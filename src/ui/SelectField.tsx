import type { ComponentProps, ComponentPropsWithRef, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldError } from './FieldError.tsx';
import { controlStyle, FieldBox, FieldHint, FieldLabel } from './field-style.ts';
import { Icon } from './Icon.tsx';
import { SelectFrame } from './select-frame.ts';
import { theme } from './theme.ts';
import { type FieldTexts, useField } from './use-field.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldTexts {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean; lang?: string }[];
  optional?: boolean;
  hideLabel?: boolean;
  compact?: boolean;
  /** What the select stands in; it knows the text that is chosen by `value`. */
  frame?: ComponentType<ComponentProps<typeof SelectFrame> & { 'data-chosen'?: string | undefined }>;
}

/** A native select with label, hint and error; type-ahead and the phone's own list come with it. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, hint, error, optional, hideLabel, compact, frame: Frame = SelectFrame, className, id, ...select } = props;
  const { t } = useTranslation();
  const help = [optional ? t('common:optional') : '', hint ?? ''].filter(Boolean).join(' · ');
  const field = useField(id, { hint: help, error });
  return (
    <FieldBox className={className}>
      <FieldLabel htmlFor={field.id}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</FieldLabel>
      {help ? <FieldHint id={field.hintId}>{help}</FieldHint> : null}
      <FieldError id={field.errorId}>{error}</FieldError>
      <Frame data-chosen={options.find(({ value }) => value === select.value)?.label}>
        <Select {...select} {...field.aria} id={field.id} data-compact={compact || undefined}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="down" small />
      </Frame>
    </FieldBox>
  );
}

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${theme.space['10']};
  text-overflow: ellipsis;
`;
