import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isToolName } from '#calculators/names.ts';
import type { SavedCalculation } from '#contract/api/saved-calculation.ts';
import { calculationPath } from '#src/components/account/calculation/calculation-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useDataWords } from '#src/i18n/data-words.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { DeleteCalculation } from './DeleteCalculation.tsx';
import { EditCalculation } from './EditCalculation.tsx';

/** One saved calculation, opened by its name. */
export function CalculationRow({ calculation }: { calculation: SavedCalculation }) {
  const { t } = useTranslation('saved_calculations');
  const titles = useDataWords('tools');
  const { date } = useFormat();
  const { id, tool, query, name, note, updated_at: at } = calculation;
  return (
    <Line>
      <div>
        {isToolName(tool) ? <RouteLink to={calculationPath(tool, query)}>{name}</RouteLink> : <b>{name}</b>}
        {note === null ? null : <p>{note}</p>}
        <small>{[isToolName(tool) ? titles(`${tool}.title`) : tool, t('changed', { date: date(at) })].join(' · ')}</small>
      </div>
      <Buttons>
        <EditCalculation calculation={calculation} />
        <DeleteCalculation id={id} name={name} />
      </Buttons>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: start;
  justify-content: space-between;
  padding-block: ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.dense};
  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    white-space: pre-line;
  }
  small {
    display: block;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.small};
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space['2']};
`;
