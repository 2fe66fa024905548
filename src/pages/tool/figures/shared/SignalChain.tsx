import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Label, type LabelText } from '#src/pages/tool/figure/Label.tsx';

interface Stage {
  /** What stands in the box. */
  text: string;
  /** What it adds to the reading, or takes from it. */
  label?: LabelText;
}

interface Props {
  /** Middle of the uppermost box. */
  at: readonly [x: number, y: number];
  stages: readonly Stage[];
}

const [width, height, pitch] = [136, 28, 46];

/** Boxes that a signal passes one after the other, downwards, each with its correction beside it. */
export function SignalChain({ at: [x, top], stages }: Props) {
  return stages.map(({ text, label }, index) => {
    const y = top + index * pitch;
    return (
      <g key={text}>
        <Arrow
          through={[
            [x, y - pitch + height / 2],
            [x, y - height / 2],
          ]}
        />
        <Block at={[x, y]} size={[width, height]} value={text} />
        {label && <Label {...label} x={x + width / 2 + 12} y={y} anchor="start" />}
      </g>
    );
  });
}
