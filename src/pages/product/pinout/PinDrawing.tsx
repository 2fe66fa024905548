import { styled } from 'styled-components';
import { namePieces, type Pin, plainPinName, roleOf } from '#contract/pinout.ts';
import type { BallGrid, PinLayout } from '#land-patterns/pin-places.ts';
import { theme } from '#src/ui/theme.ts';
import { pinPaint } from './pin-paint.ts';
import { pinSheet } from './pin-geometry.ts';

const corner = 3;
const ball = { width: 58, height: 34 };
/** Of a ball's name; the table has all of it. */
const longestBall = 9;

/** The package from above with its pins and their names. Decorative: the table beside it holds the same. */
export function PinDrawing({ pins, layout }: { pins: readonly Pin[]; layout: PinLayout }) {
  const byNumber = new Map(pins.map((pin) => [pin.number, pin]));
  return layout.kind === 'balls' ? <Balls grid={layout.grid} byNumber={byNumber} /> : <Sides places={layout.places} byNumber={byNumber} />;
}

type ByNumber = ReadonlyMap<string, Pin>;
const roleAt = (byNumber: ByNumber, number: string) => roleOf(byNumber.get(number) ?? { name: '', type: 'unspecified' });

function Sides({ places, byNumber }: { places: Extract<PinLayout, { kind: 'sides' }>['places']; byNumber: ByNumber }) {
  const nameOf = (number: string) => byNumber.get(number)?.name ?? '';
  const { width, height, body, pins } = pinSheet(places, (number) => plainPinName(nameOf(number)));
  const isRow = places.left.length === 0;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Body {...body} rx={corner} />
      {isRow ? null : <Mark cx={body.x + 9} cy={body.y + 9} r="3.5" />}
      {pins.map(({ number, x, y, width: wide, height: high, name }) => (
        <g key={number}>
          <Land data-role={roleAt(byNumber, number)} x={x - wide / 2} y={y - high / 2} width={wide} height={high} rx={corner - 1} />
          <Number x={x} y={y} transform={high > wide ? `rotate(-90 ${x} ${y})` : undefined}>
            {number}
          </Number>
          <Name
            x={name.x}
            y={name.y}
            textAnchor={name.anchor}
            data-on={places.middle.includes(number) ? 'body' : 'sheet'}
            transform={name.turn === 0 ? undefined : `rotate(-90 ${name.x} ${name.y})`}
          >
            <Barred name={nameOf(number)} />
          </Name>
        </g>
      ))}
    </svg>
  );
}

function Balls({ grid, byNumber }: { grid: BallGrid; byNumber: ByNumber }) {
  const columns = grid[0]?.length ?? 0;
  const [width, height] = [columns * ball.width + 2, grid.length * ball.height + 2];
  return (
    <svg width={width} height={height} viewBox={`-1 -1 ${width} ${height}`} aria-hidden="true">
      {grid.flatMap((row, y) =>
        row.map((number, x) =>
          number === null ? null : (
            <g key={number} transform={`translate(${x * ball.width} ${y * ball.height})`}>
              <Land data-role={roleAt(byNumber, number)} width={ball.width - 3} height={ball.height - 3} rx={corner * 2} />
              <Number x={(ball.width - 3) / 2} y="10">
                {number}
              </Number>
              <Name x={(ball.width - 3) / 2} y="23" textAnchor="middle" data-on="ball">
                {shortened(plainPinName(byNumber.get(number)?.name ?? ''))}
              </Name>
            </g>
          ),
        ),
      )}
    </svg>
  );
}

const shortened = (name: string): string => (name.length > longestBall ? `${name.slice(0, longestBall - 1)}…` : name);

function Barred({ name }: { name: string }) {
  return namePieces(name).map(({ place, text, isBarred }) => (
    <tspan key={place} textDecoration={isBarred ? 'overline' : undefined}>
      {text}
    </tspan>
  ));
}

const Body = styled.rect`
  fill: ${theme.color.art.mould};
  stroke: ${theme.color.art.mouldEdge};
`;

const Mark = styled.circle`
  fill: ${theme.color.art.mark};
`;

const Land = styled.rect`
  ${pinPaint}
`;

const Number = styled.text`
  fill: ${theme.color.text.primary};
  font: ${theme.type.key};
  font-size: ${theme.size.drawingName};
  text-anchor: middle;
  dominant-baseline: central;
  [data-role='ground'] + & {
    fill: ${theme.color.text.inverse};
  }
`;

const Name = styled.text`
  fill: ${theme.color.text.primary};
  font: ${theme.type.key};
  dominant-baseline: central;
  &[data-on='body'] {
    fill: ${theme.color.art.mark};
  }
  &[data-on='ball'] {
    font-size: ${theme.size.drawingName};
  }
  [data-role='ground'] ~ &[data-on='ball'] {
    fill: ${theme.color.text.inverse};
  }
`;
