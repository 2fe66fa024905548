import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme.ts';

export interface StatusMarkProps {
  /** good ●, attention ◆, stopped ○, info ●, neutral ●: the word beside it says the same. */
  tone: 'good' | 'attention' | 'stopped' | 'info' | 'neutral';
  children: ReactNode;
  className?: string;
}

/** A state as a shape and a word; colour only supports. */
export function StatusMark({ tone, children, className }: StatusMarkProps) {
  return (
    <Line data-tone={tone} className={className}>
      {children}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space['2']};
  font: ${theme.type.dense};
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text.tertiary};
  &::before {
    content: '';
    flex: none;
    width: ${theme.size.mark};
    height: ${theme.size.mark};
    border: ${theme.border.focus} solid currentColor;
    border-radius: 50%;
    background: currentColor;
    forced-color-adjust: none;
  }
  &[data-tone='good'] {
    color: ${theme.color.success.text};
  }
  &[data-tone='attention'] {
    color: ${theme.color.warning.text};
  }
  &[data-tone='attention']::before {
    border-radius: 1px;
    transform: rotate(45deg);
  }
  &[data-tone='stopped'] {
    color: ${theme.color.danger.text};
  }
  &[data-tone='stopped']::before {
    background: none;
  }
  &[data-tone='info'] {
    color: ${theme.color.info.text};
  }
`;
