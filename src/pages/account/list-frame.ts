/** Pieces that the account's lists of orders and of quotes are made of. */
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** Heading and, beside it, what narrows the list. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space['4']};
`;

export const ListBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['4']};
`;

/** A list as cards, for windows in which a table finds no room. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space['3']};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space['2']};
    align-content: start;
    padding: ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.bg.raised};
  }
  p {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
    overflow-wrap: break-word;
  }
  small {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;

/** Two things at the ends of a card's line. */
export const CardLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  align-items: center;
  justify-content: space-between;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.fluid.controlSmall};
  }
`;

/** Which entries are shown, and the other pages. */
export const PageRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['2']};
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;
