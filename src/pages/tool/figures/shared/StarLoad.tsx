import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Resistor } from '#src/pages/tool/figure/passive-parts.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { impedanceIds, phases, Reactance } from './phase-parts.tsx';

const rows = [60, 125, 190] as const;
const [line, first, second, star] = [30, 95, 175, 255] as const;
const neutral = 250;

/** Three phases that meet in a star point, with the neutral conductor where there is one. */
export function StarLoad() {
  const figure = useFigure();
  const resistance = amount(figure, 'neutralResistance') ?? 0;
  return (
    <>
      {phases.map((letter, index) => {
        const y = rows[index] ?? rows[0];
        const ids = impedanceIds(figure, letter);
        const unbalanced = figure.mode === 'fourWire' || figure.mode === 'threeWire';
        return (
          <g key={letter}>
            <Terminal at={[line, y]} name={letter} side="left" />
            <Wire d={`M${line + 4} ${y}H${first}`} />
            <Arrow
              through={[
                [line + 15, y - 8],
                [line + 55, y - 8],
              ]}
              of={unbalanced ? `out.lineCurrent${letter}` : 'out.lineCurrent'}
              stacked
            />
            <Resistor from={[first, y]} to={[second, y]} of={ids.resistance} />
            <Reactance from={[second, y]} to={[star, y]} of={ids.reactance} />
          </g>
        );
      })}
      <Wire d={`M${star} ${rows[0]}V${figure.mode === 'fourWire' ? neutral : rows[2]}`} />
      <Joint at={[star, rows[1]]} />
      {figure.mode === 'fourWire' && (
        <>
          <Terminal at={[line, neutral]} name="N" side="left" />
          {resistance > 0 ? (
            <Resistor from={[first, neutral]} to={[second, neutral]} of="neutralResistance" />
          ) : (
            <Wire d={`M${first} ${neutral}H${second}`} />
          )}
          <Wire d={`M${line + 4} ${neutral}H${first}`} />
          <Wire d={`M${second} ${neutral}H${star}`} />
          <Arrow
            through={[
              [line + 55, neutral + 8],
              [line + 15, neutral + 8],
            ]}
            of="out.neutralCurrent"
            side="below"
          />
        </>
      )}
    </>
  );
}
