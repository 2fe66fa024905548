import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { type LadderElement, ladderRows } from './ladder-layout.ts';
import { LadderRows, ladderSheet, ladderWidth } from './LadderRows.tsx';

const margin = { top: 50, bottom: 20 };

/** A source, the parts between it and its load, and the load, which is the last element. */
export function Ladder({ source, elements, of }: { source: string; elements: readonly LadderElement[]; of: readonly string[] }) {
  const rows = ladderRows(elements);
  const height = margin.top + (rows.length - 1) * ladderSheet.row + ladderSheet.depth + margin.bottom;
  return (
    <SchematicFrame size={[ladderWidth(rows), height]} of={of}>
      <LadderRows rows={rows} y={margin.top} source={source} />
    </SchematicFrame>
  );
}
