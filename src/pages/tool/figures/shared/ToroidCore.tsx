import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { round } from '#src/pages/tool/figure/point.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Strand } from '#src/pages/tool/figure/solids.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const mostTurns = 30;
const between = 46;

/** A ring core with its winding from the front, and its height from the side. */
export function ToroidCore() {
  const figure = useFigure();
  const sheet = useSheet(280);
  const [outer, hole] = [amount(figure, 'outerDiameter'), amount(figure, 'holeDiameter')];
  const wall = outer === null || hole === null ? null : (outer - hole) / 2;
  const fit = scaleToFit(
    { across: { wide: outer, h: amount(figure, 'coreHeight') }, up: { wall, ID: hole, wall2: wall } },
    { width: sheet.width - 130 - between, height: sheet.height - 100, least: { wide: 60, h: 12, wall: 12, ID: 30, wall2: 12 } },
  );
  const { ID, wall: thick, h } = fit.px;
  const radius = ID / 2 + thick;
  const [x, y] = [(sheet.width - 2 * radius - between - h) / 2 + radius - 10, sheet.height / 2];
  const side = x + radius + between;
  const turns = Math.max(1, Math.min(mostTurns, Math.round(amount(figure, 'turns') ?? 1)));
  const winding = Array.from({ length: turns }, (_, index) => {
    const angle = ((index + 0.5) / turns) * 1.7 * Math.PI - 0.35 * Math.PI;
    const at = (distance: number) => `${round(x + distance * Math.cos(angle))} ${round(y - distance * Math.sin(angle))}`;
    return `M${at(ID / 2 - 2)}L${at(radius + 2)}`;
  }).join('');
  const circle = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['outerDiameter', 'holeDiameter', 'coreHeight', 'turns', 'relativePermeability']}>
      <path className="metal" fillRule="evenodd" d={circle(radius) + circle(ID / 2)} />
      <Strand wire={2} d={winding} />
      <rect className="metal" x={side} y={y - radius} width={h} height={2 * radius} />
      <path className="dashed" d={`M${side} ${y - ID / 2}h${h}M${side} ${y + ID / 2}h${h}`} />
      <Dimension along="x" from={x - radius} to={x + radius} at={y - radius - 18} edge={y} of="outerDiameter" />
      <Dimension along="x" from={x - ID / 2} to={x + ID / 2} at={y + radius + 16} edge={y} of="holeDiameter" side="below" />
      <Dimension along="x" from={side} to={side + h} at={y + radius + 16} edge={y + radius} of="coreHeight" side="below" />
      <Label x={x} y={y} of="turns" />
      <Label x={side + h / 2} y={y - radius - 10} rise="bottom" of="relativePermeability" />
    </FigureFrame>
  );
}
