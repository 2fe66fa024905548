import { Arrow, Block } from '#src/pages/tool/figure/blocks.tsx';
import { Label, type LabelText } from '#src/pages/tool/figure/Label.tsx';
import type { Point } from '#src/pages/tool/figure/point.ts';

/** A block of the chain: what stands in it, and its name under it. */
export interface Stage extends LabelText {
  caption: string;
}

const columns = [57, 170, 283] as const;
const rows = [40, 135] as const;
const [wide, high] = [86, 46];

interface Props {
  stages: readonly Stage[];
  /** Stands in the second row, under another chain. */
  isSecond?: boolean;
}

/** From the clock to the bit: up to six blocks, the first three from left to right, the rest back from right to left. */
export function DividerChain({ stages, isSecond = false }: Props) {
  const placed = stages.map((stage, index) => {
    const isBack = index >= columns.length;
    const at: Point = [columns[isBack ? 2 * columns.length - 1 - index : index] ?? 0, rows[isBack || isSecond ? 1 : 0]];
    return { stage, at };
  });
  return (
    <>
      {placed.map(({ stage: { caption, ...what }, at }, index) => {
        const to = placed[index + 1]?.at;
        return (
          <g key={caption}>
            <Block at={at} size={[wide, high]} {...what} />
            <Label value={caption} x={at[0]} y={at[1] + high / 2 + 4} rise="top" />
            {to && <Arrow through={between(at, to)} />}
          </g>
        );
      })}
    </>
  );
}

/** From the side of one block to that of the next; from row to row around the names. */
function between([x, y]: Point, [toX, toY]: Point): Point[] {
  if (y === toY) {
    const way = Math.sign(toX - x);
    return [
      [x + (way * wide) / 2, y],
      [toX - (way * wide) / 2, y],
    ];
  }
  const side = x + wide / 2;
  return [
    [side, y + 10],
    [side + 9, y + 10],
    [side + 9, toY],
    [side, toY],
  ];
}
