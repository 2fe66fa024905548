import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { theme } from './theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface QuantityStepperProps {
  value: number;
  /** Gets every whole number that is typed or stepped to; nothing is corrected silently. */
  onChange: (quantity: number) => void;
  min?: number;
  step?: number;
  max?: number | null;
  /** Names the number with its object: "Quantity of KA8612IDR". */
  label: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  large?: boolean;
  className?: string;
}

function stepped(value: number, by: number, { min = 1, step = 1, max = null }: Pick<QuantityStepperProps, 'min' | 'step' | 'max'>): number {
  const aligned = by > 0 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step;
  return Math.max(min, max === null ? aligned : Math.min(aligned, Math.floor(max / step) * step));
}

/** − value +: the buttons move by the step and stop at minimum and maximum; typing is free. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = null, label, invalid = false, describedBy, large = false, className } = props;
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  function type(text: string) {
    setTyped(text);
    const digits = text.replaceAll(/[\s.,'\u00a0\u202f]/g, '');
    if (/^\d{1,9}$/.test(digits)) onChange(Number(digits));
  }
  function move(by: number) {
    setTyped(null);
    onChange(stepped(value, by, props));
  }
  return (
    <Frame className={className} data-invalid={invalid || undefined} data-large={large || undefined}>
      <button type="button" aria-label={t('common:less')} disabled={value <= min} onClick={() => move(-1)}>
        −
      </button>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          move(by);
        }}
      />
      <button type="button" aria-label={t('common:more')} disabled={max !== null && value >= max} onClick={() => move(1)}>
        +
      </button>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  height: ${theme.fluid.control};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  &:has(input:focus) {
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: 1px;
  }
  button {
    width: ${theme.fluid.control};
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.text.secondary};
    font: ${theme.type.lead};
  }
  button:focus-visible {
    outline-offset: calc(-1 * ${theme.border.focus});
  }
  button:hover {
    background: ${theme.color.bg.hover};
  }
  button:disabled {
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
  input {
    width: 5.5em;
    min-width: 0;
    padding: 0 ${theme.space['2']};
    border: solid ${theme.color.border.subtle};
    border-width: 0 ${theme.border.hairline};
    background: none;
    font-weight: ${theme.weight.medium};
    text-align: end;
    outline: none;
  }
  &[data-large] {
    height: ${theme.size.controlLarge};
  }
  &[data-invalid] {
    border-color: ${theme.color.danger.solid};
    box-shadow: inset 0 0 0 1px ${theme.color.danger.solid};
  }
`;
