import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** A symbol of a sheet that all pages share; what hears a page learns nothing of it. */
export function SheetSymbol({ sheet, name, className }: { sheet: string; name: string; className?: string | undefined }) {
  return (
    <Symbol viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <use href={`${sheet}#${name}`} />
    </Symbol>
  );
}

/** Lines are of the ink; what the sheet strokes in the current color is of copper. */
const Symbol = styled.svg`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  fill: none;
  stroke: ${theme.color.text.primary};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  color: ${theme.color.copper.solid};
`;
