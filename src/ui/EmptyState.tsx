import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme.ts';

export interface EmptyStateProps {
  /** What belongs here. */
  title: ReactNode;
  /** How to fill it. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

const pads = [-2.205, -0.935, 0.335, 1.605];

/** An empty land pattern, one line and one action. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <Box className={className}>
      <Pattern viewBox="-4 -3.1 8 6.2" aria-hidden="true">
        <path d="M-1.95-2.45h3.9v4.9h-3.9z" />
        {pads.map((y) => (
          <g key={y}>
            <rect x="-3.45" y={y} width="1.55" height=".6" rx=".1" />
            <rect x="1.9" y={y} width="1.55" height=".6" rx=".1" />
          </g>
        ))}
      </Pattern>
      <Title>{title}</Title>
      {children === undefined ? null : <Text>{children}</Text>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space['2']};
  padding: ${theme.space['6']} ${theme.space['2']};
  text-align: center;
`;

const Pattern = styled.svg`
  width: ${theme.space['18']};
  height: ${theme.space['14']};
  path {
    fill: none;
    stroke: ${theme.color.art.dim};
    stroke-width: 0.06;
    stroke-dasharray: 0.25 0.15;
  }
  rect {
    fill: ${theme.color.art.copper};
    stroke: ${theme.color.art.copperEdge};
    stroke-width: 0.04;
  }
`;

const Title = styled.p`
  font: ${theme.type.h3};
`;

const Text = styled.div`
  font: ${theme.type.ui};
  color: ${theme.color.text.secondary};
`;
