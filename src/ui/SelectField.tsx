import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldError } from './FieldError.tsx';
import { controlStyle, FieldBox, FieldHint, FieldLabel } from './field-style.ts';
import { Icon } from './Icon.tsx';
import { theme } from './theme.ts';
import { type FieldTexts, useField } from './use-field.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldTexts {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean; lang?: string }[];
  optional?: boolean;
  hideLabel?: boolean;
  compact?: boolean;
  /** The chosen text stands whole, over several lines where it is longer than the field; needs a `value`. */
  whole?: boolean;
}

/** A native select with label, hint and error; type-ahead and the phone's own list come with it. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    options,
    hint,
    error,
    optional = false,
    hideLabel = false,
    compact = false,
    whole = false,
    className,
    id,
    ...select
  } = props;
  const { t } = useTranslation();
  const help = [optional ? t('common:optional') : '', hint ?? ''].filter(Boolean).join(' · ');
  const field = useField(id, { hint: help, error });
  const chosen = whole ? options.find(({ value }) => value === select.value)?.label : undefined;
  return (
    <FieldBox className={className}>
      <FieldLabel htmlFor={field.id}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</FieldLabel>
      {help ? <FieldHint id={field.hintId}>{help}</FieldHint> : null}
      <FieldError id={field.errorId}>{error}</FieldError>
      <Frame data-chosen={chosen}>
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

const Frame = styled.span`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    inset-block-start: calc(50% - ${theme.size.iconSmall} / 2);
    inset-inline-end: ${theme.space['3']};
    pointer-events: none;
  }
  /* No browser but one lets the text of a select go over two lines: it is written above it. */
  &[data-chosen] {
    display: grid;
    > select,
    &::after {
      grid-area: 1 / 1;
    }
    > select {
      color: transparent;
    }
    option {
      color: ${theme.color.text.primary};
    }
    &::after {
      content: attr(data-chosen);
      content: attr(data-chosen) / '';
      align-self: center;
      min-width: 0;
      padding: ${theme.space['1']} ${theme.space['10']} ${theme.space['1']} ${theme.space['3']};
      font: ${theme.type.body};
      overflow-wrap: anywhere;
      pointer-events: none;
    }
    @media (forced-colors: active) {
      &::after {
        visibility: hidden;
      }
    }
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${theme.space['10']};
  text-overflow: ellipsis;
`;
