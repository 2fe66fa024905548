import type { ListedPart } from './listed-parts.ts';

/** What stands in a ladder: a part in series with the line or across it. */
export interface LadderElement {
  kind: string;
  placement: string;
  /** Symbol and id of the label, as for every part of a figure. */
  name?: string | undefined;
  of?: string | undefined;
  value?: string | undefined;
  /** A part across that lies in series with this one, below it. */
  below?: { kind: string; name?: string; of?: string };
}

/** One step of the line: a part in series or plain wire, then a part across or none. */
export interface LadderCell {
  series: LadderElement | null;
  shunt: LadderElement | null;
}

/** Parts of a list as elements; what is left out of the circuit is left out of the drawing. */
export const elementsOf = (parts: readonly ListedPart[]): LadderElement[] =>
  parts.filter(({ kind }) => kind !== 'none').map(({ ref, kind, placement, of }) => ({ kind, placement, name: ref, of }));

const most = 4;

/** The ladder in rows of at most four steps, shared out evenly. */
export function ladderRows(elements: readonly LadderElement[]): LadderCell[][] {
  const cells: LadderCell[] = [];
  for (const element of elements) {
    const last = cells.at(-1);
    if (element.placement === 'series') cells.push({ series: element, shunt: null });
    else if (last && !last.shunt) last.shunt = element;
    else cells.push({ series: null, shunt: element });
  }
  const count = Math.ceil(cells.length / most);
  const perRow = Math.ceil(cells.length / count);
  return Array.from({ length: count }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow));
}
