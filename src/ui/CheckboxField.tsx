import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { checkInputStyle, checkRowStyle } from './check-style.ts';
import { FieldError } from './FieldError.tsx';
import { theme } from './theme.ts';
import { useField } from './use-field.ts';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** Stands at the right; a zero dims the row, which stays usable. */
  count?: string | undefined;
  zero?: boolean;
  error?: string | undefined;
}

/** A checkbox with its words. */
export function CheckboxField({ label, count, zero = false, error, className, id, ...input }: CheckboxFieldProps) {
  const field = useField(id, { error });
  return (
    <div className={className}>
      <FieldError id={field.errorId}>{error}</FieldError>
      <Row htmlFor={field.id} data-zero={zero || undefined}>
        <Box {...input} {...field.aria} id={field.id} type="checkbox" />
        <Words>{label}</Words>
        {count === undefined ? null : <Count>{count}</Count>}
      </Row>
    </div>
  );
}

const Row = styled.label`
  ${checkRowStyle}
`;

const Box = styled.input`
  ${checkInputStyle}
  &:checked::after {
    width: 50%;
    height: 28%;
    border: ${theme.border.focus} solid ${theme.color.accent.onSolid};
    border-width: 0 0 ${theme.border.focus} ${theme.border.focus};
    transform: translateY(-1px) rotate(-45deg);
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  margin-inline-start: auto;
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
