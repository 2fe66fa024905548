import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';
import sheet from './category-symbols.svg?no-inline';

/** What the sheet draws; categories of the operator's own have no symbol. */
const drawn = new Set(
  'resistors capacitors inductors frequency diodes transistors optoelectronics amplifiers data-converters power-management logic processors sensors rf board-connectors io-connectors protection relays-switches power boards passives discretes ics sensors-rf connectors electromechanical'.split(
    ' ',
  ),
);

/** The circuit symbol that stands for a category, from one sheet that all pages share. */
export function CategorySymbol({ slug, className }: { slug: string; className?: string }) {
  if (!drawn.has(slug)) return null;
  return (
    <Symbol viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <use href={`${sheet}#${slug}`} />
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
