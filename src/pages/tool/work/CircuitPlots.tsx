import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Circuit, isPassive } from '#calculators/circuit/circuit.ts';
import { frequencyPlots, stepPlot } from '#calculators/circuit/response-plots.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { theme } from '#src/ui/theme.ts';
import { PartSpread } from './tolerance/PartSpread.tsx';
import { useGainBand } from './use-gain-band.ts';

const labels = ['frequency', 'gain', 'phase', 'delay', 'time', 'voltage', 'band'] as const;
const titles = ['bode', 'delay', 'step'] as const;

/** Bode plot with the spread of real parts, group delay and step response. */
export function CircuitPlots({ circuit }: { circuit: Circuit }) {
  const { files, show } = useToolContext();
  const { t } = useTranslation('tool_work');
  const { center } = circuit;
  const { band, shares, setShares } = useGainBand(circuit);
  const step = useMemo(() => (center === null ? null : stepPlot(circuit, center)), [circuit, center]);
  const plots = useMemo(() => (center === null ? [] : frequencyPlots(circuit, center, band)), [circuit, center, band]);
  if (center === null) return null;
  const word = (key: string): string => {
    const title = titles.find((name) => key === `plots.${name}`);
    const label = labels.find((name) => key === name);
    return title ? t(`circuit.plot_${title}`) : label ? t(`circuit.${label}`) : key;
  };
  return (
    <>
      <PartSpread present={circuit.parts.filter(isPassive).map(({ kind }) => kind)} shares={shares} onChange={setShares} />
      <Plots>
        {[...plots, ...(step ? [step] : [])].map((plot) => (
          <PlotView
            key={plot.id}
            plot={plot}
            fileName={files.name}
            word={word}
            text={(value, unit, units) => joined(show(value, unit, units))}
          />
        ))}
      </Plots>
    </>
  );
}

const Plots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  gap: ${theme.space['5']};
  min-width: 0;
  > * {
    min-width: 0;
  }
`;
