import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Speaker } from '#src/pages/tool/figure/passive-parts.tsx';
import { AcSource } from '#src/pages/tool/figure/sources.tsx';
import { Joint, Terminal, Wire } from '#src/pages/tool/figure/wires.tsx';
import { KindOfPart } from './KindOfPart.tsx';
import type { LadderCell, LadderElement } from './ladder-layout.ts';

/** Distance of the rows of a ladder, and height of one. */
export const ladderSheet = { row: 165, depth: 100 };

const [left, right, step] = [28, 24, 72];
const names = 'abcdefgh';

/** Width of the sheet that rows need. */
export const ladderWidth = (rows: readonly (readonly LadderCell[])[]) =>
  left + right + step * Math.max(2, ...rows.map(({ length }) => length));

interface Props {
  rows: readonly (readonly LadderCell[])[];
  /** Height of the upper wire of the first row. */
  y: number;
  /** Symbol of a source at the left end; two terminals without it. */
  source?: string;
}

/** Parts between two wires, from left to right; a long ladder goes on in a further row, at the terminals of the same letter. */
export function LadderRows({ rows, y, source }: Props) {
  return rows.map((cells, index) => {
    const top = y + index * ladderSheet.row;
    const bottom = top + ladderSheet.depth;
    const isLast = index === rows.length - 1;
    const stop = left + cells.length * step;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the rows never change their order
      <g key={index}>
        <Wire d={`M${left} ${bottom}H${isLast ? stop : stop + 10}`} />
        {cells.map((cell, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- nor do the steps of a row
          <Step
            key={place}
            cell={cell}
            along={[left + place * step, left + (place + 1) * step]}
            across={[top, bottom]}
            isEnd={isLast && place === cells.length - 1}
          />
        ))}
        {index === 0 && source !== undefined ? (
          <>
            <AcSource from={[left, top]} to={[left, bottom]} />
            <Label x={left - 6} y={top - 4} rise="bottom" name={source} />
          </>
        ) : (
          <Ends x={left} top={top} bottom={bottom} name={names[index - 1]} />
        )}
        {!isLast && (
          <>
            <Wire d={`M${stop} ${top}h10`} />
            <Ends x={stop + 10} top={top} bottom={bottom} name={names[index]} />
          </>
        )}
      </g>
    );
  });
}

function Ends({ x, top, bottom, name }: { x: number; top: number; bottom: number; name: string | undefined }) {
  return (
    <>
      <Terminal at={[x, top]} side="above" value={name} />
      <Terminal at={[x, bottom]} />
    </>
  );
}

type Span = readonly [from: number, to: number];

function Step({ cell: { series, shunt }, along: [x, to], across, isEnd }: { cell: LadderCell; along: Span; across: Span; isEnd: boolean }) {
  const [top, bottom] = across;
  return (
    <>
      {series ? <KindOfPart {...series} from={[x, top]} to={[to, top]} /> : <Wire d={`M${x} ${top}H${to}`} />}
      {shunt && <Across element={shunt} x={to} across={across} />}
      {shunt && !isEnd && (
        <>
          <Joint at={[to, top]} />
          <Joint at={[to, bottom]} />
        </>
      )}
    </>
  );
}

function Across({ element: { below, ...part }, x, across: [top, bottom] }: { element: LadderElement; x: number; across: Span }) {
  if (part.kind === 'speaker') return <Speaker {...part} from={[x, top]} to={[x, bottom]} side="left" />;
  const end = below ? (top + bottom) / 2 : bottom;
  return (
    <>
      <KindOfPart {...part} from={[x, top]} to={[x, end]} side="left" />
      {below && <KindOfPart {...below} from={[x, end]} to={[x, bottom]} side="left" />}
    </>
  );
}
