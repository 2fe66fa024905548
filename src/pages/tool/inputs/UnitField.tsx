import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Unit as HeldUnit } from '#calculators/units.ts';
import { useFormat } from '#src/i18n/format.ts';
import { media, theme } from '#src/ui/theme.ts';
import { unitOption } from '#src/pages/tool/tool-format.ts';

export interface UnitFieldProps {
  id: string;
  /** Names the input for screen readers. */
  label: string;
  text: string;
  /** The unit in which the value is held. */
  unit: HeldUnit;
  shown: string;
  units: readonly string[];
  /** The name is said here, because no label element belongs to the field. */
  isUnlabelled?: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** The drawing marks what is being edited. */
  focused: boolean;
  /** Keys that a phone shows: digits alone where nothing else is needed. */
  keys: 'decimal' | 'text';
  onText: (text: string) => void;
  onUnit: (unit: string) => void;
  /** Up and down, by arrow key or button. */
  onStep: (direction: 1 | -1, many: boolean) => void;
  /** Takes the other meaning of what was typed, where it has two. */
  onOther: (() => void) | undefined;
  onFocus: () => void;
  onBlur: () => void;
}

const directions: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** A number with its unit menu on the left and step buttons on the right. */
export function UnitField(props: UnitFieldProps) {
  const { id, label, text, unit, shown, units, isUnlabelled, invalid, describedBy, focused, keys } = props;
  const { onText, onUnit, onStep, onOther, onFocus, onBlur } = props;
  const { t } = useTranslation('tool');
  const format = useFormat();
  const unitId = useId();
  const press = (event: KeyboardEvent) => {
    if (onOther && event.altKey && event.key === 'Enter') {
      event.preventDefault();
      return onOther();
    }
    const direction = directions[event.key];
    if (direction === undefined || event.altKey) return;
    event.preventDefault();
    onStep(direction, event.shiftKey);
  };
  return (
    <Frame data-invalid={invalid || undefined} data-focused={focused || undefined}>
      {units.length > 1 ? (
        <Unit id={unitId} aria-label={t('unit_of', { name: label })} value={shown} onChange={(event) => onUnit(event.target.value)}>
          {units.map((one) => (
            <option key={one} value={one}>
              {unitOption(one, unit, format)}
            </option>
          ))}
        </Unit>
      ) : (
        <OnlyUnit>{unitOption(shown, unit, format)}</OnlyUnit>
      )}
      <Value
        id={id}
        value={text}
        aria-label={isUnlabelled ? label : undefined}
        inputMode={keys}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onText(event.target.value)}
        aria-keyshortcuts={onOther ? 'Alt+Enter' : undefined}
        onKeyDown={press}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      <Steps>
        <button type="button" tabIndex={-1} aria-label={t('step_up', { name: label })} onClick={() => onStep(1, false)}>
          +
        </button>
        <button type="button" tabIndex={-1} aria-label={t('step_down', { name: label })} onClick={() => onStep(-1, false)}>
          −
        </button>
      </Steps>
    </Frame>
  );
}

const Frame = styled.span`
  display: flex;
  align-items: stretch;
  min-height: ${theme.size.touch};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  overflow: hidden;
  &[data-invalid] {
    border-color: ${theme.color.danger.solid};
    box-shadow: inset 0 0 0 1px ${theme.color.danger.solid};
  }
  &:focus-within,
  &[data-focused] {
    border-color: ${theme.color.accent.solid};
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: 1px;
  }
`;

const Unit = styled.select`
  flex: none;
  min-width: 4.75rem;
  max-width: 50%;
  padding: 0 ${theme.space['2']};
  border: 0;
  border-inline-end: ${theme.border.hairline} solid ${theme.color.border.default};
  background: ${theme.color.bg.subtle};
  color: ${theme.color.text.primary};
  font: ${theme.type.ui};
  &:focus-visible {
    outline: none;
    background: ${theme.color.bg.selected};
  }
`;

const OnlyUnit = styled.span`
  display: grid;
  flex: none;
  align-items: center;
  min-width: 4.75rem;
  padding: 0 ${theme.space['3']};
  border-inline-end: ${theme.border.hairline} solid ${theme.color.border.default};
  background: ${theme.color.bg.subtle};
  color: ${theme.color.text.secondary};
  font: ${theme.type.ui};
`;

const Value = styled.input`
  flex: 1;
  min-width: 0;
  padding: 0 ${theme.space['3']};
  border: 0;
  background: none;
  color: ${theme.color.text.primary};
  font: ${theme.type.lead};
  font-weight: ${theme.weight.medium};
  text-align: end;
  &:focus {
    outline: none;
  }
`;

const Steps = styled.span`
  display: grid;
  flex: none;
  width: ${theme.size.controlSmall};
  border-inline-start: ${theme.border.hairline} solid ${theme.color.border.default};
  button {
    border: 0;
    background: none;
    color: ${theme.color.text.secondary};
    font: ${theme.type.small};
    line-height: 1;
  }
  button + button {
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.default};
  }
  button:hover {
    background: ${theme.color.bg.hover};
  }
  ${media.coarse} {
    grid-auto-flow: column;
    width: auto;
    button {
      min-width: ${theme.size.touch};
      min-height: ${theme.size.touch};
    }
    button + button {
      border-block-start: 0;
      border-inline-start: ${theme.border.hairline} solid ${theme.color.border.default};
    }
  }
  @media print {
    display: none;
  }
`;
