import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { type Point, through } from '#src/pages/tool/figure/point.ts';
import type { LoadPhasors, Phasor } from './load-phasors.ts';

const middle: Point = [170, 130];
/** Length of a phase voltage; less where the star point leaves the triangle, so that it stays on the sheet. */
const longest = 95;
const current = 60;
const edges = ['AB', 'BC', 'CA'];

/** A of the supply points upwards; currents start at the star point, or at the middle in delta. */
export function Phasors({ corners, star, currents }: LoadPhasors) {
  const at = ([re, im]: Phasor, size: number, from: Point = middle): Point => [from[0] - im * size, from[1] - re * size];
  const voltage = longest / Math.max(1, star ? 1.6 * Math.hypot(...star) : 0);
  const tips = corners.map((corner) => at(corner, voltage));
  const center = star ? at(star, voltage) : middle;
  return (
    <>
      <path className="dashed" d={`${through(tips)}z`} />
      {star
        ? tips.map((tip, index) => <Arrow key={edges[index]} through={[center, tip]} tone="field" />)
        : tips.map((tip, index) => <Arrow key={edges[index]} through={[tips[(index + 1) % 3] ?? tip, tip]} tone="field" />)}
      {tips.map(([x, y], index) => {
        const letter = currents[index]?.letter ?? '';
        return <Label key={letter} name={letter} x={x} y={y < middle[1] ? y - 4 : y + 4} rise={y < middle[1] ? 'bottom' : 'top'} />;
      })}
      {currents.map(({ letter, phasor }) => {
        const tip = at(phasor, current, center);
        // Beside the tip, since a voltage may lie in the same direction.
        const length = Math.hypot(...phasor) || 1;
        const beside = at([-phasor[1] / length, phasor[0] / length], 12, tip);
        return (
          <g key={letter}>
            <Arrow through={[center, tip]} tone="wire" />
            <Label name={`I_${letter}`} x={beside[0]} y={beside[1]} />
          </g>
        );
      })}
    </>
  );
}
