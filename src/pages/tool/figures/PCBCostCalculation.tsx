import { panelLayout } from '#calculators/math/traces/panel-layout.ts';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { FigureFrame } from '#src/pages/tool/figure/FigureFrame.tsx';
import { amount, type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { round } from '#src/pages/tool/figure/point.ts';
import { scaleToFit } from '#src/pages/tool/figure/scale-to-fit.ts';
import { Line, Shade } from '#src/pages/tool/figure/section-shapes.tsx';
import { useSheet } from '#src/ui/use-sheet.ts';

const margin = { left: 84, right: 84, top: 46, bottom: 62 };
/** More boards than this are drawn as one area. */
const mostBoards = 1500;

const rectangle = (x: number, y: number, w: number, h: number) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;

/** Edges of the boards in pixels of the panel. */
function boardPaths(figure: FigureState, scale: number): { d: string; width: number; height: number } | null {
  const of = (id: string) => amount(figure, id) ?? 0;
  const [boardWidth, boardHeight, boardSpacing, panelMargin] = [of('boardWidth'), of('boardHeight'), of('boardSpacing'), of('panelMargin')];
  const layout = panelLayout({
    boardWidth,
    boardHeight,
    boardSpacing,
    panelMargin,
    panelWidth: of('panelWidth'),
    panelHeight: of('panelHeight'),
  });
  if (!(layout.boards > 0)) return null;
  const [wide, tall] = layout.rotated ? [boardHeight, boardWidth] : [boardWidth, boardHeight];
  const [width, height] = [wide * scale, tall * scale];
  const start = panelMargin * scale;
  const step = { x: (wide + boardSpacing) * scale, y: (tall + boardSpacing) * scale };
  const d =
    layout.boards > mostBoards
      ? rectangle(start, start, layout.columns * step.x, layout.rows * step.y)
      : Array.from({ length: layout.boards }, (_, index) =>
          rectangle(start + (index % layout.columns) * step.x, start + Math.floor(index / layout.columns) * step.y, width, height),
        ).join('');
  return { d, width, height };
}

/** Production panel with the boards on it; what is shaded is waste. */
export function Figure() {
  const figure = useFigure();
  const sheet = useSheet(400);
  const fit = scaleToFit(
    { across: { w: amount(figure, 'panelWidth') }, up: { h: amount(figure, 'panelHeight') } },
    { width: sheet.width - margin.left - margin.right, height: sheet.height - margin.top - margin.bottom },
  );
  const { w, h } = fit.px;
  const x = (sheet.width - w) / 2;
  const y = margin.top;
  const boards = fit.isTrue ? boardPaths(figure, fit.scale) : null;
  const edge = (amount(figure, 'panelMargin') ?? 0) * fit.scale;
  const isTurned = figure.out['rotated'] === true;
  return (
    <FigureFrame sheet={sheet} fit={fit} of={['panelWidth', 'panelHeight', 'boardWidth', 'boardHeight', 'out.boardsPerPanel']}>
      <rect className="body" x={x} y={y} width={w} height={h} />
      <Shade d={`M${x} ${y}h${w}v${h}h${-w}z`} />
      {boards && (
        <g transform={`translate(${round(x)} ${y})`}>
          <path className="laminate" d={boards.d} />
          {edge > 0 && <Line dashed d={`M${edge} ${edge}H${w - edge}V${h - edge}H${edge}z`} />}
        </g>
      )}
      <rect className="part" x={x} y={y} width={w} height={h} />
      <Dimension along="x" from={x} to={x + w} at={y - 16} edge={y} of="panelWidth" />
      <Dimension along="y" from={y} to={y + h} at={x - 16} edge={x} of="panelHeight" side="left" />
      {boards && (
        <>
          <Dimension
            along="x"
            from={x + edge}
            to={x + edge + boards.width}
            at={y + h + 16}
            edge={y + h}
            of={isTurned ? 'boardHeight' : 'boardWidth'}
            side="below"
          />
          <Dimension
            along="y"
            from={y + edge}
            to={y + edge + boards.height}
            at={x + w + 16}
            edge={x + w}
            of={isTurned ? 'boardWidth' : 'boardHeight'}
          />
        </>
      )}
      <Label of="out.boardsPerPanel" x={x + w} y={y + h + 46} anchor="end" />
    </FigureFrame>
  );
}
