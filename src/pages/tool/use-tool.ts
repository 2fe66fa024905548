/** State of one calculator page: what stands in the fields, kept in the address, and what follows from it. */
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { Input, InputValue, ListInput } from '#calculators/define.ts';
import { type AnyTool, type Evaluation, existsIn } from '#calculators/evaluate.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { defaultEntry, type Entries, type Entry, readAddress, type ToolState, writeAddress } from './tool-address.ts';
import { offeredUnit } from './tool-format.ts';
import { firstStep, type StepAction, type Steps, takeStep } from './tool-steps.ts';
import { readQuantity } from './typed/read-quantity.ts';
import { useEvaluation } from './use-evaluation.ts';
import { useStaysHere } from './use-stays-here.ts';

/** Long enough not to write the address at every key, short enough to be there when somebody copies it. */
const addressDelay = 300;

export interface FieldIssue {
  code: string;
  at: string;
}

export interface ToolPageState extends ToolState {
  /** Inputs of the mode with their fields. */
  fields: readonly { id: string; input: Input; entry: Entry }[];
  issues: readonly FieldIssue[];
  /** Last results that could be computed; null before the first. */
  result: (Evaluation & { ok: true }) | null;
  /** What the last results were computed from. */
  given: Readonly<Record<string, InputValue>>;
  /** The fields say something else than the results. */
  isStale: boolean;
  setMode: (mode: string) => void;
  setEntry: (id: string, entry: Partial<Entry>) => void;
  /** Defaults, and these values over them; null is the first mode. */
  fill: (mode: string | null, values: Readonly<Record<string, InputValue>>) => void;
  reset: () => void;
  /** Writes all lengths in the system that is chosen now. */
  showLengths: () => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** What is changed from now on is a step of its own. */
  closeStep: () => void;
}

/** Values of the fields and the errors of those that cannot be read. */
function readFields(tool: AnyTool, { mode, entries }: ToolState, tag: string): { entered: Record<string, unknown>; unread: FieldIssue[] } {
  const entered: Record<string, unknown> = mode === null ? {} : { mode };
  const unread: FieldIssue[] = [];
  for (const [id, input] of Object.entries(tool.inputs)) {
    const entry = entries[id];
    if (!entry || !existsIn(input, mode)) continue;
    const read = readEntry(input, entry, tag);
    if ('code' in read) unread.push({ code: read.code, at: id });
    else entered[id] = read.value;
  }
  return { entered, unread };
}

/** The value of one field, or why it has none. */
function readEntry(input: Input, entry: Entry, tag: string): { value: unknown } | { code: string } {
  const { typed, value, shown } = entry;
  if (input.kind === 'list') return readList(input, entry, tag);
  if (typed === null || input.kind === 'choice') return { value };
  if (input.kind === 'text') return { value: typed };
  if (typed.trim() === '') return input.optional ? { value: null } : { code: 'REQUIRED' };
  const read = readQuantity(typed, input.unit, shown, tag);
  return read.ok ? { value: read.value } : { code: read.code };
}

function readList(input: ListInput, { texts = [], value, shown }: Entry, tag: string): { value: unknown } | { code: string } {
  if (!Array.isArray(value)) return { value };
  const values: number[] = [];
  for (const [index, held] of value.entries()) {
    const text = texts[index];
    const read = typeof text === 'string' ? readQuantity(text, input.unit, shown, tag) : null;
    if (read && !read.ok) return { code: read.code };
    values.push(read ? read.value : Number(held));
  }
  return { value: values };
}

