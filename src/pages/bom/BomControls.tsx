import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { mostBoards } from '#contract/api/bom.ts';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { AttritionSizes } from './cost/AttritionSizes.tsx';
import { readShare } from './cost/read-share.ts';
import type { Bom } from './use-bom-draft.ts';

/** Milliseconds without another key before a bill is matched anew. */
const pause = 700;
const preferences = ['none', 'price', 'stock', 'exact'] as const;

/** How many boards, how many spare parts, and which parts are taken when several would do. */
export function BomControls({ bom: { settings, set }, isFetching }: { bom: Bom; isFetching: boolean }) {
  const { t } = useTranslation('bom');
  const { number, integer } = useFormat();
  const [boards, setBoards] = useState(settings.boards);
  const [spare, setSpare] = useState(() => (settings.attrition_bp === 0 ? '' : number(settings.attrition_bp / 100)));
  const share = readShare(spare);
  const isTooMany = boards < 1 || boards > mostBoards;
  const hasChanged = (!isTooMany && boards !== settings.boards) || (share !== null && share !== settings.attrition_bp);
  useEffect(() => {
    if (!hasChanged) return undefined;
    const timer = setTimeout(() => set({ ...(!isTooMany && { boards }), ...(share !== null && { attrition_bp: share }) }), pause);
    return () => clearTimeout(timer);
  });
  return (
    <Row>
      <label>
        {t('boards')}
        <QuantityStepper
          label={t('boards')}
          value={boards}
          max={mostBoards}
          invalid={isTooMany}
          describedBy={isTooMany ? 'bom-boards-error' : undefined}
          onChange={setBoards}
        />
      </label>
      {isTooMany ? <small id="bom-boards-error">{t('boards_wrong', { most: integer(mostBoards) })}</small> : null}
      <Spare
        compact
        label={t('spare')}
        error={share === null ? t('spare_wrong') : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('spare_none')}
        value={spare}
        onChange={(event) => setSpare(event.target.value)}
      />
      <SelectField
        compact
        label={t('prefer.label')}
        value={settings.prefer}
        options={preferences.map((one) => ({ value: one, label: t(`prefer.${one}`) }))}
        onChange={(event) => set({ prefer: preferences.find((one) => one === event.target.value) ?? 'none' })}
      />
      <CheckboxField label={t('rohs')} checked={settings.rohs} onChange={(event) => set({ rohs: event.target.checked })} />
      <span role="status">
        {isFetching ? (
          <>
            <Spinner /> {t('matching')}
          </>
        ) : null}
      </span>
      <AttritionSizes share={settings.attrition_bp} attrition={settings.attrition} onChange={(attrition) => set({ attrition })} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']} ${theme.space['5']};
  align-items: end;
  > label:first-child {
    display: grid;
    gap: ${theme.space['1']};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
  small {
    color: ${theme.color.danger.text};
    font: ${theme.type.dense};
  }
`;

const Spare = styled(TextField)`
  width: 7rem;
`;
