/** Frames that pages are composed of. */
import { styled } from 'styled-components';
import { media, theme } from './theme.ts';

/** Room above the heading of a page that has no breadcrumb. */
export const pageTop = theme.space['6'];

/** Centred column of the page's width with its gutters; `$wide` for listings. */
export const Wrap = styled.div<{ $wide?: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? theme.layout.listing : theme.layout.page)};
  margin-inline: auto;
  padding-inline: ${theme.fluid.gutter};
`;

/** A page of blocks one below the other, from its heading to its foot. */
export const PageFrame = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['5']};
  padding-block: ${pageTop} ${theme.space['12']};
`;

/** The heading of a page and the sentence that says what it is for. */
export const PageIntro = styled.div`
  display: grid;
  gap: ${theme.space['2']};
`;

/** What a page is about and, beside it in large windows, a rail with its sums, actions or form. */
export const RailColumns = styled.div`
  display: grid;
  gap: ${theme.space['8']};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${theme.layout.inputRail};
  }
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

/** The number of an order, an inquiry or another record: short enough never to be broken. */
export const RecordNumber = styled(PartNumber)`
  white-space: nowrap;
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
