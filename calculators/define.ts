/** What a calculator is: inputs, outputs, codes and one pure function. Labels live in `locales/<lang>/tool/<Name>.json`. */
import type { ToolName } from './names.ts';
import type { Unit } from './units.ts';

export interface Common<Mode extends string = string> {
  /** As in the formulas: `Z0`, `εr`, `C′`. */
  symbol?: string;
  /** Modes in which it exists; everywhere when left out. */
  modes?: readonly Mode[];
  /** May be folded away. */
  advanced?: true;
}

interface Range {
  /** Limits that may be reached (`min`, `max`) or not (`above`, `below`), in the held unit. */
  min?: number;
  above?: number;
  max?: number;
  below?: number;
  integer?: true;
}

export interface QuantityInput extends Common, Range {
  kind: 'quantity';
  /** Unit in which the value is held. */
  unit: Unit;
  /** Units offered; the first is shown first. */
  show: readonly string[];
  /** null: the field starts empty. */
  default: number | null;
  /** May stay empty: then `compute` is given null. */
  optional?: true;
  /** A part's value with a manufacturing tolerance: the tolerance run varies it. */
  component?: true;
}

export interface ListInput extends Common, Range {
  kind: 'list';
  unit: Unit;
  show: readonly string[];
  default: readonly number[];
  minCount: number;
  maxCount: number;
  component?: true;
}

export interface ChoiceInput<Value extends string | number = string | number> extends Common {
  kind: 'choice';
  choices: readonly Value[];
  default: Value;
  /** Unit of numeric choices. */
  unit?: Unit;
  /** The choices are colours of a band on the drawing. */
  colour?: true;
  /** What each colour of a band says, in the order of the choices: a plain value, or with a sign a factor or a tolerance; null says nothing. */
  says?: { readonly sign?: '×' | '±'; readonly unit: Unit; readonly values: readonly (number | null)[] };
}

export interface TextInput extends Common {
  kind: 'text';
  default: string;
  maxLength: number;
  /** May stay empty: then `compute` is given ''. */
  optional?: true;
}

export type Input = QuantityInput | ListInput | ChoiceInput | TextInput;
export type Inputs = Readonly<Record<string, Input>>;

export interface QuantityOutput extends Common {
  kind: 'quantity';
  unit: Unit;
  show: readonly string[];
  /** Significant digits on screen where four would hide what matters: 32.768655 kHz. */
  digits?: number;
  integer?: true;
  /** The output, or the input, whose value this is rounded to a series of standard values. */
  standardOf?: string;
}
interface ListOutput extends Common {
  kind: 'list';
  unit: Unit;
  show: readonly string[];
}
/** Text to read as it is, such as a marking. */
interface TextOutput extends Common {
  kind: 'text';
}
/** One of a few codes whose words are `choices.<output id>.<code>`. */
interface CodeOutput<Code extends string = string> extends Common {
  kind: 'code';
  codes: readonly Code[];
}
interface FlagOutput extends Common {
  kind: 'flag';
}
/** Names of colours, in the order of the bands. */
interface ColoursOutput extends Common {
  kind: 'colours';
}
/** A column: a plain output without modes. `unitBy` names the column that decides the unit (`{ L: 'H', C: 'F', R: 'Ω' }` by `kind`). */
export type Column = QuantityOutput | ListOutput | TextOutput | CodeOutput | ColumnByKind;
interface ColumnByKind extends Common {
  kind: 'quantityBy';
  by: string;
  units: Readonly<Record<string, Unit>>;
  /** The column whose value this is rounded to a series of standard values. */
  standardOf?: string;
}
interface TableOutput extends Common {
  kind: 'table';
  columns: Readonly<Record<string, Column>>;
}
/** Several values that belong together, or null. */
interface RecordOutput extends Common {
  kind: 'record';
  fields: Readonly<Record<string, Column>>;
}

export type Output = QuantityOutput | ListOutput | TextOutput | CodeOutput | FlagOutput | ColoursOutput | TableOutput | RecordOutput;
type Outputs = Readonly<Record<string, Output>>;

