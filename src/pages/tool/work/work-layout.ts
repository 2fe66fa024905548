import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** Entries of a run, and below them what came of it. */
export const WorkBox = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['3']};
`;

/** As many entries beside each other as there is room for. */
export const WorkFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['4']};
  align-items: end;
`;
