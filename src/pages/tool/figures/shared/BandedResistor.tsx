import { useId } from 'react';
import type { Inputs } from '#calculators/define.ts';
import { useBandText } from '#src/pages/tool/inputs/band-text.ts';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { round } from '#src/pages/tool/figure/point.ts';
import { useSheet } from '#src/ui/use-sheet.ts';
import { ColourBand } from './ColourBand.tsx';
import { shownBands } from './shown-bands.ts';

/** Half a body with its bulges and the middle between them, for a length of 368 around the left end. */
const outline =
  'M0 0C0-48 18-56 48-56C80-56 84-44 110-44H258C284-44 288-56 320-56C350-56 368-48 368 0C368 48 350 56 320 56C288 56 284 44 258 44H110C84 44 80 56 48 56C18 56 0 48 0 0z';
const drawn = { length: 368, radius: 56, middle: 44, bulge: 110 };
const longest = 460;

/** Middles of the bands in parts of the body; the widest gap is before the tolerance. A link of 0 Ω has one band. */
const places: Readonly<Record<number, readonly number[]>> = {
  1: [0.5],
  4: [0.15, 0.34, 0.51, 0.85],
  5: [0.13, 0.29, 0.42, 0.55, 0.86],
  6: [0.1, 0.26, 0.37, 0.48, 0.69, 0.87],
};
/** Bands of a part whose colours say its value. */
const widthOf = (count: number, length: number) => length * (count > 4 ? 0.06 : 0.085);
/** Labels nearer than this stand in two rows. */
const leastPitch = 54;
const rowHeight = 36;

/** A resistor with its bands; each can be pressed where it is an input. */
export function BandedResistor({ inputs }: { inputs: Inputs }) {
  const figure = useFigure();
  const sheet = useSheet(0);
  const textOf = useBandText();
  const clip = useId();
  const bands = shownBands(inputs, figure);
  const length = Math.min(longest, sheet.width * 0.9);
  const [along, up] = [length / drawn.length, Math.min(1, (length / drawn.length) * 1.1)];
  const radius = drawn.radius * up;
  const [left, y] = [(sheet.width - length) / 2, radius + 22];
  const middles = (places[bands.length] ?? []).map((place) => left + place * length);
  const isTight = middles.some((x, index) => x - (middles[index - 1] ?? -Infinity) < leastPitch);
  const width = widthOf(bands.length, length);
  const labels = y + radius + 26;
  const height = Math.ceil(labels + (isTight ? rowHeight : 0) + 42);
  const transform = `translate(${round(left)} ${round(y)}) scale(${along} ${up})`;
  return (
    <FigureFrame sheet={{ ...sheet, height }} of={['out.resistance', 'out.tolerance']}>
      <path className="metal" d={`M0 ${y - 5}H${sheet.width}V${y + 5}H0z`} />
      <path className="ceramic" transform={transform} vectorEffect="non-scaling-stroke" d={outline} />
      <clipPath id={clip}>
        <path transform={transform} d={outline} />
      </clipPath>
      {bands.map(({ id, input, colour }, index) => {
        const x = middles[index] ?? 0;
        const row = labels + (isTight && index % 2 === 1 ? rowHeight : 0);
        const inBulge = Math.min(x - left, left + length - x) < drawn.bulge * 0.75 * along;
        const half = inBulge ? radius : drawn.middle * up;
        const reach = Math.max(width + 16, 44);
        return (
          <ColourBand
            key={id}
            of={id}
            colour={colour}
            box={[round(x - width / 2), round(y - half), round(width), round(2 * half)]}
            reach={[round(x - reach / 2), 6, round(reach), row + 30 - 6]}
            within={clip}
            line={`M${round(x)} ${round(y + half + 6)}V${round(row - 10)}`}
            label={{ x: round(x), y: row, anchor: 'middle', text: textOf(input, colour) }}
          />
        );
      })}
    </FigureFrame>
  );
}
