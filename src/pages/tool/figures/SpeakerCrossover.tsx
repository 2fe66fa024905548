import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { elementsOf, type LadderElement, ladderRows } from './shared/ladder-layout.ts';
import { LadderRows, ladderSheet, ladderWidth } from './shared/LadderRows.tsx';
import { listedParts } from './shared/listed-parts.ts';

const drivers = ['woofer', 'midrange', 'tweeter'] as const;
const [top, gap] = [84, 32];

/** Compensation across the woofer and L-pad at the tweeter, where there are such. */
function extrasOf(driver: (typeof drivers)[number], figure: FigureState): LadderElement[] {
  if (driver === 'woofer' && amount(figure, 'out.zobelResistance') !== null) {
    return [{ kind: 'R', placement: 'shunt', of: 'out.zobelResistance', below: { kind: 'C', of: 'out.zobelCapacitance' } }];
  }
  if (driver === 'tweeter' && amount(figure, 'out.lPadParallelResistance') !== null) {
    return [
      { kind: 'R', placement: 'series', of: 'out.lPadSeriesResistance' },
      { kind: 'R', placement: 'shunt', of: 'out.lPadParallelResistance' },
    ];
  }
  return [];
}

/** The branches below each other, each from the amplifier to its driver. */
export function Figure() {
  const figure = useFigure();
  const parts = listedParts(figure);
  const branches = drivers
    .map((driver) => ({ driver, impedance: `${driver}Impedance` }))
    .filter(({ impedance }) => impedance in figure.given)
    .map(({ driver, impedance }) => {
      const own = elementsOf(parts.filter(({ branch }) => branch === driver));
      const speaker = { kind: 'speaker', placement: 'shunt', of: impedance };
      const name = figure.out['polarity'] === `invert-${driver}` ? `${driver}_inverted` : driver;
      return { impedance, name: figure.words(name), rows: ladderRows([...own, ...extrasOf(driver, figure), speaker]) };
    });
  const heights = branches.map(({ rows }) => rows.length * ladderSheet.row + gap);
  const startOf = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height, top);
  return (
    <SchematicFrame
      size={[Math.max(...branches.map(({ rows }) => ladderWidth(rows))), startOf(heights.length) - top + 8]}
      of={[...branches.map(({ impedance }) => impedance), 'out.sumGainDb']}
    >
      {branches.map(({ impedance, name, rows }, index) => (
        <g key={impedance}>
          <Label x={20} y={startOf(index) - 58} anchor="start" value={name} />
          <LadderRows rows={rows} y={startOf(index)} />
        </g>
      ))}
    </SchematicFrame>
  );
}
