import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type AnyCircuits, loadCircuits } from '#calculators/circuits.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { CircuitFiles } from './CircuitFiles.tsx';
import { CircuitPlots } from './CircuitPlots.tsx';

/** The circuit of a result: how it answers frequencies and a step, and its files for other programs. */
export function CircuitWork({ state }: { state: ToolPageState }) {
  const { files, words } = useToolContext();
  const { t } = useTranslation('tool_work');
  const [make, setMake] = useState<{ circuits: AnyCircuits } | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    loadCircuits(files.name).then(
      (circuits) => isWanted && circuits && setMake({ circuits }),
      () => {}, // offline and not kept: the calculator works without
    );
    return () => void (isWanted = false);
  }, [files.name]);
  const { given, result } = state;
  const list = useMemo(() => (make && result ? make.circuits(given, result.out) : []), [make, given, result]);
  if (!make) return <Skeleton $height="24rem" />;
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
