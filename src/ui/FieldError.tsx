import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { theme } from './theme.ts';

/** The message between a label and its field; renders nothing without one. */
export function FieldError({ id, children, className }: { id?: string; children?: ReactNode; className?: string }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Line id={id} className={className}>
      <Icon name="alert" small />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  gap: ${theme.space['1']};
  font: ${theme.type.dense};
  font-weight: ${theme.weight.medium};
  color: ${theme.color.danger.text};
`;
