import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** A button that chooses files beside the word that they may be dropped; with `useFileDrop`. */
export const FileDropBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['3']};
  align-items: center;
  padding: ${theme.space['3']};
  border: ${theme.border.control} dashed ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  font: ${theme.type.dense};
  overflow-wrap: anywhere;
  &[data-over] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
  }
`;
