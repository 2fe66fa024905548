import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** Something of the interface that opens. */
export const Entry = styled.details`
  border-block-end: 1px solid ${theme.color.border.subtle};
  summary {
    padding-block: ${theme.space['3']};
    cursor: pointer;
    overflow-wrap: break-word;
  }
`;

/** Types and bodies, which may be wider than the page. */
export const Code = styled.pre`
  margin: 0;
  padding: ${theme.space['3']};
  overflow-x: auto;
  background: ${theme.color.bg.sunken};
  font: ${theme.type.key};
  white-space: pre;
`;