export type Row = Readonly<Record<string, number | string | null>>;
export type InputValue = number | string | null | readonly number[];
export type OutputValue = number | string | boolean | null | readonly number[] | readonly string[] | readonly Row[] | Row;

type ValueOfInput<I> = I extends { kind: 'list' }
  ? readonly number[]
  : I extends { kind: 'text' }
    ? string
    : I extends { kind: 'choice'; choices: readonly (infer Value)[] }
      ? Value
      : I extends { optional: true }
        ? number | null
        : number;
type ValueOfOutput<O> = O extends { kind: 'quantity' }
  ? number | null
  : O extends { kind: 'list' }
    ? readonly number[]
    : O extends { kind: 'text' }
      ? string | null
      : O extends { kind: 'code'; codes: readonly (infer Code)[] }
        ? Code | null
        : O extends { kind: 'flag' }
          ? boolean
          : O extends { kind: 'colours' }
            ? readonly string[]
            : O extends { kind: 'table' }
              ? readonly Row[]
              : Row | null;

/** What `compute` is given: every input, those of other modes with their defaults. */
type Given<I, Mode> = { readonly [Id in keyof I]: ValueOfInput<I[Id]> } & { readonly mode: Mode };
/** What `compute` answers: the outputs of the mode. */
type Results<O> = { -readonly [Id in keyof O]?: ValueOfOutput<O[Id]> };

/** Nothing can be computed, and why. `at` overrides the input at which the tool declares the code. */
export interface Refusal<Code extends string = string> {
  refused: Code;
  at?: string;
}
export interface Computed<Out, Warning extends string = string> {
  out: Out;
  /** Codes; a false entry is no warning, so that a condition can stand beside its code. */
  warnings?: readonly (Warning | false)[];
}

export interface Tool<
  Mode extends string = string,
  I extends Inputs = Inputs,
  O extends Outputs = Outputs,
  R extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Warning extends string = string,
> {
  name: ToolName;
  /** Solve-for variants or topologies; the first is the default. Empty when there is one way only. */
  modes: readonly Mode[];
  inputs: I;
  outputs: O;
  /** The result that the page shows largest; by mode where they differ. */
  main: (keyof O & string) | Readonly<Record<Mode, keyof O & string>>;
  /** A choice whose values are ids of outputs, what is solved for: where it is shown, the chosen one is the main result. */
  mainBy?: keyof I & string;
  /** Codes of refusals, each with the input at which it is shown. */
  refusals: R;
  warnings: readonly Warning[];
  /** Takes longer than a frame: the page computes it in a worker. */
  slow?: true;
  /** It is about a whole board: what the parts of that cost belongs beside the result. */
  asksForParts?: true;
  compute(given: Given<I, Mode>): Refusal<NoInfer<keyof R & string>> | Computed<Results<NoInfer<O>>, NoInfer<Warning>>;
  /** Author, title, edition or journal, year, section (`§ 1.2`); standards and datasheets by number. Citations only: every language shows them as they are. */
  sources: readonly string[];
}

/** Declares a calculator; the types of `compute` follow from its inputs, outputs and codes. */
export function defineTool<
  const Mode extends string,
  const I extends Readonly<Record<string, Input & Common<Mode>>>,
  const O extends Readonly<Record<string, Output & Common<Mode>>>,
  const R extends Readonly<Record<string, (keyof I & string) | 'mode'>>,
  const Warning extends string = never,
>(tool: Tool<Mode, I, O, R, Warning>): Tool<Mode, I, O, R, Warning> {
  return tool;
}

/** Refuses to compute. */
export function refuse<const Code extends string>(code: Code, at?: string): Refusal<Code> {
  return at === undefined ? { refused: code } : { refused: code, at };
}

/** What of a tool its plots and parts depend on. */
export type ToolShape = Pick<Tool, 'inputs' | 'outputs' | 'modes'>;

/** What plots and parts of a tool are made from: what `compute` was given, and what it answered. */
export type Derived<T extends ToolShape, Answer> = (
  given: Given<T['inputs'], T['modes'][number]>,
  out: Results<T['outputs']>,
) => readonly Answer[];
