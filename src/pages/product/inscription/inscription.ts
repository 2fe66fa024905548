/** What the drawing of a body says, so that a part is told from others of its package. */
import type { Outline, ProductDetail } from '#contract/api/part.ts';
import { digitCode, eia96Code } from '#calculators/math/marking/chip-resistor-code.ts';
import type { Box, DrawingView, Shape } from '#src/components/drawing/shape.ts';

type Part = Pick<ProductDetail, 'mpn' | 'attributes' | 'part_class'>;

/** Bodies large enough for the part number. */
const numbered = new Set([
  'bga',
  'bga-partial',
  'bridge-smd',
  'dip',
  'gull-dual',
  'gull-quad',
  'lga',
  'power-smd',
  'power-tab',
  'qfn',
  'relay',
  'to-92',
]);
const valued = new Set(['can-radial', 'can-smd', 'moulded-chip']);
const resistors = new Set<string | null>(['chip-resistors', 'current-sense-resistors']);
/** Millimeters: chips shorter than this (0603) bear nothing. */
const shortestChip = 1.5;
/** Millimeters: chips shorter than this (0805) have room for three characters. */
const shortestFourDigits = 1.9;
/** From this tolerance in % on, two digits and a power of ten tell the value. */
const coarse = 5;
const longestLine = 8;
const micro = 1e-6;

/** Its lines; null where the body bears nothing or nothing is known. */
export function inscriptionOf(part: Part, outline: Outline): string[] | null {
  const read = (key: string) => part.attributes.find((attribute) => attribute.key === key)?.si ?? null;
  if (numbered.has(outline.family)) return numberLines(part.mpn);
  if (valued.has(outline.family)) return valueLines(read('capacitance'), read('ratedVoltage'));
  if (outline.family !== 'chip' || !resistors.has(part.part_class)) return null;
  const code = chipCode(read('resistance'), read('tolerance'), outline.body.length);
  return code === null ? null : [code];
}

/** IEC 60062; of E96 values that three digits cannot say, its annex A. */
function chipCode(resistance: number | null, tolerance: number | null, length: number): string | null {
  if (resistance === null || length < shortestChip) return null;
  const exact = (code: { code: string; resistance: number } | null) =>
    code !== null && Math.abs(code.resistance - resistance) <= 1e-9 * resistance ? code.code : null;
  const three = exact(digitCode(resistance, 3));
  if (resistance === 0 || (tolerance ?? 0) >= coarse) return three;
  return length < shortestFourDigits ? (three ?? exact(eia96Code(resistance))) : exact(digitCode(resistance, 4));
}

/** Microfarads and volts, as cans bear them. */
function valueLines(capacitance: number | null, voltage: number | null): string[] | null {
  if (capacitance === null || voltage === null) return null;
  return [`${Number((capacitance / micro).toPrecision(3))}µ`, `${voltage}V`];
}

/** A seam farther from the middle than this part of the number would leave one line much longer than the other. */
const farthestSeam = 0.2;

/** A long number in two lines, parted near the middle behind a sign, else where letters and digits meet. */
function numberLines(mpn: string): string[] {
  if (mpn.length <= longestLine) return [mpn];
  const middle = mpn.length / 2;
  const nearest = (seams: RegExp) =>
    [...mpn.matchAll(seams)]
      .map(({ index }) => index)
      .filter((index) => Math.abs(index - middle) <= farthestSeam * mpn.length)
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const cut = nearest(/(?<=[-/,])/g) ?? nearest(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/gi) ?? Math.ceil(middle);
  return [mpn.slice(0, cut), mpn.slice(cut)];
}

const area = ({ box }: Shape) => (box.right - box.left) * (box.bottom - box.top);

/** Where there is room on the body of a view: its largest face without stripes; the side that marks minus is left out. */
export function faceOf({ shapes }: DrawingView, family: string): Box | null {
  const paint = family === 'can-smd' ? 'alumina' : 'mould';
  const [face] = shapes.filter((shape) => shape.paint === paint).toSorted((a, b) => area(b) - area(a));
  if (!face) return null;
  const covers = shapes.filter((shape) => shape.paint === 'stripe' || (family === 'can-smd' && shape.path.includes('A')));
  return covers.reduce((room, { box }) => {
    const isLeft = box.left + box.right < room.left + room.right;
    return isLeft ? { ...room, left: Math.max(room.left, box.right) } : { ...room, right: Math.min(room.right, box.left) };
  }, face.box);
}

/** Of a character of the monospaced font, in parts of its size. */
const advance = 0.62;
export const lineHeight = 1.25;
/** Part of the face that the text may fill, and of its shorter side that a character may be high. */
const fill = 0.8;
const highest = 0.34;

export interface TextPlace {
  x: number;
  y: number;
  /** Size of the font in millimeters. */
  size: number;
  isUpright: boolean;
}

/** Text in the middle of a face, turned where it has more room that way. */
export function placeText(lines: readonly string[], face: Box): TextPlace {
  const wide = face.right - face.left;
  const high = face.bottom - face.top;
  const longest = Math.max(...lines.map(({ length }) => length));
  const fit = (along: number, across: number) =>
    Math.min((along * fill) / (longest * advance), (across * fill) / (lines.length * lineHeight), highest * Math.min(wide, high));
  const [level, turned] = [fit(wide, high), fit(high, wide)];
  const isUpright = turned > 1.3 * level;
  return { x: (face.left + face.right) / 2, y: (face.top + face.bottom) / 2, size: isUpright ? turned : level, isUpright };
}
