import type { Category } from '#contract/api/part.ts';
import { SheetSymbol } from '#src/ui/SheetSymbol.tsx';
import sheet from './category-symbols.svg?no-inline';

/** The classes of parts that the sheet draws. */
const drawn = new Set(
  'resistors capacitors inductors frequency diodes transistors optoelectronics amplifiers data-converters power-management logic interface-ics processors sensors rf board-connectors io-connectors protection relays-switches power boards passives discretes ics sensors-rf connectors electromechanical'.split(
    ' ',
  ),
);

/** The circuit symbol that stands for a category, from one sheet that all pages share. */
export function CategorySymbol({ partClass, className }: { partClass: Category['part_class']; className?: string }) {
  if (partClass === null || !drawn.has(partClass)) return null;
  return <SheetSymbol sheet={sheet} name={partClass} className={className} />;
}
