/** Checks what was entered, computes, checks the results: the only caller of `compute`. */
import type { ChoiceInput, Common, Input, InputValue, ListInput, OutputValue, QuantityInput, TextInput, Tool } from './define.ts';

/** Codes that every tool shares; the tool's own come from its `refusals`. */
const sharedCodes = [
  'REQUIRED',
  'NOT_A_NUMBER',
  'OUT_OF_RANGE',
  'NOT_AN_INTEGER',
  'NOT_A_CHOICE',
  'WRONG_COUNT',
  'UNKNOWN_INPUT',
  'RESULT_OUT_OF_RANGE',
] as const;

export interface ToolError {
  code: string;
  /** The input, or the output when the result is not a finite number. */
  at: string;
}
export type Entered = Readonly<Record<string, unknown>>;
export type Evaluation = { ok: true; out: Record<string, OutputValue>; warnings: string[] } | { ok: false; errors: ToolError[] };

/** Any calculator, its types forgotten: what the registry, the page and the batch door hold. */
export type AnyTool = Omit<Tool, 'compute' | 'main' | 'mainBy'> & {
  main: string | Readonly<Record<string, string>>;
  mainBy?: string;
  // The exact types of one tool cannot be stated for all of them; `evaluate` guarantees what `compute` is given.
  // eslint-disable-next-line typescript/no-explicit-any
  compute(given: any): ReturnType<Tool['compute']>;
};

/** The mode in force: the entered one, else the first; null for a tool without modes. */
function modeOf(tool: AnyTool, entered: Entered): string | null {
  const asked = entered['mode'];
  return typeof asked === 'string' && tool.modes.includes(asked) ? asked : (tool.modes[0] ?? null);
}

/** Whether an input or output exists in a mode. */
export function existsIn(part: Common, mode: string | null): boolean {
  return part.modes === undefined || (mode !== null && part.modes.includes(mode));
}

/** What `evaluate` takes for a mode, of inputs of all modes; the mode itself included. */
export function enteredIn(tool: AnyTool, mode: string | null, given: Readonly<Record<string, InputValue>>): Record<string, InputValue> {
  const own = Object.entries(tool.inputs).flatMap(([id, input]) =>
    existsIn(input, mode) && Object.hasOwn(given, id) ? [[id, given[id] ?? null]] : [],
  );
  return { ...(mode === null ? {} : { mode }), ...Object.fromEntries(own) };
}

/** The result that a page shows largest, in this mode and with these inputs. */
export function mainOutput(tool: AnyTool, mode: string | null, given: Entered = {}): string {
  const choice = tool.mainBy === undefined ? undefined : tool.inputs[tool.mainBy];
  const chosen = tool.mainBy === undefined ? undefined : given[tool.mainBy];
  if (choice && existsIn(choice, mode) && typeof chosen === 'string' && Object.hasOwn(tool.outputs, chosen)) return chosen;
  return typeof tool.main === 'string' ? tool.main : (tool.main[mode ?? ''] ?? '');
}

/** Results of a tool for what was entered (held units; left-out inputs take their default); all errors of fields at once, else the first refusal. */
export function evaluate(tool: AnyTool, entered: Entered): Evaluation {
  const asked = entered['mode'];
  if (asked !== undefined && !(typeof asked === 'string' && tool.modes.includes(asked))) {
    return { ok: false, errors: [{ code: tool.modes.length === 0 ? 'UNKNOWN_INPUT' : 'NOT_A_CHOICE', at: 'mode' }] };
  }
  const mode = modeOf(tool, entered);
  const errors: ToolError[] = [];
  const given: Record<string, InputValue> = { mode };
  for (const [id, input] of Object.entries(tool.inputs)) {
    if (!existsIn(input, mode)) {
      given[id] = input.default;
      continue;
    }
    const read = readInput(input, Object.hasOwn(entered, id) ? entered[id] : undefined);
    if ('code' in read) errors.push({ code: read.code, at: id });
    else given[id] = read.value;
  }
  for (const id of Object.keys(entered)) {
    const input = Object.hasOwn(tool.inputs, id) ? tool.inputs[id] : undefined;
    if (id !== 'mode' && !(input && existsIn(input, mode))) errors.push({ code: 'UNKNOWN_INPUT', at: id });
  }
  return errors.length > 0 ? { ok: false, errors } : computed(tool, mode, given);
}

