import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';
import { type BandField, bandFields } from './band-fields.ts';
import type { BandPickerProps } from './band-picker-props.ts';
import { BandChoice } from './BandChoice.tsx';
import { ColourSwatch } from './ColourSwatch.tsx';
import { fieldId } from './InputField.tsx';

const focusOn = (band: BandField | undefined) => band && document.getElementById(fieldId(band.id))?.focus();

/** The colours of each band side by side, one band at a time on phones; nothing in modes without such inputs. */
export function BandPicker({ state, focused, onFocus }: BandPickerProps) {
  const { t } = useTranslation('tool');
  const [last, setLast] = useState<string | null>(null);
  const bands = bandFields(state.fields);
  const current = bands.find(({ id }) => id === focused) ?? bands.find(({ id }) => id === last) ?? bands[0];
  if (!current) return null;

  const move = (event: KeyboardEvent, index: number) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // inside a group of radio buttons they would change the colour
    focusOn(bands[index + way]);
  };
  return (
    <Picker aria-label={t('bands.title')}>
      <Chips>
        {bands.map((band, index) => (
          <Chip key={band.id} type="button" aria-pressed={band === current} onClick={() => focusOn(band)}>
            <ColourSwatch colour={String(band.entry.value)} />
            {t('bands.chip', { number: index + 1, color: t(`colors.${String(band.entry.value) as 'black'}`, { defaultValue: '' }) })}
          </Chip>
        ))}
      </Chips>
      <Columns>
        {bands.map((band, index) => (
          <BandChoice
            key={band.id}
            band={band}
            issue={state.issues.find(({ at }) => at === band.id)}
            isShown={band === current}
            isFocused={band.id === focused}
            onChange={(colour) => state.setEntry(band.id, { value: colour })}
            onFocus={() => {
              setLast(band.id);
              onFocus(band.id);
            }}
            onBlur={() => onFocus(null)}
            onKeyDown={(event) => move(event, index)}
          />
        ))}
      </Columns>
      <Hint>{t('bands.hint')}</Hint>
    </Picker>
  );
}

/** On paper the drawing says each color and what it stands for. */
const Picker = styled.section`
  @media print {
    display: none;
  }
`;

const Chips = styled.div`
  display: none;
  ${media.underMd} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['2']};
    margin-block-end: ${theme.space['3']};
  }
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space['2']};
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space['3']};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  font: ${theme.type.dense};
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
    font-weight: ${theme.weight.semibold};
  }
`;

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${theme.space['3']};
  align-items: start;
`;

const Hint = styled.p`
  margin-block-start: ${theme.space['3']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
