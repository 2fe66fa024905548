import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldError } from './FieldError.tsx';
import { controlStyle, FieldBox, FieldHint, FieldLabel } from './field-style.ts';
import { type FieldTexts, useField } from './use-field.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldTexts {
  label: string;
  /** Says "Optional" under the label; required is the default. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  compact?: boolean;
}

/** One line of text with its label, hint and error. Takes what `register` of react-hook-form gives. */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  compact = false,
  className,
  id,
  ...input
}: TextFieldProps) {
  const { t } = useTranslation();
  const help = [optional ? t('common:optional') : '', hint ?? ''].filter(Boolean).join(' · ');
  const field = useField(id, { hint: help, error });
  return (
    <FieldBox className={className}>
      <FieldLabel htmlFor={field.id}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</FieldLabel>
      {help ? <FieldHint id={field.hintId}>{help}</FieldHint> : null}
      <FieldError id={field.errorId}>{error}</FieldError>
      <Input {...input} {...field.aria} id={field.id} data-compact={compact || undefined} />
    </FieldBox>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
