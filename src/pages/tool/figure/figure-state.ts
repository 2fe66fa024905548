import { createContext, useContext } from 'react';
import { spokenSymbol } from './symbol-parts.ts';

/** What a figure knows of its calculator. An id names an input, `out.<id>` a result, `<id>.<n>` the n-th value of a list (from 0), `out.<id>.<n>.<column>` a cell of a table. */
export interface FigureState {
  mode: string | null;
  /** Values of the inputs that this mode shows, in SI units; null while an input is empty or not understood. */
  given: Readonly<Record<string, number | string | null | readonly number[]>>;
  /** Results by id, in SI units; empty while there is none. */
  out: Readonly<Record<string, unknown>>;
  /** Symbol as in the definition, such as `Z0` or `f_c`; '' when there is none. */
  symbol: (id: string) => string;
  /** Value with unit as on screen, such as `0.320 mm`; '' when there is none. */
  text: (id: string) => string;
  /** The calculator's own words under `figure.<key>`; every calculator has `title`. */
  words: (key: string) => string;
  /** Input in focus: what the figure says of it is drawn in the accent colour. */
  focused: string | null;
  /** Moves the focus to an input. */
  pick: (id: string) => void;
  /** Writes a text input, whose content is made by pressing the drawing. */
  write: (id: string, text: string) => void;
}

export const FigureContext = createContext<FigureState | null>(null);

/** State of the calculator around the figure; throws outside of one. */
export function useFigure(): FigureState {
  const state = useContext(FigureContext);
  if (!state) throw new Error('A figure stands outside of a calculator');
  return state;
}

const result = 'out.';

/** An input's number, else the result of that id; null when neither is a finite number. `out.<id>` asks for the result alone. */
export function amount({ given, out }: FigureState, id: string): number | null {
  const [name = '', index] = id.split('.');
  const held = id.startsWith(result) ? out[id.slice(result.length)] : (given[name] ?? out[name]);
  const value: unknown = Array.isArray(held) ? held[Number(index)] : held;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Text of an input, else of the result with the same id. */
export function textOf({ text }: FigureState, id: string): string {
  return text(id) || (id.startsWith(result) ? '' : text(`${result}${id}`));
}

/** Symbol of an input, else of the result with the same id. */
export function symbolOf({ symbol }: FigureState, id: string): string {
  return symbol(id) || (id.startsWith(result) ? '' : symbol(`${result}${id}`));
}

/** Symbol and value as they are read aloud, such as `w 0.320 mm`; '' without a value. */
export function spokenValue(figure: FigureState, id: string): string {
  const text = textOf(figure, id);
  return text && `${spokenSymbol(symbolOf(figure, id))} ${text}`.trim();
}
