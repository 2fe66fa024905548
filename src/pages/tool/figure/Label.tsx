import { type FigureState, symbolOf, textOf, useFigure } from './figure-state.ts';
import { Pick } from './Pick.tsx';
import { symbolParts } from './symbol-parts.ts';
import { SymbolSpans, symbolEnd } from './SymbolSpans.tsx';

/** What a label says: symbol and value of an id, or a symbol and a text of its own. */
export interface LabelText {
  /** Id of an input, or `out.<id>`: its symbol and value. */
  of?: string | undefined;
  /** Symbol to set instead of that of the id, such as `R1`. */
  name?: string | undefined;
  /** Plain text instead of the value of the id, such as a word of the calculator. */
  value?: string | undefined;
}

export type Anchor = 'start' | 'middle' | 'end';
/** Which part of the text stands at `y`. */
type Rise = 'top' | 'middle' | 'bottom';

interface Props extends LabelText {
  x: number;
  y: number;
  anchor?: Anchor;
  rise?: Rise;
  /** The value on a line of its own, under the symbol. */
  stacked?: boolean;
  /** Ground that the text keeps clear around itself; the sheet without it. */
  on?: 'laminate' | 'copper' | undefined;
}

/** Symbol and text that a label shows. */
function labelTexts(figure: FigureState, { of, name, value }: LabelText): { symbol: string; text: string } {
  return { symbol: name ?? (of ? symbolOf(figure, of) : ''), text: value ?? (of ? textOf(figure, of) : '') };
}

/** Width of a text in em, near enough for the area that can be pressed. */
const letter = 0.56;
const line = 1.2;
/** Around the text, so that the area is 24 px high. */
const pad = 0.4;
const narrowest = 1.3;
const firstBaseline = { top: 0.85, middle: 0.35, bottom: -0.25 };
const shareAbove = { top: 0, middle: 0.5, bottom: 1 };
const shareBefore = { start: 0, middle: 0.5, end: 1 };

/** Text of a label with its pressable area, for use inside a `Pick`. */
export function LabelBody({ x, y, anchor = 'middle', rise = 'middle', stacked = false, on, ...what }: Props) {
  const { symbol, text } = labelTexts(useFigure(), what);
  const isStacked = stacked && symbol !== '' && text !== '';
  const spoken = symbolParts(symbol)
    .map((part) => part.text)
    .join('');
  const letters = isStacked ? Math.max(spoken.length, text.length) : spoken.length + text.length + (symbol && text ? 1 : 0);
  const lines = isStacked ? 2 : 1;
  const wide = Math.max(letters * letter, narrowest);
  const high = lines * line;
  const start = firstBaseline[rise] - (lines - 1) * line * shareAbove[rise];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className="hit"
        x={`${-pad - wide * shareBefore[anchor]}em`}
        y={`${-pad - high * shareAbove[rise]}em`}
        width={`${wide + 2 * pad}em`}
        height={`${high + 2 * pad}em`}
        rx="4"
      />
      <text textAnchor={anchor} dy={`${start}em`} data-on={on}>
        <SymbolSpans symbol={symbol} />
        {isStacked ? (
          <>
            {/* A space of no width: the lines are read as two words. */}
            <tspan fontSize="0"> </tspan>
            <tspan x="0" dy={`${line - (symbolEnd(symbol) ? 0.225 : 0)}em`}>
              {text}
            </tspan>
          </>
        ) : (
          text && (
            <>
              {symbol && ' '}
              <tspan dx={symbol && '0.15em'} dy={symbolEnd(symbol)}>
                {text}
              </tspan>
            </>
          )
        )}
      </text>
    </g>
  );
}

/** Text anywhere in a figure; pressing that of an input moves to it. */
export function Label(props: Props) {
  return (
    <Pick of={props.of}>
      <LabelBody {...props} />
    </Pick>
  );
}
