import { css, styled } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';

const actionStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space['2']};
  min-width: ${theme.size.touch};
  height: ${theme.size.touch};
  padding: 0 ${theme.space['2']};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.text.primary};
  font: ${theme.type.dense};
  text-align: start;
  white-space: nowrap;
`;

/** A link or button at the end of the header's first row. */
export const ActionButton = styled.button`
  ${actionStyle}
  justify-content: center;
  &:hover {
    background: ${theme.color.bg.hover};
  }
`;

export const actionLinkStyle = css`
  ${actionStyle}
  justify-content: center;
  a&:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
`;

/** Words beside the icon, for wide windows only; the name stays for screen readers. */
export const ActionText = styled.span`
  small {
    display: block;
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
  ${media.underLg} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** A count beside its icon; on phones it sits on the icon's corner. */
export const Count = styled.b`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.size.icon};
  height: ${theme.size.icon};
  padding: 0 ${theme.space['1']};
  border: ${theme.border.hairline} solid ${theme.color.accent.solid};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent.solid};
  color: ${theme.color.accent.onSolid};
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
  line-height: 1;
  &[data-quiet] {
    border-color: ${theme.color.border.control};
    background: ${theme.color.bg.canvas};
    color: ${theme.color.text.primary};
  }
  ${media.underLg} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;
