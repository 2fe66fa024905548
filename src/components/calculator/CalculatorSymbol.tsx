import { styled } from 'styled-components';
import { SheetSymbol } from '#src/ui/SheetSymbol.tsx';
import sheet from './calculator-symbols.svg?no-inline';

/** What a group of calculators is about; a calculator, by its name, bears the symbol of its group. The sheet knows which, so that no page carries the list. */
export function CalculatorSymbol({ of }: { of: string }) {
  return <Small sheet={sheet} name={of} />;
}

const Small = styled(SheetSymbol)`
  width: 1.75rem;
  height: 1.75rem;
`;
