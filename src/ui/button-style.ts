import { css } from 'styled-components';
import { media, theme } from './theme.ts';

export interface ButtonLook {
  tone: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerSolid';
  /** `large` is for the main action of a view, `small` for rows of a table. */
  size: 'small' | 'medium' | 'large';
}

/** The look of a button, also for links that act like one; reads `data-tone` and `data-size`. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space['2']};
  min-height: ${theme.fluid.control};
  padding: ${theme.space['1']} ${theme.space['4']};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  color: ${theme.color.text.primary};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
  text-align: center;
  text-decoration: none;
  /* A button is at least as wide as its longest word, in Chinese and Japanese as its longest phrase. */
  overflow-wrap: break-word;
  &:lang(zh) {
    word-break: keep-all;
  }
  cursor: pointer;
  &:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  &:active {
    background: ${theme.color.bg.selected};
  }
  &[data-tone='primary'] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.solid};
    color: ${theme.color.accent.onSolid};
  }
  &[data-tone='primary']:hover {
    background: ${theme.color.accent.solidHover};
  }
  &[data-tone='primary']:active {
    background: ${theme.color.accent.solidPressed};
  }
  &[data-tone='quiet'] {
    border-color: transparent;
    background: transparent;
    color: ${theme.color.accent.text};
  }
  &[data-tone='quiet']:hover {
    background: ${theme.color.bg.hover};
  }
  &[data-tone='danger'] {
    border-color: ${theme.color.danger.solid};
    color: ${theme.color.danger.text};
  }
  &[data-tone='dangerSolid'] {
    border-color: ${theme.color.danger.solid};
    background: ${theme.color.danger.solid};
    color: ${theme.color.danger.onSolid};
  }
  &[data-size='large'] {
    min-height: ${theme.size.controlLarge};
    padding: ${theme.space['2']} ${theme.space['5']};
    font: ${theme.type.body};
    font-weight: ${theme.weight.semibold};
  }
  &[data-size='small'] {
    min-height: ${theme.size.controlSmall};
    padding: 0 ${theme.space['3']};
    font: ${theme.type.dense};
    font-weight: ${theme.weight.semibold};
    ${media.underMd} {
      min-height: ${theme.fluid.controlSmall};
    }
    ${media.coarse} {
      min-height: ${theme.fluid.controlSmall};
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${theme.color.border.default};
    background: ${theme.color.bg.sunken};
    color: ${theme.color.text.tertiary};
    cursor: not-allowed;
  }
`;
