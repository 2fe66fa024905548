import type { PlotAxis, PlotData } from '#calculators/plot.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { imperialUnits, useLengthSystem } from '#src/pages/tool/inputs/length-system.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';

const imperialAxis = ({ unit, show }: PlotAxis): string | undefined => imperialUnits(unit, show)[0];

/** The plots of a calculator. */
export function ToolPlots({ plots }: { plots: readonly PlotData[] }) {
  const { files, words, show } = useToolContext();
  const system = useLengthSystem();
  return plots.map((plot) => (
    <PlotView
      key={plot.id}
      plot={plot}
      fileName={files.name}
      word={words}
      chosenUnit={system === 'imperial' ? imperialAxis : undefined}
      text={(value, unit, units) => joined(show(value, unit, units))}
    />
  ));
}
