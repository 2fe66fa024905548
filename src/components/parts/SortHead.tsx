import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HeadCell } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { type ColumnSort, nextSort, sortState } from './sort-order.ts';

interface Props {
  children: ReactNode;
  /** Second line of the head, such as the currency. */
  note?: ReactNode;
  number?: boolean;
  column: ColumnSort | null;
  sort: string | null;
  /** Without it the head is plain text. */
  onSort?: ((sort: string | null) => void) | undefined;
  className?: string;
}

/** Head of a column; where the whole result can be sorted by it, a button. */
export function SortHead({ children, note, number = false, column, sort, onSort, className }: Props) {
  if (!column || !onSort) {
    return (
      <HeadCell $number={number} className={className}>
        {children}
        {note ? <Note>{note}</Note> : null}
      </HeadCell>
    );
  }
  const state = sortState(column, sort);
  return (
    <HeadCell $number={number} aria-sort={state ?? undefined} className={className}>
      <Press type="button" onClick={() => onSort(nextSort(column, sort))}>
        {children}
        <Arrow aria-hidden="true">{state === 'ascending' ? '↑' : state === 'descending' ? '↓' : ''}</Arrow>
      </Press>
      {note ? <Note>{note}</Note> : null}
    </HeadCell>
  );
}

const Press = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: inherit;
  hyphens: auto;
  &:hover {
    color: ${theme.color.text.primary};
    text-decoration: underline;
  }
`;

const Arrow = styled.span`
  margin-inline-start: ${theme.space['1']};
  color: ${theme.color.accent.text};
  &:empty {
    display: none;
  }
`;

const Note = styled.span`
  display: block;
  font-weight: ${theme.weight.regular};
  color: ${theme.color.text.tertiary};
  white-space: nowrap;
`;
