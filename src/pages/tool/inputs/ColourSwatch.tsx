import { styled } from 'styled-components';
import { bandPaint } from '#src/ui/band-paint.ts';
import { theme } from '#src/ui/theme.ts';

/** A small square of a band's colour; its name stands beside it. */
export function ColourSwatch({ colour }: { colour: string }) {
  return <Square aria-hidden="true" style={{ background: bandPaint[colour] ?? 'transparent' }} />;
}

const Square = styled.span`
  display: inline-block;
  flex: none;
  width: ${theme.size.iconSmall};
  height: ${theme.size.iconSmall};
  border: ${theme.border.hairline} solid ${theme.color.border.control};
  border-radius: ${theme.radius.swatch};
  forced-color-adjust: none;
`;
