import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { theme } from './theme.ts';

export interface ChipProps {
  children: ReactNode;
  /** With it the chip is on and the whole of it is the button that removes it. */
  onRemove?: () => void;
  /** Text of the chip for the remove button's name, when `children` is not plain text. */
  label?: string;
  className?: string;
}

/** A pill: an applied filter that can be removed, or a plain value. */
export function Chip({ children, onRemove, label, className }: ChipProps) {
  const { t } = useTranslation();
  if (!onRemove) return <Pill className={className}>{children}</Pill>;
  const name = label ?? (typeof children === 'string' ? children : '');
  return (
    <Removable type="button" className={className} onClick={onRemove} aria-label={t('common:remove_item', { item: name })}>
      {children}
      <Icon name="close" small />
    </Removable>
  );
}

const pillStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space['1']};
  min-height: ${theme.size.controlSmall};
  padding: 0 ${theme.space['3']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.bg.raised};
  color: inherit;
  font: ${theme.type.dense};
  @media (pointer: coarse) {
    min-height: ${theme.size.control};
  }
`;

const Pill = styled.span`
  ${pillStyle}
`;

const Removable = styled.button`
  ${pillStyle}
  border-color: ${theme.color.accent.border};
  background: ${theme.color.accent.subtle};
  color: ${theme.color.accent.text};
  font-weight: ${theme.weight.medium};
  &:hover {
    background: ${theme.color.bg.hover};
  }
`;
