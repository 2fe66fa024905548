/** Components in the text form of P-CAD, which join pins, symbol and pattern. */
import type { LandPattern } from '#land-patterns/land-pattern.ts';
import { attribute, closed, mm, pt } from './pcad-text.ts';
import { quoted } from './quoted.ts';
import { grid, layOutSymbol, type PlacedPin, type SymbolPin } from './symbol-layout.ts';

export interface PcadPart {
  name: string;
  /** Their names are written as they stand: P-CAD has no bars. */
  pins: readonly SymbolPin[];
  manufacturer: string;
  mpn: string;
  datasheet: string | null;
  description: string;
}

/** P-CAD's types; all others are passive. */
const pinTypes: Readonly<Record<string, string>> = {
  power_in: 'Power',
  power_out: 'Power',
  input: 'Input',
  output: 'Output',
  bidirectional: 'Bidirectional',
  tri_state: 'ThreeState',
};

/** The component of a pattern alone: a pin for each pad, with no symbol. */
export function padComponent(pattern: LandPattern): string[] {
  const numbers = [...new Set(pattern.pads.map(({ number }) => number))];
  return [
    ...head(pattern.name, numbers.length, ''),
    ...numbers.map((number, place) => `    (compPin ${quoted(number)} (partNum 1) (symPinNum ${place + 1}) (gateEq 0) (pinEq 0))`),
    ...attached(pattern, numbers),
    '  )',
  ];
}

export function partComponent(part: PcadPart, pattern: LandPattern | null): string[] {
  const symbol = layOutSymbol(part.pins);
  const { width, height } = symbol.half;
  const corners = [
    { x: -width, y: height },
    { x: width, y: height },
    { x: width, y: -height },
    { x: -width, y: -height },
  ];
  const place = new Map(symbol.pins.map(({ pin: { number } }, index) => [number, index + 1]));
  return [
    `  (symbolDef ${quoted(part.name)}`,
    `    (originalName ${quoted(part.name)})`,
    ...symbol.pins.map(symbolPin),
    ...closed(corners, 0.254).map((one) => `    ${one}`),
    `    ${attribute('RefDes', '', { x: -width, y: height + grid + grid })}`,
    `    ${attribute('Type', '', { x: -width, y: -height - grid - grid })}`,
    '  )',
    ...head(part.name, part.pins.length, 'U'),
    ...part.pins.map(
      ({ number, name, type }) =>
        `    (compPin ${quoted(number)} (pinName ${quoted(name)}) (partNum 1) (symPinNum ${place.get(number) ?? 0}) (gateEq 0) (pinEq 0) (pinType ${pinTypes[type] ?? 'Passive'}))`,
    ),
    `    (attachedSymbol (partNum 1) (altType Normal) (symbolName ${quoted(part.name)}))`,
    ...(pattern
      ? attached(
          pattern,
          part.pins.map(({ number }) => number),
        )
      : []),
    ...properties(part).map(([name, value]) => `    (attr ${quoted(name)} ${quoted(value)})`),
    '  )',
  ];
}

function head(name: string, pins: number, prefix: string): string[] {
  return [
    `  (compDef ${quoted(name)}`,
    `    (originalName ${quoted(name)})`,
    `    (compHeader (sourceLibrary "") (numPins ${pins}) (numParts 1) (alts (ieeeAlt False) (deMorganAlt False)) (refDesPrefix ${quoted(prefix)}))`,
  ];
}

/** Pads whose pin the part does not name, such as a thermal pad that the data sheet counts apart, stay without one. */
function attached(pattern: LandPattern, numbers: readonly string[]): string[] {
  const known = new Set(numbers);
  return [
    `    (attachedPattern (patternNum 1) (patternName ${quoted(pattern.name)})`,
    `      (numPads ${pattern.pads.length})`,
    '      (padPinMap',
    ...pattern.pads.flatMap(({ number }, index) =>
      known.has(number) ? [`        (padNum ${index + 1}) (compPinRef ${quoted(number)})`] : [],
    ),
    '      )',
    '    )',
  ];
}

const steps: Readonly<Record<PlacedPin['turn'], readonly [number, number]>> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

/** P-CAD places a pin by its end at the body and turns it by where it points from there. */
function symbolPin({ pin, x, y, turn }: PlacedPin, index: number): string {
  const [dx, dy] = steps[turn];
  const at = { x: x + dx * grid, y: y + dy * grid };
  const isUpright = turn === 90 || turn === 270;
  const text = (distance: number) => {
    const where = { x: at.x + dx * distance, y: at.y + dy * distance };
    return `(text ${pt(where)} ${quoted(distance > 0 ? pin.name : pin.number)} (rotation ${isUpright ? '90.0' : '0.0'}) (textStyleRef "(Default)"))`;
  };
  return [
    `    (pin (pinNum ${index + 1}) ${pt(at)} (rotation ${(turn + 180) % 360}.0) (pinLength ${mm(grid)})`,
    '(pinDisplay (dispPinDes True) (dispPinName True))',
    `(pinDes ${text(-grid / 2)}) (pinName ${text(grid / 4)}) (defaultPinDes ${quoted(pin.number)}))`,
  ].join(' ');
}

function properties({ manufacturer, mpn, datasheet, description }: PcadPart): [string, string][] {
  const all: [string, string | null][] = [
    ['Manufacturer', manufacturer],
    ['Manufacturer Part Number', mpn],
    ['Description', description],
    ['Datasheet', datasheet],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}
