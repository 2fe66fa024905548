/** From what stands in the fields of a sweep to what is to be computed. */
import type { InputValue } from '#calculators/define.ts';
import { type AnyTool, enteredIn } from '#calculators/evaluate.ts';
import {
  heldBy,
  mostCurves,
  scaleOf,
  type SweepInput,
  sweepInputs,
  type SweepRange,
  sweepValues,
  usualFamily,
  usualRange,
  withValue,
} from '#calculators/sweep.ts';
import { offeredUnit } from '#src/pages/tool/tool-format.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';

/** What was chosen and typed; null where nobody has, and the usual stands. */
export interface SweepFields {
  first: string | null;
  second: string | null;
  from: string | null;
  to: string | null;
  family: string | null;
  scale: SweepRange['scale'] | null;
}

export const untouched: SweepFields = { first: null, second: null, from: null, to: null, family: null, scale: null };

export type RangeFault = 'unread' | 'empty' | 'log';

export interface SweepPlan {
  firsts: readonly SweepInput[];
  seconds: readonly SweepInput[];
  first: SweepInput;
  second: SweepInput | null;
  range: SweepRange;
  /** Why a field holds no range or no values. */
  faults: { from?: RangeFault; to?: RangeFault; family?: RangeFault };
  values: readonly number[];
  family: readonly (number | string | null)[];
  /** What is entered for each point, curve by curve. */
  entered: readonly Readonly<Record<string, InputValue>>[];
}

/** Points of a curve: of a field solution as few as still look like a curve. */
const points = { quick: 121, slow: 25 };

export const keyOf = ({ id, index }: SweepInput): string => (index === null ? id : `${id}.${index}`);

/** The unit in which a value of an input is written and bare numbers are read. */
export function unitOf({ input }: SweepInput, held: number | string | null): string {
  return input.kind === 'choice' ? '' : typeof held === 'number' ? offeredUnit(held, input.unit, input.show) : (input.show[0] ?? '');
}

function readNumber({ input }: SweepInput, text: string, shown: string, tag: string): number | null {
  if (input.kind === 'choice') return null;
  const read = readQuantity(text, input.unit, shown, tag);
  return read.ok ? read.value : null;
}

function readRange(first: SweepInput, held: number | string | null, fields: SweepFields, tag: string) {
  const usual = usualRange(first, held);
  const shown = unitOf(first, held);
  const from = fields.from === null ? usual.from : readNumber(first, fields.from, shown, tag);
  const to = fields.to === null ? usual.to : readNumber(first, fields.to, shown, tag);
  const faults: SweepPlan['faults'] = {};
  if (from === null) faults.from = 'unread';
  if (to === null) faults.to = 'unread';
  const ends = { from: from ?? usual.from, to: to ?? usual.to };
  if (!faults.from && !faults.to && ends.from === ends.to) faults.to = 'empty';
  const scale = fields.scale ?? scaleOf(Math.min(ends.from, ends.to), Math.max(ends.from, ends.to));
  if (scale === 'log' && ends.from <= 0) faults.from ??= 'log';
  if (scale === 'log' && ends.to <= 0) faults.to ??= 'log';
  return { range: { ...ends, scale }, faults };
}

function readFamily(second: SweepInput, held: number | string | null, text: string | null, tag: string): (number | string)[] | null {
  if (second.input.kind === 'choice' || text === null) return usualFamily(second, held);
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const values = parts.map((part) => readNumber(second, part, unitOf(second, held), tag));
  return values.length === 0 || values.length > mostCurves || values.includes(null) ? null : values.filter((value) => value !== null);
}

/** Null for a calculator without an input that holds a number. */
export function planSweep(
  tool: AnyTool,
  mode: string | null,
  given: Readonly<Record<string, InputValue>>,
  fields: SweepFields,
  tag: string,
): SweepPlan | null {
  const inputs = sweepInputs(tool, mode, given);
  const firsts = inputs.filter(({ input }) => input.kind !== 'choice');
  const first =
    firsts.find((one) => keyOf(one) === fields.first) ?? firsts.find((one) => typeof heldBy(one, given) === 'number') ?? firsts[0];
  if (!first) return null;
  const seconds = inputs.filter((one) => one !== first);
  const second = seconds.find((one) => keyOf(one) === fields.second) ?? null;
  const { range, faults } = readRange(first, heldBy(first, given), fields, tag);
  const family = second ? readFamily(second, heldBy(second, given), fields.family, tag) : [null];
  if (family === null) faults.family = 'unread';
  const values = Object.keys(faults).length > 0 ? [] : sweepValues(first, range, tool.slow ? points.slow : points.quick);
  const start = enteredIn(tool, mode, given);
  const entered = (family ?? []).flatMap((other) => {
    const at = second && other !== null ? withValue(second, start, other) : start;
    return values.map((value) => withValue(first, at, value));
  });
  return { firsts, seconds, first, second, range, faults, values, family: family ?? [], entered };
}
