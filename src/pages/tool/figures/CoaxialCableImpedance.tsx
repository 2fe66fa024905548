import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Leader } from '#src/pages/tool/figure/Leader.tsx';
import { ringPath } from '#src/pages/tool/figure/solids.tsx';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Outline, Ring, RoundDielectric, RoundWire } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const [shield, jacket, margin] = [6, 10, 44];

/** Strands of a conductor of diameter 1: how many lie on a ring, and its radius; each strand has the radius of the first. */
const lays = {
  solid: { strand: 1 / 2, rings: [[1, 0]] },
  strands7: {
    strand: 1 / 6,
    rings: [
      [1, 0],
      [6, 1 / 3],
    ],
  },
  strands19: {
    strand: 1 / 10,
    rings: [
      [1, 0],
      [6, 1 / 5],
      [12, 2 / 5],
    ],
  },
} as const;

/** Inner conductor, dielectric, outer conductor and, dashed, the jacket. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(310);
  const inner = figure.mode === 'innerDiameter' ? 'out.requiredInnerDiameter' : 'innerDiameter';
  const outer = figure.mode === 'outerDiameter' ? 'out.requiredOuterDiameter' : 'outerDiameter';
  const permittivity = figure.mode === 'permittivity' ? 'out.requiredPermittivity' : 'relativePermittivity';
  const room = sheet.height - 2 * (margin + shield + jacket);
  const fit = scaleToFit(
    { across: { d: amount(figure, inner) }, up: { D: amount(figure, outer) } },
    { width: room, height: room, least: { D: 40, d: 8 } },
  );
  const { d, D } = fit.px;
  const [x, y] = [sheet.width / 2, sheet.height / 2];
  const [hole, edge] = [D / 2, D / 2 + shield + jacket];
  const { strand, rings } =
    lays[
      figure.given['innerConductor'] === 'strands7' ? 'strands7' : figure.given['innerConductor'] === 'strands19' ? 'strands19' : 'solid'
    ];
  const strands = rings.flatMap(([count, radius]) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count;
      return { x: x + d * radius * Math.cos(angle), y: y + d * radius * Math.sin(angle) };
    }),
  );
  return (
    <FigureFrame sheet={sheet} fit={fit} of={[inner, outer, permittivity]}>
      <Outline d={ringPath([x, y], edge)} />
      <RoundDielectric x={x} y={y} radius={hole} />
      <Ring x={x} y={y} outer={hole + shield} inner={hole} />
      {strands.map((at) => (
        <RoundWire key={`${at.x} ${at.y}`} {...at} radius={d * strand} />
      ))}
      <Dimension along="x" from={x - hole} to={x + hole} at={y - edge - 14} edge={y} of={outer} />
      <Dimension along="x" from={x - d / 2} to={x + d / 2} at={y + edge + 12} edge={y} of={inner} side="below" />
      <Leader from={[x + edge + 18, y - edge * 0.6]} to={[x + (hole + d / 2) * 0.42, y - (hole + d / 2) * 0.25]} of={permittivity} />
    </FigureFrame>
  );
}
