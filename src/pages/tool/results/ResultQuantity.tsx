import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuantityOutput } from '#calculators/define.ts';
import { toShown, type Unit } from '#calculators/units.ts';
import { type Format, useFormat } from '#src/i18n/format.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { unitLabel } from '#src/components/plot/unit-label.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { bestUnit, joined, plainDigits, unitOption, writtenUnit } from '#src/pages/tool/tool-format.ts';

export interface ResultQuantityProps {
  label: string;
  output: Pick<QuantityOutput, 'unit' | 'show' | 'digits'>;
  value: number | null;
  large?: boolean;
}

/** Digits that a copied number keeps: more than are shown, fewer than are noise. */
const copiedDigits = 9;

/** A number in the unit in which it reads best, or in the one that was chosen; with a button that copies it. */
export function ResultQuantity({ label, output, value, large = false }: ResultQuantityProps) {
  const { t } = useTranslation('tool');
  const { show } = useToolContext();
  const format = useFormat();
  const { copy, outcome } = useCopy();
  const [chosen, setChosen] = useState('');
  if (value === null) return <None>{t('no_value')}</None>;
  const { unit, show: units } = output;
  const shown = chosen || bestUnit(value, unit, units);
  const options = units.includes(shown) ? units : [...units, shown];
  const written = show(value, unit, units, shown, output.digits);
  // A sign that joins its digits stands with them; any other unit has a place of its own, where it can be chosen.
  const isJoined = options.length === 1 && (written.place ?? 'apart') !== 'apart';
  const copied = copiedText(value, unit, shown, format);
  return (
    <Line data-large={large || undefined}>
      <data value={String(value)}>{isJoined ? joined(written) : written.digits}</data>
      {options.length > 1 ? (
        <select aria-label={t('unit_of', { name: label })} value={shown} onChange={(event) => setChosen(event.target.value)}>
          {options.map((one) => (
            <option key={one} value={one}>
              {unitOption(one, unit, format)}
            </option>
          ))}
        </select>
      ) : isJoined ? null : (
        <span>{writtenUnit(shown, unit, format)}</span>
      )}
      <IconButton
        small
        icon={outcome === 'copied' ? 'check' : 'copy'}
        label={t('copy_value', { name: label })}
        onClick={() => void copy(copied)}
      />
      <VisuallyHidden role="status">{outcome === null ? '' : t(`copy_${outcome}`)}</VisuallyHidden>
    </Line>
  );
}

/** Digits with the locale's decimal sign and without grouping, as fields and spreadsheets of the language read them. */
function copiedText(value: number, unit: Unit, shown: string, format: Format): string {
  const number = Number(toShown(value, unit, shown).toPrecision(copiedDigits));
  return `${plainDigits(number, format)} ${unitLabel(shown)}`.trim();
}

const None = styled.span`
  color: ${theme.color.text.tertiary};
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap; /* a long number with its unit and button is wider than a column of a phone */
  align-items: baseline;
  gap: 0 ${theme.space['1']};
  min-width: 0;
  data {
    font: ${theme.type.lead};
    font-weight: ${theme.weight.semibold};
    white-space: nowrap;
  }
  > span,
  select {
    font: ${theme.type.ui};
    color: ${theme.color.text.secondary};
  }
  select {
    field-sizing: content;
    max-width: 9em;
    padding: ${theme.space['1']} 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    cursor: pointer;
  }
  option {
    background: ${theme.color.bg.raised};
    color: ${theme.color.text.primary};
  }
  button {
    align-self: center;
    color: ${theme.color.text.tertiary};
  }
  ${media.hover} {
    &:not([data-large]) button:not(:focus-visible) {
      opacity: 0;
    }
    &:hover button {
      opacity: 1;
    }
  }
  &[data-large] data {
    font: ${theme.type.result};
    letter-spacing: ${theme.tracking.result};
  }
  &[data-large] > span,
  &[data-large] select {
    font: ${theme.type.h2};
    font-weight: ${theme.weight.medium};
  }
`;
