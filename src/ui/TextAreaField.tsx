import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldError } from './FieldError.tsx';
import { controlStyle, FieldBox, FieldHint, FieldLabel } from './field-style.ts';
import { type FieldTexts, useField } from './use-field.ts';

interface TextAreaFieldProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {
  label: string;
  optional?: boolean;
}

/** Several lines of text with label, hint and error. */
export function TextAreaField({ label, hint, error, optional = false, className, id, ...input }: TextAreaFieldProps) {
  const { t } = useTranslation();
  const help = [optional ? t('common:optional') : '', hint ?? ''].filter(Boolean).join(' · ');
  const field = useField(id, { hint: help, error });
  return (
    <FieldBox className={className}>
      <FieldLabel htmlFor={field.id}>{label}</FieldLabel>
      {help ? <FieldHint id={field.hintId}>{help}</FieldHint> : null}
      <FieldError id={field.errorId}>{error}</FieldError>
      <Area {...input} {...field.aria} id={field.id} />
    </FieldBox>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
