import { describe, expect, it } from 'vitest';
import { readDrawings } from '#demo-catalog/facts.ts';
import { chipKinds, chipOutlines } from './data/chips.ts';
import { knownOutlines } from './dimensions-of.ts';
import { landPatternOf } from './land-pattern-of.ts';
import { type Density, type LandPattern, type Line, type Rectangle, densities } from './land-pattern.ts';
import { edges } from './pads.ts';

const drawings = new Map(readDrawings().map((drawing) => [drawing.id, drawing]));
const chipCategory = { resistor: 'chip-resistors', capacitor: 'mlcc', inductor: 'power-inductors', ferrite: 'ferrite-beads' };
const known = [
  ...chipKinds.flatMap((kind) => chipOutlines(kind).map((id): [string, string] => [id, chipCategory[kind]])),
  ...knownOutlines.map((id): [string, string] => [id, 'any']),
];

function patternOf(id: string, category: string, density: Density = 'B'): LandPattern {
  const drawing = drawings.get(id);
  const pattern = drawing && landPatternOf(drawing, category, density);
  if (!pattern) throw new Error(`${id} of ${category} has no land pattern`);
  return pattern;
}

/** Least distance of two rectangles; negative when they overlap. */
function gapOf(one: Rectangle, other: Rectangle): number {
  const dx = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
  const dy = Math.abs(one.y - other.y) - (one.height + other.height) / 2;
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

const areaOf = ({ from, to }: Line): Rectangle => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  width: Math.abs(to.x - from.x) + 0.12,
  height: Math.abs(to.y - from.y) + 0.12,
});

describe('landPatternOf', () => {
  it.each(known)('keeps lands, silkscreen and courtyard of %s (%s) apart at every density level', (id, category) => {
    for (const density of densities) {
      const { pads, silkscreen, courtyard, body, pinOne } = patternOf(id, category, density);
      const gaps = pads.flatMap((pad, place) =>
        pads.slice(place + 1).flatMap((other) => (other.number === pad.number ? [] : [gapOf(pad, other)])),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(0.149);
      expect(Math.min(...pads.flatMap(({ width, height }) => [width, height]))).toBeGreaterThan(0.1);
      const dot = pinOne && { ...pinOne, width: 0.3, height: 0.3 };
      for (const line of silkscreen) {
        if (dot) expect(gapOf(areaOf(line), dot)).toBeGreaterThan(0.1);
        expect(Math.min(...pads.map((pad) => gapOf(areaOf(line), pad)))).toBeGreaterThan(0.19);
      }
      const frame = edges(courtyard);
      for (const inside of [...pads, body].map(edges)) {
        expect(inside.left).toBeGreaterThan(frame.left);
        expect(inside.right).toBeLessThan(frame.right);
        expect(inside.top).toBeGreaterThan(frame.top);
        expect(inside.bottom).toBeLessThan(frame.bottom);
      }
    }
  });

  it.each(known)('needs no more room for %s (%s) the denser the board', (id, category) => {
    const areas = densities.map((density) => patternOf(id, category, density).courtyard).map(({ width, height }) => width * height);
    expect(areas).toEqual(areas.toSorted((a, b) => b - a));
  });

  it('numbers the lands counter-clockwise from the upper left', () => {
    const soic = patternOf('soic-8', 'op-amps').pads;
    expect(soic.map(({ number, x, y }) => [number, Math.sign(x), y])).toEqual([
      ['1', -1, -1.905],
      ['2', -1, -0.635],
      ['3', -1, 0.635],
      ['4', -1, 1.905],
      ['5', 1, 1.905],
      ['6', 1, 0.635],
      ['7', 1, -0.635],
      ['8', 1, -1.905],
    ]);
    const sot = patternOf('sot-23-5', 'op-amps').pads;
    expect(sot.map(({ number, x, y }) => [number, Math.sign(x), y])).toEqual([
      ['1', -1, -0.95],
      ['2', -1, 0],
      ['3', -1, 0.95],
      ['4', 1, 0.95],
      ['5', 1, -0.95],
    ]);
    const [left, bottom, right, top] = ['1', '9', '17', '25'].map((number) =>
      patternOf('lqfp-32', 'microcontrollers').pads.find((pad) => pad.number === number),
    );
    expect([left?.y, bottom?.x, right?.y, top?.x]).toEqual([-2.8, -2.8, 2.8, 2.8]);
    expect([left, right].map((pad) => Math.sign(pad?.x ?? 0))).toEqual([-1, 1]);
    expect([bottom, top].map((pad) => Math.sign(pad?.y ?? 0))).toEqual([1, -1]);
  });

  it('gives the broad first lead of an SOT-143 a broader land, nearer to the second', () => {
    const [first, second, third, fourth] = patternOf('sot-143', 'supervisors').pads;
    expect([first, second, third, fourth].map((pad) => pad?.y)).toEqual([-0.76, 0.96, 0.96, -0.96]);
    expect(first?.height).toBeGreaterThan(1);
    expect([second?.height, third?.height, fourth?.height]).toEqual([0.6, 0.6, 0.6]);
  });

  it('has the lands that the maker recommends at every level where dimensions are not known, the drain in two of one number', () => {
    const [most, least] = [patternOf('lfpak56', 'mosfets', 'A'), patternOf('lfpak56', 'mosfets', 'C')];
    expect(most.pads).toEqual(least.pads);
    expect(most.rule).toBe('Nexperia SOT669');
    expect(most.pads.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '5']);
    const diode = patternOf('do-220aa', 'schottky-diodes');
    expect(diode.polarity).toBe('cathode');
    expect(diode.pads.map(({ width, height }) => [width, height])).toEqual([
      [2.67, 2.54],
      [0.762, 1.27],
    ]);
  });

  it('divides the paste of a thermal pad so that 50 to 80 % of it are covered', () => {
    const pad = patternOf('qfn-32-5x5', 'microcontrollers').pads.at(-1);
    expect(pad).toMatchObject({ number: '33', width: 3.1, height: 3.1 });
    const paste = (pad?.paste ?? []).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(pad?.paste).toHaveLength(9);
    expect(paste / (3.1 * 3.1)).toBeGreaterThan(0.5);
    expect(paste / (3.1 * 3.1)).toBeLessThan(0.8);
  });

  it('names a pattern as IPC-7351B does', () => {
    expect(patternOf('soic-8', 'op-amps').name).toBe('SOIC127P600X175-8N');
    expect(patternOf('qfn-16-3x3', 'op-amps', 'A').name).toBe('QFN50P300X300X100-17M');
    expect(patternOf('chip-0603', 'chip-resistors', 'C').name).toBe('RESC1608X45L');
    expect(patternOf('lqfp-48', 'microcontrollers').name).toBe('QFP50P900X900X160-48N');
  });

  it('has none where the dimensions are unknown, or are not those that the catalog draws', () => {
    const chip = { id: 'chip-0603', pins: 2, body: { length: 1.6, width: 0.8, height: 0.45 } };
    expect(landPatternOf(chip, 'chip-resistors', 'B')).not.toBeNull();
    expect(landPatternOf(chip, 'leds', 'B')).toBeNull();
    expect(landPatternOf({ ...chip, body: { ...chip.body, length: 2 } }, 'chip-resistors', 'B')).toBeNull();
    expect(landPatternOf({ ...chip, id: 'board' }, 'chip-resistors', 'B')).toBeNull();
    expect(landPatternOf({ id: 'soic-8', pins: 14, body: { length: 4.9, width: 3.9, height: 1.75 } }, 'op-amps', 'B')).toBeNull();
  });
});
