import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { theme } from './theme.ts';

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'alert' } as const;

export interface MessageProps {
  tone: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that solve it. */
  action?: ReactNode;
  /** `status` or `alert` when it appears after the page was read. */
  role?: 'status' | 'alert';
  className?: string;
}

/** A tinted box that stands where its cause is and stays until that is solved. */
export function Message({ tone, title, children, action, role, className }: MessageProps) {
  return (
    <Box data-tone={tone} role={role} className={className}>
      <Icon name={icons[tone]} />
      <Words>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
        {action === undefined ? null : <Action>{action}</Action>}
      </Words>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${theme.space['3']};
  padding: ${theme.space['3']} ${theme.space['4']};
  border: ${theme.border.hairline} solid;
  border-radius: ${theme.radius.control};
  font: ${theme.type.ui};
  &[data-tone='info'] {
    background: ${theme.color.info.bg};
    border-color: ${theme.color.info.border};
    color: ${theme.color.info.text};
  }
  &[data-tone='success'] {
    background: ${theme.color.success.bg};
    border-color: ${theme.color.success.border};
    color: ${theme.color.success.text};
  }
  &[data-tone='warning'] {
    background: ${theme.color.warning.bg};
    border-color: ${theme.color.warning.border};
    color: ${theme.color.warning.text};
  }
  &[data-tone='danger'] {
    background: ${theme.color.danger.bg};
    border-color: ${theme.color.danger.border};
    color: ${theme.color.danger.text};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${theme.weight.semibold};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['2']};
`;
