import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { someOf } from './shared/some-of.ts';

const [top, middle, bottom, room] = [35, 115, 185, 3];
const [first, step] = [80, 92];

/** Id and symbol of a resistor: one of those entered, the one to add, or one of the best pair. */
function resistorAt(mode: string | null, index: number, entered: number): { of: string; name: string } {
  if (mode === 'pair') return { of: `out.pairResistances.${index}`, name: index === 0 ? 'R_a' : 'R_b' };
  if (mode === 'missing' && index === entered) return { of: 'out.standardResistance', name: 'R_x' };
  return { of: `resistances.${index}`, name: `R_${index + 1}` };
}

/** Resistors between two rails with their currents. */
export function Figure() {
  const figure = useFigure();
  const resistances = figure.given['resistances'];
  const entered = Array.isArray(resistances) ? resistances.length : 0;
  const count = figure.mode === 'pair' ? 2 : Math.max(1, entered + (figure.mode === 'missing' ? 1 : 0));
  const shown = someOf(count, room);
  const columns = shown.filter((index) => index !== null);
  const hasRest = columns.length < shown.length;
  const lastColumn = first + (columns.length - 1) * step;
  const rails = (y: number) => (hasRest ? `M20 ${y}H${lastColumn - step}M${lastColumn - 8} ${y}H${lastColumn}` : `M20 ${y}H${lastColumn}`);
  return (
    <SchematicFrame size={[340, 230]} of={['out.resistance', 'voltage', 'out.totalCurrent']}>
      <Wire d={rails(top) + rails(bottom)} />
      {hasRest && <Wire d={`M${lastColumn - step} ${top}H${lastColumn}M${lastColumn - step} ${bottom}H${lastColumn}`} dashed />}
      <Terminal at={[20, top]} />
      <Terminal at={[20, bottom]} />
      <Arrow
        through={[
          [20, top + 12],
          [20, bottom - 12],
        ]}
        of="voltage"
        stacked
      />
      {columns.map((index, column) => {
        const x = first + column * step;
        return (
          <g key={index}>
            <Joint at={[x, top]} />
            <Joint at={[x, bottom]} />
            <Resistor from={[x, top]} to={[x, middle]} {...resistorAt(figure.mode, index, entered)} />
            <Wire d={`M${x} ${middle}V${bottom}`} />
            <Arrow
              through={[
                [x, middle + 15],
                [x, bottom - 15],
              ]}
              of={`out.currents.${index}`}
              name={`I_${resistorAt(figure.mode, index, entered).name.slice(2)}`}
              stacked
            />
          </g>
        );
      })}
    </SchematicFrame>
  );
}
