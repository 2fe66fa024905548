import sheet from '#src/components/category/category-symbols.svg?no-inline';
import type { States } from '#src/states/state.ts';
import { SheetSymbol } from '#src/ui/SheetSymbol.tsx';

export const states: States = { drawn: () => <SheetSymbol sheet={sheet} name="resistors" /> };
