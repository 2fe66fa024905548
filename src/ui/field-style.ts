import { styled, css } from 'styled-components';
import { theme } from './theme.ts';

/** The box of a text input or select. `data-compact` is for toolbars, `aria-invalid` shows the error edge. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.touch};
  padding: ${theme.space['2']} ${theme.space['3']};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  color: ${theme.color.text.primary};
  font: ${theme.type.body};
  &::placeholder {
    color: ${theme.color.text.tertiary};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${theme.color.accent.solid};
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: 1px;
  }
  &[data-compact] {
    min-height: ${theme.fluid.control};
    padding-block: ${theme.space['1']};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger.solid};
    box-shadow: inset 0 0 0 1px ${theme.color.danger.solid};
  }
  &:disabled,
  &[readonly] {
    border-color: ${theme.color.border.default};
    background: ${theme.color.bg.sunken};
    color: ${theme.color.text.tertiary};
  }
`;

export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['1']};
  min-width: 0;
`;

export const FieldLabel = styled.label`
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;

export const FieldHint = styled.span`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
  &:lang(ja) {
    word-break: auto-phrase;
  }
`;
