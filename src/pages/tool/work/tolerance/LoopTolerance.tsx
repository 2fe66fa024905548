import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PartShares, usualShares } from '#calculators/circuit/spread.ts';
import { closedLoopPlot, type LoopResult, loopParts, loopResults, loopSpread } from '#calculators/filters/PLLFilter/spread.ts';
import type { Distribution } from '#calculators/tolerance.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { PartSpread } from './PartSpread.tsx';
import { SpreadView } from './SpreadView.tsx';
import { WorkBox, WorkFields } from '#src/pages/tool/work/work-layout.ts';

const responseWords = ['frequency', 'gain', 'band'] as const;
const isResponseWord = (key: string): key is (typeof responseWords)[number] => responseWords.some((one) => one === key);

const distributions: readonly Distribution[] = ['normal', 'uniform'];

/** Worst case and Monte Carlo run of a phase-locked loop with the parts that the calculator has chosen for its filter. */
export function LoopTolerance({ state: { given, result } }: { state: ToolPageState }) {
  const { files, words, show } = useToolContext();
  const { t } = useTranslation('tool_work');
  const [asked, setAsked] = useState<LoopResult>(loopResults[0]);
  const [shares, setShares] = useState<PartShares>(usualShares);
  const [distribution, setDistribution] = useState<Distribution>('normal');
  const parts = useMemo(() => loopParts(result?.out['components']), [result]);
  const spread = useMemo(() => loopSpread(given, parts, asked, { shares, distribution }), [given, parts, asked, shares, distribution]);
  const response = useMemo(() => closedLoopPlot(given, parts, shares), [given, parts, shares]);
  const output = files.tool.outputs[asked];
  if (parts.length === 0 || output?.kind !== 'quantity') return <p>{t('tolerance.none')}</p>;
  return (
    <WorkBox>
      <WorkFields>
        <SelectField
          label={t('tolerance.result')}
          options={loopResults.map((id) => ({ value: id, label: words(`outputs.${id}`) }))}
          value={asked}
          onChange={(event) => setAsked(loopResults.find((id) => id === event.target.value) ?? loopResults[0])}
        />
        <SelectField
          label={t('tolerance.distribution')}
          options={distributions.map((value) => ({ value, label: t(`tolerance.${value}`) }))}
          value={distribution}
          onChange={(event) => setDistribution(event.target.value === 'uniform' ? 'uniform' : 'normal')}
        />
      </WorkFields>
      <PartSpread present={parts.map(({ kind }) => kind)} shares={shares} onChange={setShares} />
      {spread ? (
        <SpreadView
          spread={spread}
          result={{ name: words(`outputs.${asked}`), unit: output.unit, show: output.show }}
          parts={parts.map(({ name }) => name)}
        />
      ) : (
        <p>{t('tolerance.none')}</p>
      )}
      {response ? (
        <PlotView
          plot={response}
          fileName={files.name}
          word={(key) => (isResponseWord(key) ? t(`circuit.${key}`) : words(key))}
          text={(value, unit, units) => joined(show(value, unit, units))}
        />
      ) : null}
    </WorkBox>
  );
}
