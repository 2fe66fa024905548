import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** As high empty as with its words, so that nothing below moves when they come. */
export const BandLine = styled.p`
  min-block-size: 1lh;
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.ui};
`;
