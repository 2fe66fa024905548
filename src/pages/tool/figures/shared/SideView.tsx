import { Arrow } from '#src/pages/tool/figure/blocks.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Plane } from '#src/pages/tool/figure/section-shapes.tsx';
import { Cylinder } from '#src/pages/tool/figure/solids.tsx';

const [from, to, first, apart] = [30, 270, 30, 32];

interface Bar {
  name: string;
  /** Pixels across; what is flat is a trace seen from above. */
  thick: number;
  isFlat?: boolean;
  /** Way of the current; none for what carries it on all sides. */
  current?: 'out' | 'back';
}

/** Conductors along their length `l`, with the way of the current. */
export function SideView({ bars, hasPlane = false }: { bars: readonly Bar[]; hasPlane?: boolean }) {
  const { words } = useFigure();
  const last = first + (bars.length - 1) * apart + (bars.at(-1)?.thick ?? 0) / 2;
  const bottom = hasPlane ? last + 14 : last;
  return (
    <SchematicFrame size={[340, bottom + 50]} of={['length']} title={words('side')}>
      {bars.map(({ name, thick, isFlat, current }, index) => {
        const y = first + index * apart;
        const ends = current === 'back' ? [322, 290] : [290, 322];
        return (
          <g key={name}>
            {isFlat ? (
              <Plane x={from} y={y - thick / 2} width={to - from} height={thick} />
            ) : (
              <Cylinder x={from} y={y} length={to - from} diameter={thick} />
            )}
            {current && <Arrow through={ends.map((x) => [x, y] as const)} tone="wire" name="I" />}
          </g>
        );
      })}
      {hasPlane && <Plane x={from - 15} y={last + 14} width={to - from + 30} height={8} />}
      <Dimension along="x" from={from} to={to} at={bottom + 26} edge={bottom} of="length" side="below" />
    </SchematicFrame>
  );
}
