import type { PlotData } from '#calculators/plot.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { useToolContext } from './tool-context.ts';
import { joined } from './tool-format.ts';

/** The plots of a calculator. */
export function ToolPlots({ plots }: { plots: readonly PlotData[] }) {
  const { files, words, show } = useToolContext();
  return plots.map((plot) => (
    <PlotView
      key={plot.id}
      plot={plot}
      fileName={files.name}
      word={words}
      text={(value, unit, units) => joined(show(value, unit, units))}
    />
  ));
}
