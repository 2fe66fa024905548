import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { CircuitFiles } from './CircuitFiles.tsx';
import { CircuitPlots } from './CircuitPlots.tsx';
import { useCircuits } from './use-circuits.ts';

/** The circuit of a result: how it answers frequencies and a step, and its files for other programs. */
export function CircuitWork({ state }: { state: ToolPageState }) {
  const { words } = useToolContext();
  const { t } = useTranslation('tool_work');
  const [asked, setAsked] = useState(0);
  const list = useCircuits(state);
  if (!list) return <Skeleton $height="24rem" />;
  const chosen = list[asked] ?? list[0];
  if (!chosen) return <p>{t('circuit.none')}</p>;
  return (
    <Box>
      <p>{t('circuit.text')}</p>
      {list.length > 1 ? (
        <SelectField
          label={t('circuit.which')}
          options={list.map(({ name }, index) => ({ value: String(index), label: words(name) }))}
          value={String(list.indexOf(chosen))}
          onChange={(event) => setAsked(Number(event.target.value))}
        />
      ) : null}
      <CircuitPlots circuit={chosen.circuit} />
      <CircuitFiles circuit={chosen.circuit} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  min-width: 0;
  padding-block-start: ${theme.space['3']};
`;
