import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** The fields of a dialog that asks for something; its button stands among the dialog's own, by `form`. */
export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
`;
