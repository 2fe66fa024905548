import { styled } from 'styled-components';
import type { Facet } from '#contract/api/part.ts';
import { theme } from '#src/ui/theme.ts';

interface Props {
  buckets: NonNullable<Facet['buckets']>;
  /** The chosen range; bars inside it are in accent. */
  from: number;
  to: number;
}

const height = 40;

/** How many parts lie where on the axis. Decorative: the inputs say the same. */
export function Histogram({ buckets, from, to }: Props) {
  const most = Math.max(1, ...buckets.map(({ count }) => count));
  return (
    <Chart viewBox={`0 0 ${buckets.length * 10} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {buckets.map((bucket, index) => {
        // The square root keeps small bars in sight beside a dominant one.
        const high = bucket.count === 0 ? 0 : Math.max(2, Math.sqrt(bucket.count / most) * (height - 2));
        const isChosen = bucket.to >= from && bucket.from <= to;
        return <Bar key={bucket.from} data-chosen={isChosen || undefined} x={index * 10} y={height - high} width={8.5} height={high} />;
      })}
    </Chart>
  );
}

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: ${theme.space['10']};
`;

const Bar = styled.rect`
  fill: ${theme.color.border.default};
  &[data-chosen] {
    fill: ${theme.color.accent.solid};
  }
`;
