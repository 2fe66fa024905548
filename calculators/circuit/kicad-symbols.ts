/** Symbols that a schematic brings along: plain shapes of our own, with the pins of KiCad's `Device` library. */
import type { CircuitPart } from './circuit.ts';

export const font = '(effects (font (size 1.27 1.27)))';
export const hidden = '(effects (font (size 1.27 1.27)) hide)';
const stroke = '(stroke (width 0.254) (type default)) (fill (type none))';
const line = (...points: readonly string[]) => `(polyline (pts ${points.map((point) => `(xy ${point})`).join(' ')}) ${stroke})`;

const pin = (number: number, at: string, type = 'passive') =>
  `(pin ${type} line (at ${at}) (length 1.27) (name "~" ${font}) (number "${number}" ${font}))`;
const upright = `${pin(1, '0 3.81 270')} ${pin(2, '0 -3.81 90')}`;

interface Symbol {
  shape: string;
  pins: string;
  /** Where each pin ends, from the middle, in the schematic's direction: y down. */
  ends: readonly (readonly [x: number, y: number])[];
}

const twoPins = [
  [0, -3.81],
  [0, 3.81],
] as const;

/** By kind of part. */
export const symbols: Readonly<Record<CircuitPart['kind'], Symbol>> = {
  R: { shape: `(rectangle (start -1.016 -2.54) (end 1.016 2.54) ${stroke})`, pins: upright, ends: twoPins },
  C: {
    shape: `${line('-2.032 0.762', '2.032 0.762')} ${line('-2.032 -0.762', '2.032 -0.762')} ${line('0 2.54', '0 0.762')} ${line('0 -2.54', '0 -0.762')}`,
    pins: upright,
    ends: twoPins,
  },
  L: {
    shape: `(rectangle (start -0.635 -2.54) (end 0.635 2.54) (stroke (width 0.254) (type default)) (fill (type outline)))`,
    pins: upright,
    ends: twoPins,
  },
  U: {
    shape: line('-5.08 5.08', '5.08 0', '-5.08 -5.08', '-5.08 5.08'),
    pins: `${pin(1, '-6.35 2.54 0', 'input')} ${pin(2, '-6.35 -2.54 0', 'input')} ${pin(3, '6.35 0 180', 'output')}`,
    ends: [
      [-6.35, -2.54],
      [-6.35, 2.54],
      [6.35, 0],
    ],
  },
};

const property = (name: string, value: string, isHidden: boolean) =>
  `(property "${name}" "${value}" (at 2.54 0 0) ${isHidden ? hidden : font})`;

/** The library entry of a kind of part. */
export function librarySymbol(kind: CircuitPart['kind']): string {
  const { shape, pins } = symbols[kind];
  const properties = [
    property('Reference', kind, false),
    property('Value', kind, false),
    property('Footprint', '', true),
    property('Datasheet', '~', true),
  ];
  return [
    `    (symbol "Calculator:${kind}" (pin_numbers hide) (pin_names (offset 0) hide) (in_bom yes) (on_board yes)`,
    ...properties.map((one) => `      ${one}`),
    `      (symbol "${kind}_0_1" ${shape})`,
    `      (symbol "${kind}_1_1" ${pins}))`,
  ].join('\n');
}
