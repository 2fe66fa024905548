import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

const pads = [-2.205, -0.935, 0.335, 1.605];
const traces = 'M-3.3-1.9h-1.3L-6-3.3M-3.3-.635H-6M3.3.635h1.3L6 2M3.3 1.9h.9L6 3.7M3.3-1.9h1.1L6-3.5M-3.3 1.9h-1.5L-6 3.1';

/** A SOIC-8 land pattern on the millimetre grid, without its part. */
export function EmptyFootprint({ label, caption }: { label: string; caption: string }) {
  return (
    <Sheet viewBox="-6 -4.5 12 9" role="img" aria-label={label}>
      <path
        className="grid"
        d="M-6-4H6M-6-3H6M-6-2H6M-6-1H6M-6 1H6M-6 2H6M-6 3H6M-6 4H6M-4-5V5M-3-5V5M-2-5V5M-1-5V5M1-5V5M2-5V5M3-5V5M4-5V5"
      />
      <path className="major" d="M-6 0H6M-5-5V5M0-5V5M5-5V5" />
      <path className="trace" d={traces} />
      {pads.map((y) => (
        <g key={y} className="pad">
          <rect x="-3.45" y={y} width="1.55" height=".6" rx=".12" />
          <rect x="1.9" y={y} width="1.55" height=".6" rx=".12" />
        </g>
      ))}
      <path className="body" d="M-1.95-2.45h3.9v4.9h-3.9zM-.5-2.45a.5.5 0 0 0 1 0" />
      <text className="number" y="-.1" fontSize="1.1">
        404
      </text>
      <text y=".75" fontSize=".42">
        {caption}
      </text>
      <text x="-1.9" y="-3.1" fontSize=".42">
        U404
      </text>
    </Sheet>
  );
}

const Sheet = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.art.sheet};
  path {
    fill: none;
    stroke: ${theme.color.art.grid};
    stroke-width: 0.022;
  }
  .major {
    stroke: ${theme.color.art.gridMajor};
  }
  .trace {
    stroke: ${theme.color.art.copper};
    stroke-width: 0.28;
    stroke-linecap: round;
  }
  .pad {
    fill: ${theme.color.art.copper};
    stroke: ${theme.color.art.copperEdge};
    stroke-width: 0.04;
  }
  .body {
    stroke: ${theme.color.art.dim};
    stroke-width: 0.06;
  }
  text {
    fill: ${theme.color.art.dim};
    font-family: ${theme.font.ui};
    text-anchor: middle;
  }
  .number {
    fill: ${theme.color.art.ink};
    font-weight: ${theme.weight.heading};
  }
`;
