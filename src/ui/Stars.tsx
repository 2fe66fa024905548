import { styled } from 'styled-components';
import { theme } from './theme.ts';

const star = 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z';

interface StarsProps {
  /** A part of a star is filled by its share. */
  value: number;
  most?: number;
  /** What the stars say in words. */
  label: string;
}

/** Stars, five unless told, filled from the start of the line up to a value. */
export function Stars({ value, most = 5, label }: StarsProps) {
  return (
    <Box role="img" aria-label={label}>
      <Row most={most} />
      <Filled style={{ width: `${(Math.min(most, Math.max(0, value)) / most) * 100}%` }}>
        <Row most={most} />
      </Filled>
    </Box>
  );
}

function Row({ most }: { most: number }) {
  return (
    <svg viewBox={`0 0 ${most * 20} 20`} aria-hidden="true">
      {Array.from({ length: most }, (_, at) => (
        <path key={at} d={star} transform={`translate(${at * 20} 0)`} />
      ))}
    </svg>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  vertical-align: text-bottom;
  svg {
    display: block;
    height: ${theme.size.iconSmall};
    fill: ${theme.color.border.default};
  }
`;

const Filled = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  overflow: hidden;
  svg {
    fill: ${theme.color.accent.solid};
  }
`;
