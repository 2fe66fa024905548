import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Dielectric, Plane } from '#src/pages/tool/figure/section-shapes.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';

const board = { left: 10, right: 330, top: 20, bottom: 242 };
const patch = { left: 96, right: 262, top: 52, bottom: 172 };
const middle = (patch.left + patch.right) / 2;
const [feed, transformer, notch, depth] = [9, 4, 12, 38];
const section = { top: 268, height: 20, foil: 5 };

/** Patch with a notch on both sides of the line, which reaches in. */
const notched =
  `M${patch.left} ${patch.top}H${patch.right}V${patch.bottom}H${middle + notch}V${patch.bottom - depth}H${middle + feed}V${board.bottom}` +
  `H${middle - feed}V${patch.bottom - depth}H${middle - notch}V${patch.bottom}H${patch.left}z`;
const edgeFed =
  `M${patch.left} ${patch.top}H${patch.right}V${patch.bottom}H${middle + transformer}V${patch.bottom + 44}H${middle + feed}V${board.bottom}` +
  `H${middle - feed}V${patch.bottom + 44}H${middle - transformer}V${patch.bottom}H${patch.left}z`;

/** The patch from above with its feed, and the board in section. */
export function Figure() {
  const { mode } = useFigure();
  const isEdge = mode === 'edge';
  const [width, length] = mode === 'check' ? ['patchWidth', 'patchLength'] : ['out.width', 'out.length'];
  return (
    <SchematicFrame
      size={[340, 316]}
      of={[width, length, isEdge ? 'out.transformerWidth' : 'out.inset', 'out.feedWidth', 'dielectricHeight', 'relativePermittivity']}
    >
      <Dielectric x={board.left} y={board.top} width={board.right - board.left} height={board.bottom - board.top} />
      <path className="copper" d={isEdge ? edgeFed : notched} />
      <Dimension along="x" from={patch.left} to={patch.right} at={patch.top + 26} edge={patch.top} of={width} side="above" on="copper" />
      <Dimension
        along="y"
        from={patch.top}
        to={patch.bottom}
        at={patch.left - 12}
        edge={patch.left}
        of={length}
        side="left"
        on="laminate"
      />
      {isEdge ? (
        <>
          <Dimension
            along="y"
            from={patch.bottom}
            to={patch.bottom + 44}
            at={middle + 26}
            edge={[patch.right, middle + feed]}
            of="out.transformerLength"
            side="right"
            on="laminate"
          />
          <Label of="out.transformerWidth" x={middle - 12} y={patch.bottom + 22} anchor="end" on="laminate" />
        </>
      ) : (
        <Dimension
          along="y"
          from={patch.bottom - depth}
          to={patch.bottom}
          at={middle - 24}
          edge={middle - notch}
          of="out.inset"
          side="left"
          on="copper"
        />
      )}
      <Label of="out.feedWidth" x={middle - 14} y={board.bottom - 8} anchor="end" rise="bottom" on="laminate" />
      <Dielectric x={board.left} y={section.top} width={board.right - board.left} height={section.height} />
      <Plane x={patch.left} y={section.top - section.foil} width={patch.right - patch.left} height={section.foil} />
      <Plane x={board.left} y={section.top + section.height} width={board.right - board.left} height={section.foil} />
      <Dimension along="y" from={section.top} to={section.top + section.height} at={board.right - 64} of="dielectricHeight" side="right" />
      <Label of="relativePermittivity" x={board.left + 6} y={section.top + section.height / 2} anchor="start" on="laminate" />
    </SchematicFrame>
  );
}
