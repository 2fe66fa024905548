import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuantityOutput } from '#calculators/define.ts';
import { existsIn, mainOutput } from '#calculators/evaluate.ts';
import { heldBy } from '#calculators/sweep.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { type SweepFields, planSweep, untouched } from './sweep-plan.ts';
import { sweepPlot } from './sweep-plot.ts';
import { SweepEntry } from './SweepEntry.tsx';
import { useInputNames } from './use-input-names.ts';
import { useMany } from './use-many.ts';
import { WorkBox, WorkFields } from './work-layout.ts';

/** One result drawn over a range of one input, with a curve for each of a few values of a second one. */
export function Sweep({ state }: { state: ToolPageState }) {
  const { files, words, show } = useToolContext();
  const { t } = useTranslation('tool_work');
  const { tag } = useLocale();
  const { tool } = files;
  const { mode, given } = state;
  const [fields, setFields] = useState<SweepFields>(untouched);
  const [asked, setAsked] = useState('');
  const plan = useMemo(() => planSweep(tool, mode, given, fields, tag), [tool, mode, given, fields, tag]);
  const outputs = Object.entries(tool.outputs).flatMap(([id, output]): [string, QuantityOutput][] =>
    output.kind === 'quantity' && existsIn(output, mode) ? [[id, output]] : [],
  );
  const main = mainOutput(tool, mode, given);
  const [id, output] = outputs.find(([one]) => one === asked) ?? outputs.find(([one]) => one === main) ?? outputs[0] ?? [];
  const entered = plan?.entered ?? [];
  const { results, isPending } = useMany(tool, entered, JSON.stringify(entered));
  const names = useInputNames();
  if (!plan || !id || !output) return <p>{t('sweep.none')}</p>;
  const word = (key: string): string => {
    if (key === 'swept') return names.nameOf(plan.first);
    if (key === 'plots.sweep') return t('sweep.plot', { output: words(`outputs.${id}`), input: names.nameOf(plan.first) });
    const curve = /^curve\.(\d)$/.exec(key)?.[1];
    if (curve === undefined) return words(key);
    const value = plan.family[Number(curve)];
    return plan.second && value !== null && value !== undefined ? names.valueOf(plan.second, value) : words(`outputs.${id}`);
  };
  const isEmpty = !isPending && !results.some((out) => typeof out?.[id] === 'number');
  return (
    <WorkBox aria-busy={isPending}>
      <Fields>
        <SelectField
          label={t('sweep.output')}
          options={outputs.map(([one]) => ({ value: one, label: words(`outputs.${one}`) }))}
          value={id}
          onChange={(event) => setAsked(event.target.value)}
        />
        <SweepEntry plan={plan} given={given} fields={fields} onChange={(change) => setFields({ ...fields, ...change })} />
      </Fields>
      {isEmpty ? <p>{t('sweep.empty')}</p> : null}
      {results.length > 0 && !isEmpty ? (
        <PlotView
          plot={sweepPlot(plan, results, id, output, heldBy(plan.first, given))}
          fileName={files.name}
          word={word}
          text={(value, unit, units) => joined(show(value, unit, units))}
        />
      ) : null}
    </WorkBox>
  );
}

const Fields = styled(WorkFields)`
  align-items: start;
`;
