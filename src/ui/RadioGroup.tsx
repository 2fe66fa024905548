import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { checkInputStyle, checkRowStyle } from './check-style.ts';
import { FieldError } from './FieldError.tsx';
import { theme } from './theme.ts';

interface RadioOption {
  value: string;
  label: ReactNode;
  /** Second line under the label. */
  note?: ReactNode;
  /** Stands at the right, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  name?: string;
  error?: string | undefined;
  className?: string;
}

/** One choice of several; the arrow keys move inside the group. */
export function RadioGroup({ legend, options, value, onChange, name, error, className }: RadioGroupProps) {
  const made = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${made}-error` : undefined}>
      <Legend>{legend}</Legend>
      <FieldError id={`${made}-error`}>{error}</FieldError>
      {options.map((option) => (
        <Row key={option.value}>
          <Dot
            type="radio"
            name={name ?? made}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <Words>
            {option.label}
            {option.note === undefined ? null : <Note>{option.note}</Note>}
          </Words>
          {option.aside}
        </Row>
      ))}
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-block-end: ${theme.space['1']};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;

const Row = styled.label`
  ${checkRowStyle}
`;

const Dot = styled.input`
  ${checkInputStyle}
  border-radius: 50%;
  &:checked::after {
    width: ${theme.size.mark};
    height: ${theme.size.mark};
    border-radius: 50%;
    background: ${theme.color.accent.onSolid};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Note = styled.span`
  display: block;
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
