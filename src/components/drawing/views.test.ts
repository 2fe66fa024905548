import { describe, expect, it } from 'vitest';
import type { Outline } from '#contract/api/part.ts';
import { commonStep, stepFor } from './scale.ts';
import { boxOf, merged } from './shape.ts';
import { mainView, sheetViews } from './views.ts';

function outline(family: string, change: Partial<Outline> = {}): Outline {
  return {
    id: family,
    name: family,
    family,
    body: { length: 4.9, width: 3.9, height: 1.75 },
    pins: 8,
    pitch: 1.27,
    lead: { span: 6, width: 0.41, length: null },
    diameter: null,
    rows: null,
    standard: null,
    ...change,
  };
}

const families =
  'axial bga board box box-radial bridge-smd can-radial can-smd chip chip-array coax coin crystal-can crystal-smd d-sub diode-smd dip disc face-bevel face-rectangle face-stadium face-trapezoid fuse gull-dual gull-quad header header-shroud holder housing inductor jack led-radial led-smd lga melf module moulded-chip pot power-smd power-tab qfn reel relay rj45 round sip socket sot tact terminal to-3 to-92 trimmer usb wire'.split(
    ' ',
  );

const size = (one: Outline) => {
  const box = boxOf(mainView(one)?.shapes ?? []);
  return [box.right - box.left, box.bottom - box.top].map((value) => Math.round(value * 100) / 100);
};
const viewsOfBox = (height: number) => sheetViews(outline('box', { body: { length: 12.5, width: 13.4, height } })).map(({ name }) => name);
const sizeOfSwitch = (change: Partial<Outline>) => size(outline('tact', { body: { length: 6, width: 6, height: 5 }, ...change }));
const contactsOf = (one: Outline) => mainView(one)?.shapes.filter(({ paint }) => paint === 'copper') ?? [];
const paths = (one: Outline) => JSON.stringify(sheetViews(one).map(({ shapes }) => merged(shapes)));

describe('package drawings', () => {
  it.each(families)('draws %s with finite numbers, also without pitch and leads', (family) => {
    for (const one of [outline(family), outline(family, { pitch: null, lead: null })]) {
      expect(sheetViews(one).length).toBeGreaterThan(0);
      expect(paths(one)).not.toMatch(/NaN|Infinity|undefined|null,/);
    }
  });

  it.each(families)('draws %s with finite numbers, whatever somebody has typed so far', (family) => {
    const typed: Partial<Outline>[] = [
      { pins: 0 },
      { pins: 1 },
      { pins: 2000, rows: 100 },
      { rows: 1, pitch: 0.001 },
      { body: { length: 0.001, width: 0.001, height: 0 } },
      { body: { length: 500, width: 0.001, height: 500 }, pitch: 500 },
      { lead: { span: null, width: null, length: null }, diameter: 0.001 },
      { lead: { span: 0.001, width: 500, length: 500 }, diameter: 500 },
    ];
    for (const change of typed) expect(paths(outline(family, change)), JSON.stringify(change)).not.toMatch(/NaN|Infinity|undefined|null,/);
  });

  it('shows a box from the side where its height is known', () => {
    expect(viewsOfBox(6.5)).toEqual(['top', 'side']);
    expect(viewsOfBox(0)).toEqual(['top']);
  });

  it('draws no leads of a switch that nobody states', () => {
    expect(sizeOfSwitch({ pitch: null, lead: null })).toEqual([6, 6]);
    expect(sizeOfSwitch({ pitch: 4.5, lead: { span: 6.5, width: null, length: null } })).toEqual([6.5, 6]);
  });

  it('draws the flange of a D-sub connector and each of its contacts, those of three rows closer', () => {
    const body = { length: 30.85, width: 12.5, height: 0 };
    const serial = outline('d-sub', { body, pins: 9, rows: 2, pitch: 2.77, lead: null });
    const video = outline('d-sub', { body, pins: 15, rows: 3, pitch: 2.29, lead: null });
    expect(boxOf(mainView(serial)?.shapes ?? [])).toMatchObject({ left: -15.425, right: 15.425, top: -6.25, bottom: 6.25 });
    expect([contactsOf(serial).length, contactsOf(video).length]).toEqual([9, 15]);
    const [least, most] = [Math.min, Math.max].map((of) => of(...contactsOf(serial).map(({ box }) => (box.left + box.right) / 2)));
    expect((most ?? 0) - (least ?? 0)).toBeCloseTo(4 * 2.77, 6);
  });

  it.each(['face-bevel', 'face-rectangle', 'face-stadium', 'face-trapezoid'])('draws %s as large as the mouth of the port', (family) => {
    expect(size(outline(family, { body: { length: 8.34, width: 2.56, height: 0 }, lead: null }))).toEqual([8.34, 2.56]);
  });

  it('draws a contact of a socket for each pin', () => {
    expect([14, 0].map((pins) => contactsOf(outline('socket', { pins, pitch: 2.54 })).length)).toEqual([14, 0]);
  });

  it.each(['gull-dual', 'sot', 'power-tab'])('gives no dimension of leads of %s that nobody states', (family) => {
    const stated = mainView(outline(family, { lead: { span: 6, width: 0.41, length: 13 } }));
    const sketched = mainView(outline(family, { lead: null }));
    expect(sketched?.shapes.length).toBe(stated?.shapes.length);
    expect(sketched?.dimensions.length).toBeLessThan(stated?.dimensions.length ?? 0);
  });

  it('draws nothing for a family it does not know', () => {
    expect(mainView(outline('hologram'))).toBeNull();
  });

  it('draws an SOIC-8 6.00 mm over its leads and 4.90 mm long', () => {
    expect(size(outline('gull-dual'))).toEqual([6, 4.9]);
  });

  it('puts the leads of a TSOP on its short sides', () => {
    const tsop = outline('gull-dual', {
      body: { length: 18.4, width: 8, height: 1.2 },
      pins: 32,
      pitch: 0.5,
      lead: { span: 20, width: 0.22, length: null },
    });
    expect(size(tsop)).toEqual([20, 8]);
  });

  it('grows a header by its positions and rows', () => {
    const strip = { body: { length: 2.54, width: 5.08, height: 8.5 }, pitch: 2.54, rows: 2 };
    expect(size(outline('header', { ...strip, pins: 20 }))).toEqual([25.4, 5.08]);
  });

  it('stays under 4 kB for a thumb of 144 leads', () => {
    const lqfp = outline('gull-quad', {
      body: { length: 20, width: 20, height: 1.4 },
      pins: 144,
      pitch: 0.5,
      lead: { span: 22, width: 0.22, length: null },
    });
    expect(JSON.stringify(merged(mainView(lqfp)?.shapes ?? [])).length).toBeLessThan(4096);
  });
});

describe('scales', () => {
  it('takes the largest step that fits', () => {
    expect(stepFor(6, 4.9, 32, 32)).toBe(4);
    expect(stepFor(1.6, 0.8, 32, 32)).toBe(16);
  });

  it('gives drawings that stand together the step of the largest', () => {
    const small = { left: -0.5, right: 0.5, top: -0.25, bottom: 0.25 };
    const large = { left: -1.6, right: 1.6, top: -0.8, bottom: 0.8 };
    expect(commonStep([small, large], 40)).toBe(8);
  });

  it('gives no common step where the smallest would be a speck', () => {
    const speck = { left: -0.2, right: 0.2, top: -0.1, bottom: 0.1 };
    const board = { left: -34, right: 34, top: -27, bottom: 27 };
    expect(commonStep([speck, board], 40)).toBeNull();
  });
});
