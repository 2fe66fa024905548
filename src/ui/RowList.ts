import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** A list of rows with a line above each: what it is at the start, what can be done with it at the end. */
export const RowList = styled.ul`
  display: grid;
  margin-block: ${theme.space['3']} ${theme.space['4']};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['3']};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space['3']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;
