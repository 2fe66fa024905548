import type { KeyboardEvent, ReactNode } from 'react';
import { spokenValue, symbolOf, useFigure } from './figure-state.ts';

interface Props {
  /** Input that a press moves to; results and inputs of other modes are shown without being pressable. */
  of: string | undefined;
  children: ReactNode;
}

/** Groups what belongs to one value: pressing it focuses its input, and while that has the focus the group is drawn in the accent colour. */
export function Pick({ of, children }: Props) {
  const figure = useFigure();
  const { given, focused, pick } = figure;
  const input = of?.split('.')[0] ?? ''; // that of a list for one of its values
  // Without symbol and value there would be a button that nobody can name.
  if (of === undefined || !(input in given) || !(spokenValue(figure, of) || symbolOf(figure, of))) return <g aria-hidden>{children}</g>;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // a space would scroll the page
    pick(input);
  };
  return (
    <g
      className="pick"
      role="button"
      tabIndex={0}
      aria-current={focused === of || focused === input || undefined}
      onClick={() => pick(input)}
      onKeyDown={press}
    >
      {children}
    </g>
  );
}
