import { styled } from 'styled-components';
import type { Outline } from '#contract/api/part.ts';
import { axialBody } from '#src/components/drawing/through-hole.ts';
import { bandPaint } from '#src/ui/band-paint.ts';
import { theme } from '#src/ui/theme.ts';

/** Of 4.7 kΩ with 5 %, by IEC 60062, and where they lie in parts of the body's length. */
const bands = [
  ['yellow', -0.4],
  ['violet', -0.25],
  ['red', -0.12],
  ['gold', 0.38],
] as const;
const breadth = 0.07;
/** Pixels of the text before it is scaled to millimeters. */
const fontSize = 10;

/** What a part of the strip bears, in its millimeters: the code of 10 mΩ on the large chip, the bands of a leaded resistor. */
export function StripMarks({ outline }: { outline: Outline }) {
  const { length, width } = outline.body;
  if (outline.family === 'axial') {
    const { cap, waist } = axialBody(outline);
    return bands.map(([color, place]) => {
      const high = Math.abs(place) * length > length / 2 - cap ? width : waist;
      return (
        <rect key={color} x={(place - breadth / 2) * length} y={-high / 2} width={breadth * length} height={high} fill={bandPaint[color]} />
      );
    });
  }
  return (
    <Code fontSize={fontSize} transform={`scale(${(0.46 * width) / fontSize})`}>
      R010
    </Code>
  );
}

const Code = styled.text`
  fill: ${theme.color.art.mark};
  font-family: ${theme.font.mono};
  text-anchor: middle;
  dominant-baseline: central;
`;
