import { css } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';

/** Columns of the lines and of the head above them: tick, outline, part, availability, quantity, unit price, total, remove. */
export const lineColumns = css`
  display: grid;
  grid-template-columns: ${theme.space['6']} ${theme.size.thumbCart} minmax(0, 1fr) auto;
  gap: ${theme.space['1']} ${theme.space['3']};
  align-items: center;
  ${media.xl} {
    grid-template-columns: ${theme.space['6']} ${theme.size.thumbCart} minmax(0, 1.5fr) 10rem 11rem 5.5rem 7rem ${theme.size.control};
  }
`;