function computed(tool: AnyTool, mode: string | null, given: Readonly<Record<string, InputValue>>): Evaluation {
  const answer = tool.compute(given);
  if ('refused' in answer) {
    return { ok: false, errors: [{ code: answer.refused, at: answer.at ?? tool.refusals[answer.refused] ?? 'mode' }] };
  }
  const out: Record<string, OutputValue> = {};
  for (const [id, output] of Object.entries(tool.outputs)) {
    if (!existsIn(output, mode)) continue;
    const value: OutputValue | undefined = answer.out[id];
    if (!isFinite(value)) return { ok: false, errors: [{ code: 'RESULT_OUT_OF_RANGE', at: id }] };
    out[id] = value ?? null;
  }
  return { ok: true, out, warnings: (answer.warnings ?? []).filter((warning) => warning !== false) };
}

/** NaN and Infinity never leave: a number that overflowed is no result. */
function isFinite(value: OutputValue | undefined): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((item) => isFinite(item));
  if (typeof value === 'object' && value !== null) return Object.values(value).every((item) => isFinite(item));
  return true;
}

type Read = { value: InputValue } | { code: (typeof sharedCodes)[number] };

function readInput(input: Input, entered: unknown): Read {
  if (entered === undefined) return input.default === null && !isOptional(input) ? { code: 'REQUIRED' } : { value: input.default };
  if (entered === null || entered === '') return readEmpty(input);
  switch (input.kind) {
    case 'quantity':
      return readNumber(input, entered);
    case 'list':
      return readList(input, entered);
    case 'choice':
      return readChoice(input, entered);
    case 'text':
      return readText(input, entered);
  }
}

function isOptional(input: Input): boolean {
  return input.kind === 'quantity' && input.optional === true;
}

function readEmpty(input: Input): Read {
  if (input.kind === 'text' && input.optional) return { value: '' };
  return isOptional(input) ? { value: null } : { code: 'REQUIRED' };
}

function readNumber(input: QuantityInput | ListInput, entered: unknown): { value: number } | { code: (typeof sharedCodes)[number] } {
  if (typeof entered !== 'number' || !Number.isFinite(entered)) return { code: 'NOT_A_NUMBER' };
  const { min = -Infinity, above = -Infinity, max = Infinity, below = Infinity } = input;
  if (entered < min || entered <= above || entered > max || entered >= below) return { code: 'OUT_OF_RANGE' };
  if (input.integer && !Number.isInteger(entered)) return { code: 'NOT_AN_INTEGER' };
  return { value: entered };
}

function readList(input: ListInput, entered: unknown): Read {
  if (!Array.isArray(entered)) return { code: 'NOT_A_NUMBER' };
  if (entered.length < input.minCount || entered.length > input.maxCount) return { code: 'WRONG_COUNT' };
  const values: number[] = [];
  for (const item of entered) {
    const read = readNumber(input, item);
    if ('code' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

/** Choices compare as text, because an address or a line of a file knows no numbers: `"5"` is 5. */
function readChoice(input: ChoiceInput, entered: unknown): Read {
  const chosen = typeof entered === 'string' || typeof entered === 'number' ? String(entered) : null;
  const value = input.choices.find((choice) => String(choice) === chosen);
  return value === undefined ? { code: 'NOT_A_CHOICE' } : { value };
}

function readText(input: TextInput, entered: unknown): Read {
  const text = typeof entered === 'number' ? String(entered) : entered;
  if (typeof text !== 'string') return { code: 'NOT_A_CHOICE' };
  return text.length > input.maxLength ? { code: 'OUT_OF_RANGE' } : { value: text };
}
