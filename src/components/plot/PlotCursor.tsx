import { styled } from 'styled-components';
import type { PlotData } from '#calculators/plot.ts';
import { media, theme } from '#src/ui/theme.ts';
import type { Layout } from './layout.ts';
import { Curve, dashesOf, Dot, Rule, seriesColor } from './plot-style.ts';
import type { Reading } from './reading.ts';

/** The line of the cursor and the points it reads. */
export function CursorLine({ layout, reading }: { layout: Layout; reading: Reading }) {
  const across = layout.x.at(reading.x);
  if (across === null) return null;
  return (
    <>
      <Rule $color={theme.color.text.primary} d={`M${across} ${layout.area.top}V${layout.area.bottom}`} />
      {reading.pixels.map((pixel, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- a series is told by its place
        pixel ? <Dot key={index} $color={seriesColor(index)} cx={pixel[0]} cy={pixel[1]} r={4} /> : null,
      )}
    </>
  );
}

interface BoxProps {
  plot: PlotData;
  layout: Layout;
  across: number;
  x: string;
  /** One line for each series that has a value. */
  lines: readonly { index: number; label: string; value: string }[];
}

/** The values under the cursor; it keeps to the side with more room. */
export function CursorBox({ plot, layout, across, x, lines }: BoxProps) {
  const dashes = dashesOf(plot.series);
  const isLeft = across > layout.width / 2;
  return (
    <Box aria-hidden style={isLeft ? { right: layout.width - across + 12 } : { left: across + 12 }}>
      <b>{x}</b>
      {lines.map(({ index, label, value }) => (
        <Row key={label}>
          {lines.length > 1 ? (
            <svg width="18" height="10">
              <Curve $color={seriesColor(index)} strokeDasharray={dashes[index]} d="M0 5h18" />
            </svg>
          ) : null}
          {lines.length > 1 ? <span>{label}</span> : null}
          <Value>{value}</Value>
        </Row>
      ))}
    </Box>
  );
}

const Box = styled.div`
  position: absolute;
  top: ${theme.space['2']};
  z-index: ${theme.layer.sticky};
  max-width: 62%;
  padding: ${theme.space['1']} ${theme.space['2']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  font: ${theme.type.small};
  pointer-events: none;
  ${media.underMd} {
    max-width: 70%;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space['2']};
  svg {
    flex: none;
  }
`;

const Value = styled.span`
  margin-inline-start: auto;
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;
`;
