import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { someOf } from './shared/some-of.ts';

const [first, pitch, most] = [48, 62, 6];
const [x, width, height] = [110, 74, 34];

/** The stages from input to output, downwards, each with its gain, noise figure and intercept point. */
export function Figure() {
  const figure = useFigure();
  const gains = figure.given['gains'];
  const shown = someOf(Math.max(1, Array.isArray(gains) ? gains.length : 1), most);
  const bottom = first + shown.length * pitch;
  return (
    <SchematicFrame size={[340, bottom + 12]} of={['inputPower', 'out.totalGain', 'out.noiseFigure', 'out.inputIntercept']}>
      <Label of="inputPower" x={x} y={12} />
      {shown.map((index, place) => {
        const y = first + place * pitch + height / 2;
        return (
          <g key={index ?? 'rest'}>
            <Arrow
              through={[
                [x, y - pitch + height / 2 + (place === 0 ? 10 : 0)],
                [x, y - height / 2],
              ]}
            />
            {index === null ? (
              <Block at={[x, y]} size={[width, height]} value="…" />
            ) : (
              <Stage index={index} y={y} isLoss={(amount(figure, `gains.${index}`) ?? 0) < 0} />
            )}
          </g>
        );
      })}
      <Arrow
        through={[
          [x, bottom - pitch + height],
          [x, bottom - 8],
        ]}
      />
      <Label of="out.outputPower" x={x} y={bottom + 2} />
    </SchematicFrame>
  );
}

/** A stage: a triangle where it amplifies, a box where it takes. */
function Stage({ index, y, isLoss }: { index: number; y: number; isLoss: boolean }) {
  const half = width / 2;
  return (
    <>
      {isLoss ? (
        <Block at={[x, y]} size={[width, height]} of={`gains.${index}`} name="" />
      ) : (
        <>
          <path className="body" d={`M${x - half} ${y - height / 2}H${x + half}L${x} ${y + height / 2 + 8}z`} />
          <Label of={`gains.${index}`} name="" x={x} y={y - 5} />
        </>
      )}
      <Label of={`noiseFigures.${index}`} name={`NF_${index + 1}`} x={x + half + 14} y={y - 9} anchor="start" />
      <Label of={`interceptPoints.${index}`} name={`IP_${index + 1}`} x={x + half + 14} y={y + 11} anchor="start" />
    </>
  );
}