/** The state of a calculator's page, the same object while nothing of it changes; `tool` must not change while it is mounted. */
export function useTool(tool: AnyTool): ToolPageState {
  const { tag } = useLocale();
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const [steps, take] = useReducer(takeStep as (steps: Steps<ToolState>, action: StepAction<ToolState>) => Steps<ToolState>, null, () =>
    firstStep(readAddress(tool, search)),
  );
  const { present: state, number: step } = steps;
  const change = useCallback(
    (next: (before: ToolState) => ToolState, about: string | null = null) => take({ kind: 'change', about, next }),
    [],
  );
  const written = useRef({ address: search.toString(), step: 0 });
  const navigation = useNavigation();
  const staysHere = useStaysHere();

  useEffect(() => {
    // Back, forward or a link to the same page: the address wins over what stands in the fields. It is the location that counts, not its
    // text: whoever goes back before the newest address was drawn comes to the text that was there.
    const there = new URLSearchParams(location.search);
    if (there.toString() === written.current.address) return;
    written.current.address = there.toString();
    change(() => readAddress(tool, there));
  }, [location, tool, change]);

  useEffect(() => {
    // Waits until the way to another page ends, or is called off.
    if (navigation.location && !staysHere()) return undefined;
    const timer = setTimeout(() => {
      if (!staysHere()) return;
      const readable = readFields(tool, state, tag).unread.length === 0;
      const query = writeAddress(tool, withValues(tool, state, tag), search);
      const address = new URLSearchParams(query).toString();
      // An address that is on its way is not asked for again: it would stand twice in the history.
      if (!readable || query === search.toString().replaceAll('%2C', ',') || address === written.current.address) return;
      // Each step has an entry of its own in the browser's history: Back goes to the former values before it leaves.
      const replace = written.current.step === step;
      written.current = { address, step };
      setSearch(new URLSearchParams(query), { replace, preventScrollReset: true });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [state, step, tool, tag, search, setSearch, staysHere, navigation]);

  const { entered, unread } = useMemo(() => readFields(tool, state, tag), [tool, state, tag]);
  const { answer, result, given, isPending } = useEvaluation(tool, entered, unread.length === 0);

  const setEntry = useCallback(
    (id: string, part: Partial<Entry>) =>
      change(
        (before) => {
          const entry = before.entries[id];
          return entry ? { ...before, entries: { ...before.entries, [id]: { ...entry, ...part } } } : before;
        },
        'typed' in part || 'texts' in part ? id : null,
      ),
    [change],
  );
  const setMode = useCallback((mode: string) => change((before) => ({ ...before, mode })), [change]);
  const fill = useCallback(
    (mode: string | null, values: Readonly<Record<string, InputValue>>) =>
      change(() => {
        const untouched = readAddress(tool, new URLSearchParams());
        const filled = Object.entries(values).flatMap(([id, value]): [string, Entry][] => {
          const input = tool.inputs[id];
          return input ? [[id, { ...defaultEntry({ ...input, default: value } as Input), value }]] : []; // the unit follows the value
        });
        return { mode: mode ?? untouched.mode, entries: { ...untouched.entries, ...Object.fromEntries(filled) } };
      }),
    [tool, change],
  );
  const reset = useCallback(() => change(({ mode }) => ({ ...readAddress(tool, new URLSearchParams()), mode })), [tool, change]);
  const showLengths = useCallback(() => change((before) => inChosenSystem(tool, before, tag)), [tool, tag, change]);
  const undo = useCallback(() => take({ kind: 'undo' }), []);
  const redo = useCallback(() => take({ kind: 'redo' }), []);
  const closeStep = useCallback(() => take({ kind: 'close' }), []);

  const fields = useMemo(
    () =>
      Object.entries(tool.inputs).flatMap(([id, input]) => {
        const entry = state.entries[id];
        return entry && existsIn(input, state.mode) ? [{ id, input, entry }] : [];
      }),
    [tool, state],
  );
  const [canUndo, canRedo] = [steps.past.length > 0, steps.future.length > 0];
  return useMemo(() => {
    const issues = unread.length > 0 ? unread : answer && !answer.ok ? answer.errors : [];
    const isStale = issues.length > 0 || isPending;
    const held = { ...state, fields, issues, result, given, isStale, canUndo, canRedo };
    return { ...held, setMode, setEntry, fill, reset, showLengths, undo, redo, closeStep };
  }, [
    state,
    fields,
    unread,
    answer,
    result,
    given,
    isPending,
    canUndo,
    canRedo,
    setMode,
    setEntry,
    fill,
    reset,
    showLengths,
    undo,
    redo,
    closeStep,
  ]);
}

/** The same values with each readable length in a unit of the chosen system. */
function inChosenSystem(tool: AnyTool, before: ToolState, tag: string): ToolState {
  const entries = Object.entries(tool.inputs).map(([id, input]): [string, Entry] => {
    const entry = before.entries[id] ?? defaultEntry(input);
    if (!('show' in input) || input.unit !== 'm') return [id, entry];
    const read = readEntry(input, entry, tag);
    if ('code' in read) return [id, entry];
    const value = read.value as Entry['value']; // readEntry gives what the input holds
    const first = Array.isArray(value) ? Number(value[0]) : value;
    return [id, { typed: null, value, shown: offeredUnit(typeof first === 'number' ? first : 0, input.unit, input.show) }];
  });
  return { ...before, entries: Object.fromEntries(entries) };
}

/** The query of the address of what stands in the fields, without parameters that are not the calculator's own. */
export function queryOf(tool: AnyTool, state: ToolState, tag: string): string {
  return writeAddress(tool, withValues(tool, state, tag), new URLSearchParams());
}

/** Typed texts as the values they mean, so that the address holds no spelling. */
function withValues(tool: AnyTool, state: ToolState, tag: string): ToolState {
  const entries: Entries = Object.fromEntries(
    Object.entries(tool.inputs).map(([id, input]) => {
      const entry = state.entries[id] ?? defaultEntry(input);
      const read = readEntry(input, entry, tag);
      return [id, 'value' in read ? { ...entry, value: read.value as Entry['value'] } : entry]; // readEntry gives what the input holds
    }),
  );
  return { ...state, entries };
}
