import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { TraceInBoard } from './shared/TraceInBoard.tsx';

/** Trace on an outer layer with the current that it carries. */
export function Figure() {
  const isCurrent = useFigure().mode === 'maximumCurrent';
  const [current, rise] = isCurrent ? ['out.ipc2152AdjustedCurrent', 'temperatureRise'] : ['current', 'out.ipc2152TemperatureRise'];
  return <TraceInBoard layer="external" width="traceWidth" current={current} rise={rise} />;
}
