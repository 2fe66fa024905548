import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Laminate, laminateAt, laminates } from '#calculators/board-materials/laminates.ts';
import type { InputValue } from '#calculators/define.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { WholeSelectFrame } from '#src/ui/whole-select-frame.ts';
import { LaminateTable } from './LaminateTable.tsx';
import { WorkFields } from './work-layout.ts';

const hertz = ['GHz', 'MHz'] as const;
/** Where the calculator has no frequency, or 0 Hz, of which no maker states anything, Hz. */
const usualFrequency = 1e9;

interface LaminateChoiceProps {
  /** That of the calculation, Hz; 0 where it has none. */
  frequency: number;
  /** Fields of the permittivities that there are, the loss tangent of each, '' without. */
  places: readonly (readonly [permittivity: string, loss: string])[];
  onUse: (values: Readonly<Record<string, InputValue>>) => void;
}

/** A laminate at a frequency, and a button that takes its values. */
export function LaminateChoice({ frequency, places, onUse }: LaminateChoiceProps) {
  const { t } = useTranslation('board_materials');
  const { show, words } = useToolContext();
  const { tag } = useLocale();
  const [id, setId] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const laminate: Laminate | undefined = laminates.find((one) => one.id === id) ?? laminates[0];
  const read = typed === null ? null : readQuantity(typed, 'Hz', 'GHz', tag);
  const at = read === null ? frequency || usualFrequency : read.ok && read.value > 0 ? read.value : null;
  if (!laminate) return null;
  const values = at === null ? null : laminateAt(laminate, at);
  const texts = values && {
    permittivity: joined(show(values.relativePermittivity, '1', ['1'])),
    loss: joined(show(values.lossTangent, '1', ['1'])),
  };
  return (
    <>
      <WorkFields>
        <SelectField
          label={t('laminate')}
          options={laminates.map(({ id: value, name }) => ({ value, label: value === 'polyimide' ? t('polyimide') : name }))}
          frame={WholeSelectFrame}
          value={laminate.id}
          onChange={(event) => setId(event.target.value)}
        />
        <TextField
          label={t('frequency')}
          value={typed ?? joined(show(frequency || usualFrequency, 'Hz', hertz))}
          error={at === null ? t('fault') : undefined}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {values && texts
          ? places.map(([permittivity, loss]) => {
              const value = loss ? t('use_both', texts) : t('use_permittivity', texts);
              return (
                <Button
                  key={permittivity}
                  onClick={() => onUse({ [permittivity]: rounded(values.relativePermittivity), [loss]: rounded(values.lossTangent) })}
                >
                  {places.length > 1 ? t('fact', { name: words(`inputs.${permittivity}`), value }) : value}
                </Button>
              );
            })
          : null}
      </WorkFields>
      {values && !values.isStated ? <p>{t('beyond')}</p> : null}
      <LaminateTable laminate={laminate} />
      <Note>{t('note')}</Note>
    </>
  );
}

/** No more digits than a maker states. */
const rounded = (value: number): number => Number(value.toPrecision(4));

const Note = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.secondary};
`;
