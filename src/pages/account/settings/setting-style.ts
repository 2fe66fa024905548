import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** A form inside a panel of the settings. */
export const FormPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  max-width: ${theme.layout.form};
`;

/** Words under the heading of a panel. */
export const SettingText = styled.p`
  max-width: ${theme.layout.form};
  margin-block: ${theme.space['1']} ${theme.space['3']};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
`;

/** Buttons side by side. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
