import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Capacitor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { someOf } from './shared/some-of.ts';

const [top, room, step, gap] = [30, 4, 62, 30];
const x = 190;

/** The string from top to bottom, the voltage across each and across all; the capacitor to add stands last. */
export function Figure() {
  const figure = useFigure();
  const capacitances = figure.given['capacitances'];
  const entered = Array.isArray(capacitances) ? capacitances.length : 0;
  const hasMissing = figure.mode === 'missing';
  const shown = someOf(Math.max(1, entered + (hasMissing ? 1 : 0)), room);
  const tops = shown.map((_, place) => top + shown.slice(0, place).reduce((sum: number, one) => sum + (one === null ? gap : step), 0));
  const bottom = (tops.at(-1) ?? top) + step;
  return (
    <SchematicFrame size={[340, bottom + 30]} of={['capacitances.0', 'capacitances.1', 'voltage', 'out.capacitance']}>
      <Wire d={`M60 ${top}H${x}M60 ${bottom}H${x}`} />
      <Terminal at={[60, top]} />
      <Terminal at={[60, bottom]} />
      <Arrow
        through={[
          [60, top + 12],
          [60, bottom - 12],
        ]}
        of="voltage"
        side="left"
        stacked
      />
      {shown.map((index, place) => {
        const y = tops[place] ?? top;
        if (index === null) return <Wire key="rest" d={`M${x} ${y}v${gap}`} dashed />;
        const isMissing = hasMissing && index === entered;
        return (
          <g key={index}>
            <Capacitor
              from={[x, y]}
              to={[x, y + step]}
              of={isMissing ? 'out.standardCapacitance' : `capacitances.${index}`}
              name={isMissing ? 'C_x' : `C_${index + 1}`}
            />
            <Arrow
              through={[
                [x - 30, y + 10],
                [x - 30, y + step - 10],
              ]}
              of={`out.voltages.${index}`}
              name={isMissing ? 'V_x' : `V_${index + 1}`}
              side="left"
              stacked
            />
          </g>
        );
      })}
    </SchematicFrame>
  );
}
