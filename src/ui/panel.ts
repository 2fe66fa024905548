/** Frames that pages are composed of. */
import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** Room above the heading of a page that has no breadcrumb. */
export const pageTop = theme.space['6'];

/** Centred column of the page's width with its gutters; `$wide` for listings. */
export const Wrap = styled.div<{ $wide?: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? theme.layout.listing : theme.layout.page)};
  margin-inline: auto;
  padding-inline: ${theme.fluid.gutter};
`;

/** A hairline frame on the page ground. */
export const Panel = styled.section`
  padding: ${theme.space['5']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
`;

/** A part number: mono, semibold, broken only after a hyphen or slash. */
export const PartNumber = styled.span`
  font: ${theme.type.partNumber};
  letter-spacing: ${theme.tracking.mono};
  overflow-wrap: normal;
  word-break: keep-all;
`;

/** A small bordered word, such as a value that was understood. */
export const Tag = styled.span`
  display: inline-block;
  padding: 0 ${theme.space['2']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.swatch};
  color: ${theme.color.text.secondary};
  font: ${theme.type.small};
  line-height: 1.5;
  white-space: nowrap;
`;
