/** Pieces of a data table: numbers right, text left, rules between rows, the head stays under the page header. */
import { styled } from 'styled-components';
import { media, theme } from './theme.ts';

/** Frame in which a wide table scrolls by itself, so that the page never does. */
export const TableFrame = styled.div`
  position: relative; /* hidden words of a head beyond its edge would widen the page */
  overflow-x: auto;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
`;

export const Table = styled.table`
  font: ${theme.type.dense};
  caption {
    text-align: start;
  }
  tbody tr:hover td,
  tbody tr:hover th {
    background: ${theme.color.bg.hover};
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;

export const HeadCell = styled.th.attrs<{ scope?: string }>(({ scope = 'col' }) => ({ scope }))<{ $number?: boolean }>`
  padding: ${theme.space['2']} ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.default};
  background: ${theme.color.bg.subtle};
  color: ${theme.color.text.secondary};
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
  text-align: ${({ $number }) => ($number ? 'end' : 'start')};
  vertical-align: bottom;
  hyphens: auto;
  ${media.underMd} {
    padding-inline: ${theme.space['2']};
  }
`;

export const Cell = styled.td<{ $number?: boolean }>`
  padding: ${theme.space['2']} ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  text-align: ${({ $number }) => ($number ? 'end' : 'start')};
  vertical-align: middle;
  ${media.underMd} {
    padding-inline: ${theme.space['2']};
  }
`;
