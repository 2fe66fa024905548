import { SheetSymbol } from '#src/ui/SheetSymbol.tsx';
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
  return <SheetSymbol sheet={sheet} name={slug} className={className} />;
}
