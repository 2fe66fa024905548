import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** The ground of what floats under its button. */
export const PopoverPanel = styled.div`
  position: absolute;
  z-index: ${theme.layer.popover};
  inset-block-start: calc(100% + ${theme.space['1']});
  padding: ${theme.space['2']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
  box-shadow: ${theme.shadow.popover};
`;
