import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
  align-items: center;
  justify-content: space-between;
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space['4']};
`;
