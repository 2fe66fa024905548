import { Pick } from '#src/pages/tool/figure/Pick.tsx';
import { useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { bandPaint } from '#src/ui/band-paint.ts';
import type { BandText } from '#src/pages/tool/inputs/band-text.ts';

interface Props {
  /** Input of the band. */
  of: string;
  colour: string;
  /** Left, top, width, height of the paint. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** The same of what can be pressed: the paint and its label. */
  reach: readonly [x: number, y: number, width: number, height: number];
  /** Clip path of the body that the paint must not leave. */
  within: string;
  /** Line from the paint to its label. */
  line: string;
  label: { x: number; y: number; anchor: 'start' | 'middle'; text: BandText };
}

const around = 5;
const lineHeight = 1.3;

/** A painted band with its colour and what it says: side by side after the line, or below each other under it. Pressing it leads to its choice. */
export function ColourBand({ of, colour, box: [x, y, width, height], reach, within, line, label }: Props) {
  const { focused } = useFigure();
  const isStacked = label.anchor === 'middle';
  const frame = `M${x - around} ${y - around}h${width + 2 * around}v${height + 2 * around}h${-width - 2 * around}z`;
  return (
    <Pick of={of}>
      <rect className="hit" x={reach[0]} y={reach[1]} width={reach[2]} height={reach[3]} rx="6" />
      {/* Parts keep their colours where the system forces its own. */}
      <rect
        clipPath={`url(#${within})`}
        style={{ fill: bandPaint[colour], stroke: 'none', forcedColorAdjust: 'none' }}
        {...{ x, y, width, height }}
      />
      {colour === 'none' && <path className="dashed" clipPath={`url(#${within})`} d={`M${x} ${y}v${height}m${width} 0v${-height}`} />}
      <path d={line} />
      {focused === of && <path className="thick" d={frame} />}
      <text x={label.x} y={label.y} dy=".35em" textAnchor={label.anchor}>
        {label.text.name} <tspan {...(isStacked ? { x: label.x, dy: `${lineHeight}em` } : { dx: '.3em' })}>{label.text.says}</tspan>
      </text>
    </Pick>
  );
}
