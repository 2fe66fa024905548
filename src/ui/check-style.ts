import { css } from 'styled-components';
import { theme } from './theme.ts';

/** A row of box, words and count; 44 high under a finger. */
export const checkRowStyle = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space['2']};
  min-width: 0;
  min-height: ${theme.size.controlSmall};
  padding: ${theme.space['1']} 0;
  font: ${theme.type.ui};
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: ${theme.size.touch};
    align-items: center;
  }
  &[data-zero] {
    color: ${theme.color.text.tertiary};
  }
`;

export const checkInputStyle = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.check};
  height: ${theme.size.check};
  margin: 1px 0 0;
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.swatch};
  background: ${theme.color.bg.raised};
  cursor: inherit;
  &::after {
    content: '';
  }
  &:checked {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.solid};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger.solid};
  }
  &:disabled {
    background: ${theme.color.bg.sunken};
    border-color: ${theme.color.border.default};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
