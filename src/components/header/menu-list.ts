import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** Links and buttons of a menu, one below the other. */
export const MenuList = styled.ul`
  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: ${theme.size.touch};
    padding: 0 ${theme.space['3']};
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
    text-align: start;
  }
  a:hover,
  button:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
`;
