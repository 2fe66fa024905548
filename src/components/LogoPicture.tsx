import { styled } from 'styled-components';
import { Picture } from '#src/ui/Picture.tsx';
import { theme } from '#src/ui/theme.ts';

/** A company's mark, on white as they are drawn for. */
export const LogoPicture = styled(Picture)`
  width: 10rem;
  height: 4rem;
  padding: ${theme.space['2']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  &[data-there] {
    background: white;
  }
  img {
    height: 100%;
    object-fit: contain;
    object-position: 0 50%;
  }
`;
