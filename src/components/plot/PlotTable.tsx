import { styled } from 'styled-components';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { type PlotRows, thinned } from './plot-rows.ts';
import type { NumberText } from './scale.ts';

const mostRows = 25;

interface TableProps {
  title: string;
  rows: PlotRows;
  height: number;
  number: NumberText;
  /** A value of the first column in words; the rows are then all shown, and in full. */
  place?: ((x: number) => string) | undefined;
}

/** The points of a plot as a table of the same height. */
export function PlotTable({ title, rows: { head, rows }, height, number, place }: TableProps) {
  const digits = place ? { maximumFractionDigits: 2 } : { minimumSignificantDigits: 4, maximumSignificantDigits: 4 };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <Frame role="region" aria-label={title} tabIndex={0} style={{ height }}>
      <Rows>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((text) => (
              <Head key={text} $number>
                {text}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {thinned(rows, place ? rows.length : mostRows).map(([x, ...values]) => (
            <tr key={x}>
              <Cell as="th" scope="row" $number>
                {x === null || x === undefined ? '–' : (place?.(x) ?? number(x, { maximumSignificantDigits: 4 }))}
              </Cell>
              {values.map((value, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is told by its place
                <Cell key={index} $number>
                  {value === null ? '–' : number(value, digits)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Frame>
  );
}

const Frame = styled(TableFrame)`
  overflow-y: auto;
`;

const Rows = styled(Table)`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  tbody th {
    font-weight: ${theme.weight.regular};
  }
`;

const Head = styled(HeadCell)`
  position: sticky;
  top: 0;
`;
