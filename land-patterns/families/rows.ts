/** Terminals in two or four rows: SO, TSSOP, QFP, SOT, QFN, SON, with or without a thermal pad. */
import { type Dimension, middle, roundUp } from '#land-patterns/dimension.ts';
import { courtyardAround, dotOver, silkscreenAround } from '#land-patterns/frame.ts';
import { type Joint, jointGoals } from '#land-patterns/joint-goals.ts';
import type { Density, LandPattern, Pad } from '#land-patterns/land-pattern.ts';
import { type Lands, landsOf, leastGap } from '#land-patterns/lands.ts';
import { hundredths, levelLetter } from '#land-patterns/names.ts';
import { rectangle, surfacePad, thermalPad } from '#land-patterns/pads.ts';

/** Numbers of the pins of a row, counter-clockwise from the upper left; null where the lead frame has none. */
export type Row = readonly (string | null)[];

interface Side {
  /** Over the terminals of this row and the one that faces it. */
  span: Dimension;
}

export interface Rows {
  family: 'rows';
  joint: Joint;
  /** What IPC-7351B begins the name with: SOIC, SOP, QFP … */
  prefix: string;
  body: { x: Dimension; y: Dimension };
  pitch: number;
  lead: { length: Dimension; width: Dimension };
  /** Rows at the left and the right. */
  columns: Side & { left: Row; right: Row };
  /** Rows at the bottom and the top. */
  lines?: Side & { bottom: Row; top: Row };
  /** A lead of pin 1 that is broader than the others, its middle moved towards the next one. */
  first?: { width: Dimension; inwards: number };
  thermal?: { x: Dimension; y: Dimension; varies: boolean };
  height: number;
  source: string;
}

export function rows(part: Rows, density: Density): LandPattern {
  const goals = jointGoals[part.joint];
  const { columns, lines } = part;
  const lands = clearOf(part, landsOf({ ...part.lead, span: columns.span }, goals, density), part.thermal?.x, lines?.bottom.length ?? 0);
  const pads = [...column(columns.left, part.pitch, lands, -1), ...column(columns.right, part.pitch, lands, 1)];
  if (lines) {
    const across = clearOf(part, landsOf({ ...part.lead, span: lines.span }, goals, density), part.thermal?.y, columns.left.length);
    pads.push(
      ...column(lines.bottom, part.pitch, across, -1).map(quarterTurn),
      ...column(lines.top, part.pitch, across, 1).map(quarterTurn),
    );
  }
  const [front] = pads;
  if (part.first && front) pads[0] = broadened(front, part, part.first, density);
  pads.sort((one, other) => Number(one.number) - Number(other.number));
  if (part.thermal) {
    pads.push(thermalPad(String(pads.length + 1), rectangle(0, 0, middle(part.thermal.x), middle(part.thermal.y))));
  }
  const body = rectangle(0, 0, middle(part.body.x), middle(part.body.y));
  const pinOne = pads[0] ? dotOver(pads[0]) : null;
  const largest = rectangle(0, 0, Math.max(part.body.x[1], columns.span[1]), Math.max(part.body.y[1], lines?.span[1] ?? 0));
  return {
    name: nameOf(part, pads.length, density),
    density,
    mounting: 'surface',
    pads,
    body,
    courtyard: courtyardAround([...pads, largest], goals.courtyard[density]),
    silkscreen: silkscreenAround(body, pads, pinOne),
    pinOne,
    polarity: 'none',
    rule: goals.table,
    source: part.source,
    thermalVaries: part.thermal?.varies ?? false,
  };
}

/** Lands no wider than the pitch allows, and no longer than the row around the corner (of `corner` lands) and the thermal pad do. */
function clearOf(part: Rows, lands: Lands, thermal: Dimension | undefined, corner: number): Lands {
  const width = Math.min(lands.width, part.pitch - leastGap);
  const atCorner = corner === 0 ? 0 : (corner - 1) * part.pitch + width + Math.SQRT2 * leastGap;
  const atThermal = thermal ? middle(thermal) + 2 * leastGap : 0;
  const inner = Math.max(lands.inner, atCorner, atThermal);
  return { outer: lands.outer, inner: inner > lands.inner ? roundUp(inner, 0.01) : inner, width };
}

/** Lands of the left row downwards (`side` −1) or of the right one upwards (1). */
function column(row: Row, pitch: number, { outer, inner, width }: Lands, side: 1 | -1): Pad[] {
  return row.flatMap((number, place) => {
    if (number === null) return [];
    const y = -side * (place - (row.length - 1) / 2) * pitch;
    return [surfacePad(number, rectangle((side * (outer + inner)) / 4, y, (outer - inner) / 2, width))];
  });
}

/** The land of a first lead that is broader than the others. */
function broadened(pad: Pad, part: Rows, first: NonNullable<Rows['first']>, density: Density): Pad {
  const { width } = landsOf({ length: part.lead.length, width: first.width, span: part.columns.span }, jointGoals[part.joint], density);
  return surfacePad(pad.number, rectangle(pad.x, pad.y + first.inwards, pad.width, width));
}

/** The left row becomes the lower one, its pins from left to right. */
function quarterTurn(pad: Pad): Pad {
  return surfacePad(pad.number, rectangle(pad.y, -pad.x, pad.height, pad.width));
}

/** IPC-7351B, table 3-23: pitch, span or body, height and pins; of packages without leads and of four rows both sizes. */
function nameOf({ prefix, pitch, columns, lines, body, joint, height }: Rows, count: number, density: Density): string {
  const spans = joint === 'smallNoLead' ? [body.x, body.y] : [columns.span, ...(lines ? [lines.span] : [])];
  const sizes = spans.map((span) => hundredths(middle(span))).join('X');
  return `${prefix}${hundredths(pitch)}P${sizes}X${hundredths(height)}-${count}${levelLetter[density]}`;
}

/** A row of pins with consecutive numbers. */
export function pins(from: number, count: number): Row {
  return Array.from({ length: count }, (_, place) => String(from + place));
}
