/** One axis on screen: where a value stands, which values are labelled. Values go in and come out as the tool holds them. */
import { scaleLinear, scaleLog } from 'd3-scale';
import type { PlotAxis } from '#calculators/plot.ts';
import { toHeld, toShown } from '#calculators/units.ts';
import type { Format } from '#src/i18n/format.ts';
import { familyOf } from './axis-unit.ts';
import { decimalsOf, degreeTicks, logEnds, logMinor, logTicks } from './ticks.ts';

/** A number in the visitor's language. */
export type NumberText = Format['number'];

interface Tick {
  at: number;
  label: string;
}

export interface Scale {
  /** Unit of the labels. */
  unit: string;
  /** Pixels; null for what the axis cannot show, such as zero on a logarithmic one. */
  at(value: number): number | null;
  valueAt(pixel: number): number;
  ticks: readonly Tick[];
  /** Pixels of further lines. */
  minor: readonly number[];
  /** The labels name their unit themselves. */
  mixed: boolean;
}

export interface ScaleRequest {
  axis: PlotAxis;
  unit: string;
  values: readonly number[];
  pixels: readonly [number, number];
  /** Most labels that have room. */
  room: number;
  /** A unit's symbol as the page writes it. */
  unitText: (symbol: string) => string;
  /** Ends at round numbers. */
  round: boolean;
  /** Zero belongs to it, as with bars. */
  zero?: boolean;
  /** Labels of slots that stand for something that is no number. */
  place?: ((value: number) => string) | undefined;
  /** Whole things are counted: no ticks between them, and large ones in words (`1.2M`). */
  counted?: boolean | undefined;
}

function domainOf({ axis, unit, values, round, zero }: ScaleRequest): [number, number] {
  if (axis.range) return [toShown(axis.range[0], axis.unit, unit), toShown(axis.range[1], axis.unit, unit)];
  const shown = values.map((value) => toShown(value, axis.unit, unit)).filter((value) => Number.isFinite(value));
  const log = axis.scale === 'log';
  const usable = log ? shown.filter((value) => value > 0) : shown;
  if (usable.length === 0) return log ? [1, 10] : [0, 1];
  const all = zero && !log ? [...usable, 0] : usable;
  const [low, high] = [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
  if (log) return round || low === high ? logEnds(low === high ? low / 2 : low, low === high ? high * 2 : high) : [low, high];
  const flat = high - low <= Math.abs(high) * 1e-9;
  return flat ? [low - (Math.abs(low) / 10 || 1), high + (Math.abs(high) / 10 || 1)] : [low, high];
}

function powerText(value: number): string {
  const power = Math.floor(Math.log10(value) + 1e-9);
  const digit = Math.round(value / 10 ** power);
  const raised = [...String(power)].map((sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(sign)]).join('');
  return `${digit === 1 ? '' : `${digit}×`}10${raised}`;
}

/** Labels of a logarithmic axis over many decades: `100 Hz`, `10 kHz`, `1 MHz`, or powers where the unit has no multiples. */
function wideLabel({ axis, unit, unitText }: ScaleRequest, number: NumberText): (value: number) => string {
  const family = familyOf(axis);
  return (value) => {
    const held = toHeld(value, axis.unit, unit);
    const fitting = family.find((one) => {
      const shown = toShown(held, axis.unit, one) * (1 + 1e-9);
      return shown >= 1 && shown < 1000;
    });
    if (family.length < 2 || fitting === undefined) return powerText(value);
    return `${number(toShown(held, axis.unit, fitting), { maximumSignificantDigits: 3 })} ${unitText(fitting)}`;
  };
}

function logScale(request: ScaleRequest, number: NumberText): Scale {
  const { axis, unit, pixels, room } = request;
  const [low, high] = domainOf(request);
  const scale = scaleLog([low, high], pixels);
  const clumsy = low < 0.001 || high > 100_000;
  const plain = (value: number) => number(value, { maximumSignificantDigits: 3 });
  const label = clumsy ? wideLabel(request, number) : plain;
  return {
    unit,
    at: (value) => {
      const shown = toShown(value, axis.unit, unit);
      return shown > 0 && Number.isFinite(shown) ? scale(shown) : null;
    },
    valueAt: (pixel) => toHeld(scale.invert(pixel), axis.unit, unit),
    ticks: logTicks(low, high, room).map((value) => ({ at: scale(value), label: label(value) })),
    minor: logMinor(low, high).map((value) => scale(value)),
    mixed: clumsy && familyOf(axis).length > 1,
  };
}

/** Round numbers; as d3 may give twice as many as asked for, an axis whose labels stand side by side asks for fewer. */
function linearTicks(scale: ReturnType<typeof scaleLinear<number, number>>, { room, round }: ScaleRequest): number[] {
  let values = scale.ticks(room);
  if (round) return values;
  for (let fewer = room - 1; fewer > 0 && values.length > room + 1; fewer -= 1) values = scale.ticks(fewer);
  return values;
}

function linearScale(request: ScaleRequest, number: NumberText): Scale {
  const { axis, unit, pixels, room, round, counted } = request;
  const scale = scaleLinear(domainOf(request), pixels);
  if (round && !axis.range) scale.nice(room);
  const [low = 0, high = 1] = scale.domain();
  const all = unit === '°' ? degreeTicks(low, high, room) : linearTicks(scale, request);
  const values = counted ? all.filter(Number.isInteger) : all;
  const decimals = decimalsOf(values);
  const largest = Math.max(...values.map(Math.abs));
  const look: Parameters<NumberText>[1] =
    largest >= 1e6 && counted
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : largest >= 1e6 || decimals > 5
        ? { notation: 'scientific' }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return {
    unit,
    at: (value) => {
      const pixel = scale(toShown(value, axis.unit, unit));
      return Number.isFinite(pixel) ? pixel : null;
    },
    valueAt: (pixel) => toHeld(scale.invert(pixel), axis.unit, unit),
    // A negative zero would be written with its sign.
    ticks: values.map((value) => ({ at: scale(value), label: number(value + 0, look) })),
    minor: [],
    mixed: false,
  };
}

export function makeScale(request: ScaleRequest, number: NumberText): Scale {
  return request.axis.scale === 'log' ? logScale(request, number) : linearScale(request, number);
}

/** Bars: each value has a slot of its own, in the order given; labels are left out where they would touch. */
export function slotScale({ axis, unit, values, pixels, room, place }: ScaleRequest, number: NumberText): Scale {
  const width = (pixels[1] - pixels[0]) / Math.max(1, values.length);
  const every = Math.max(1, Math.ceil(values.length / room));
  const centre = (index: number) => pixels[0] + (index + 0.5) * width;
  return {
    unit,
    at: (value) => {
      const index = values.indexOf(value);
      return index === -1 ? null : centre(index);
    },
    valueAt: (pixel) => values[Math.min(values.length - 1, Math.max(0, Math.floor((pixel - pixels[0]) / width)))] ?? 0,
    ticks: values.flatMap((value, index) =>
      index % every === 0
        ? [{ at: centre(index), label: place?.(value) ?? number(toShown(value, axis.unit, unit), { maximumSignificantDigits: 9 }) }]
        : [],
    ),
    minor: [],
    mixed: false,
  };
}
