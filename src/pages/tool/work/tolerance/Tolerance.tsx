import { useTranslation } from 'react-i18next';
import { isDesign } from '#calculators/as-built.ts';
import { hasCircuits } from '#calculators/circuits.ts';
import { late } from '#src/components/late/late.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { hasParts } from './has-parts.ts';
import { ToleranceRun } from './ToleranceRun.tsx';

const CircuitTolerance = late(async () => (await import('./CircuitTolerance.tsx')).CircuitTolerance);
const LoopTolerance = late(async () => (await import('./LoopTolerance.tsx')).LoopTolerance);

/** The run over tolerances that suits what the mode has: parts that were entered or chosen, a circuit, or a loop. */
export function Tolerance({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool_work');
  const { files } = useToolContext();
  if (hasParts(state.fields.map(({ input }) => input)) || isDesign(files.name, state.mode)) return <ToleranceRun state={state} />;
  if (hasCircuits(files.name)) return <CircuitTolerance state={state} />;
  return files.name === 'PLLFilter' ? <LoopTolerance state={state} /> : <p>{t('tolerance.none')}</p>;
}
