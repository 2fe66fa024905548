import { describe, expect, it } from 'vitest';
import { knownOutlines } from '#land-patterns/dimensions-of.ts';
import { readDrawings } from '#demo-catalog/facts.ts';
import { landPatternOf } from '#land-patterns/land-pattern-of.ts';
import { children } from '#land-patterns/testing/read-kicad.ts';
import { graphicsOf, length, only, pcadPads, point, readPcad, word } from '#land-patterns/testing/read-pcad.ts';
import { patternOf, samplePatterns } from '#land-patterns/testing/sample-patterns.ts';
import type { PcadPart } from './pcad-component.ts';
import { pcadLibrary } from './pcad-library.ts';

const drawings = readDrawings();
/** Every outline that has dimensions of its own, and chips of each kind. */
const patterns = [
  ...samplePatterns(),
  ...drawings.filter(({ id }) => knownOutlines.includes(id)).flatMap((drawing) => landPatternOf(drawing, 'op-amps', 'B') ?? []),
];

const part: PcadPart = {
  name: 'LM"X',
  pins: [
    { number: '1', name: 'OUT', type: 'output', role: 'output' },
    { number: '2', name: 'V-', type: 'power_in', role: 'ground' },
    { number: '3', name: 'IN+', type: 'input', role: 'input' },
    { number: '4', name: 'IN-', type: 'input', role: 'input' },
    { number: '5', name: 'V+', type: 'power_in', role: 'power' },
  ],
  manufacturer: 'Maker',
  mpn: 'LM"X',
  datasheet: null,
  description: 'An amplifier',
};

describe('pcadLibrary', () => {
  it('writes every land of every package, y upwards, with its number and its hole', () => {
    expect(patterns.length).toBeGreaterThan(60);
    for (const pattern of patterns) {
      const { library } = readPcad(pcadLibrary(pattern.name, pattern, null));
      expect(word(library, 'patternDefExtended')).toBe(pattern.name);
      expect(pcadPads(library)).toEqual(
        pattern.pads.map(({ number, x, y, width, height, hole, radius }) => ({
          number,
          shape: width === height && radius >= width / 2 ? 'Ellipse' : 'Rect',
          x,
          y: -y + 0,
          width,
          height,
          hole: hole ?? 0,
          below: hole === null ? 0 : width,
        })),
      );
    }
  });

  it('states millimetres, and draws the courtyard, the body, the silkscreen and the first pin', () => {
    const pattern = patternOf('soic-8', 'op-amps');
    const { header, library } = readPcad(pcadLibrary(pattern.name, pattern, null));
    expect(word(header, 'fileUnits')).toBe('mm');
    const [silkscreen = [], body = [], courtyard = []] = children(graphicsOf(library), 'layerContents');
    expect([silkscreen, body, courtyard].map((layer) => word(layer, 'layerNumRef'))).toEqual(['6', '10', '12']);
    expect(children(silkscreen, 'line')).toHaveLength(pattern.silkscreen.length);
    expect(point(only(silkscreen, 'arc'))).toEqual({ x: pattern.pinOne?.x, y: -(pattern.pinOne?.y ?? 0) });
    const corners = children(courtyard, 'line').map((line) => length(children(line, 'pt')[0]?.[1]));
    expect(Math.max(...corners) - Math.min(...corners)).toBeCloseTo(pattern.courtyard.width, 6);
    expect(children(body, 'line')).toHaveLength(5);
  });

  it('joins the pins of a part with the pads of the same number', () => {
    const pattern = patternOf('sot-23-5', 'op-amps');
    const { library } = readPcad(pcadLibrary('LMX', pattern, part));
    const component = only(library, 'compDef');
    expect(component[1]).toBe('LM"X');
    expect(word(only(component, 'compHeader'), 'numPins')).toBe('5');
    const found = children(component, 'compPin').map((pin) => [pin[1], word(pin, 'pinName'), word(pin, 'pinType')]);
    expect(found).toEqual([
      ['1', 'OUT', 'Output'],
      ['2', 'V-', 'Power'],
      ['3', 'IN+', 'Input'],
      ['4', 'IN-', 'Input'],
      ['5', 'V+', 'Power'],
    ]);
    const attached = only(component, 'attachedPattern');
    expect(word(attached, 'patternName')).toBe(pattern.name);
    const map = only(attached, 'padPinMap');
    const pads = children(map, 'padNum').map(([, number]) => pattern.pads[Number(number) - 1]?.number);
    expect(pads).toEqual(children(map, 'compPinRef').map(([, number]) => number));
    expect(pads).toHaveLength(5);
    expect(word(only(component, 'attachedSymbol'), 'symbolName')).toBe(String(only(library, 'symbolDef')[1]));
  });

  it('draws each pin of the symbol from the edge of the body outwards, on the grid of schematics', () => {
    const { library } = readPcad(pcadLibrary('LMX', null, part));
    const symbol = only(library, 'symbolDef');
    const right = Math.max(...children(symbol, 'line').map((line) => point(line.slice(0, 2)).x));
    const pins = new Map(
      children(symbol, 'pin').map((pin) => [word(pin, 'defaultPinDes'), { ...point(pin), turn: word(pin, 'rotation') }]),
    );
    expect(pins.get('1')).toMatchObject({ x: right, turn: '0.0' });
    expect(pins.get('3')).toMatchObject({ x: -right, turn: '180.0' });
    expect(pins.get('5')).toMatchObject({ turn: '90.0' });
    expect(pins.get('2')).toMatchObject({ turn: '270.0' });
    for (const { x, y } of pins.values()) for (const at of [x, y]) expect(Math.abs(at / 2.54 - Math.round(at / 2.54))).toBeLessThan(1e-3);
    const component = only(library, 'compDef');
    const placed = children(component, 'compPin').map((pin) => [pin[1], word(pin, 'symPinNum')]);
    const numbered = children(symbol, 'pin').map((pin) => [word(pin, 'defaultPinDes'), word(pin, 'pinNum')]);
    expect(new Set(placed.map(String))).toEqual(new Set(numbered.map(String)));
    expect(children(component, 'attachedPattern')).toEqual([]);
  });
});
