import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  min-width: 0;
  margin: 0 0 ${theme.space['6']};
  padding: 0;
  border: 0;
  > legend {
    margin-block-end: ${theme.space['1']};
    padding: 0;
    font: ${theme.type.h2};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']} ${theme.space['4']};
  align-items: center;
  margin-block-start: ${theme.space['5']};
`;

/** A group of radios as framed rows; the chosen one is marked. */
export const Choice = styled.div`
  margin-block-end: ${theme.space['6']};
  fieldset {
    display: grid;
    gap: ${theme.space['2']};
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: ${theme.space['3']};
    padding: 0;
    font: ${theme.type.h2};
  }
  fieldset > label {
    gap: ${theme.space['3']};
    padding: ${theme.space['3']} ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.default};
    border-radius: ${theme.radius.control};
  }
  fieldset > label:has(input:checked) {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
  }
`;
